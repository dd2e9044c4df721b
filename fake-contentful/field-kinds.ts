import { contentTypeOf, type Catalogue } from './catalogue.ts'
import { CONTENT_MODEL, type ContentField } from './content-model.ts'

/** What a value can be compared as. 'any' is a field that the model does not know: each value goes by its own type. */
export type ValueKind = 'id' | 'text' | 'number' | 'time' | 'link' | 'any'

/** The kind of a field by its name; null for one that nobody has heard of. */
export type KindOfField = (name: string) => ValueKind | null

const KINDS: Readonly<Record<ContentField['type'], ValueKind>> = {
  Symbol: 'text',
  Text: 'text',
  Number: 'number',
  Link: 'link',
  Array: 'link',
}

/** The fields of the model, and those that entries of the content type have besides: tests serve any field. */
export function entryFields(catalogue: Catalogue, contentType: string | null): KindOfField {
  const model = CONTENT_MODEL.find(({ id }) => id === contentType)?.fields ?? []
  // A content type that nobody has heard of is an error of its own, told before its fields.
  if (contentType !== null && !catalogue.contentTypes.has(contentType)) return () => 'any'
  return (name) => {
    const known = model.find(({ id }) => id === name)
    if (known !== undefined) return KINDS[known.type]
    const entries = catalogue.entries.all.filter((entry) => contentTypeOf(entry) === contentType)
    return entries.some(({ fields }) => Object.hasOwn(fields, name)) ? 'any' : null
  }
}

/** The fields of an asset; of its file only that it is there can be asked. */
export function assetField(name: string): ValueKind | null {
  if (name === 'title' || name === 'description') return 'text'
  return name === 'file' ? 'link' : null
}
