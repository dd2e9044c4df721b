import type { ContentType as Draft, MigrationFunction, IFieldOptions } from 'contentful-migration'
import { CONTENT_MODEL, type ContentField, type ContentType } from '../../fake-contentful/content-model.ts'

/** The content types a space has, each with the ids of its fields. */
export type KnownTypes = Readonly<Record<string, readonly string[]>>

/** Creates what a space lacks of the content model and brings the rest up to it; fields of the owner's own stay. */
export function stepsFor(known: KnownTypes): MigrationFunction {
  return function contentModel(migration) {
    for (const type of CONTENT_MODEL) {
      const { id, name, description, displayField } = type
      const fields = known[id]
      const draft =
        fields === undefined
          ? migration.createContentType(id, { name, description, displayField })
          : migration.editContentType(id, { name, description, displayField })
      describeFields(draft, type, fields ?? [])
    }
  }
}

function describeFields(draft: Draft, { fields }: ContentType, known: readonly string[]): void {
  for (const field of fields) {
    if (known.includes(field.id)) draft.editField(field.id, optionsOf(field))
    else draft.createField(field.id, optionsOf(field))
  }
  // After all fields: each change of kind is a batch of requests of its own.
  for (const field of fields) {
    draft.changeFieldControl(field.id, 'builtin', editorOf(field), helpOf(field))
  }
}

function optionsOf({ name, type, linkType, items, required, validations }: ContentField): IFieldOptions {
  return {
    name,
    type,
    ...(linkType === undefined ? {} : { linkType }),
    ...(items === undefined ? {} : { items: { ...items, validations: [...items.validations] } }),
    required,
    localized: false,
    validations: [...validations],
  }
}

function helpOf({ help }: ContentField): { helpText?: string } {
  return help === undefined ? {} : { helpText: help }
}

/** What the owner fills a field in with. */
function editorOf({ type, validations }: ContentField) {
  if (validations.some((validation) => 'in' in validation)) return 'dropdown'
  const editors = {
    Symbol: 'singleLine',
    Text: 'multipleLine',
    Number: 'numberEditor',
    Link: 'assetLinkEditor',
    Array: 'assetGalleryEditor',
  } as const
  return editors[type]
}
