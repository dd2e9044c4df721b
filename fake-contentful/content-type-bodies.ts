import { ENVIRONMENT, link, timeOf } from './catalogue.ts'
import { CONTENT_MODEL, type ContentField } from './content-model.ts'

/** The content types of the model as the API shows them: without the words to the owner, with what it adds itself. */
export function contentTypeBodies(space: string) {
  return CONTENT_MODEL.map(({ id, name, description, displayField, fields }) => ({
    sys: {
      space: link('Space', space),
      id,
      type: 'ContentType',
      createdAt: timeOf(0),
      updatedAt: timeOf(0),
      environment: link('Environment', ENVIRONMENT),
      revision: 1,
    },
    displayField,
    name,
    description,
    fields: fields.map(fieldBody),
  }))
}

function fieldBody({ id, name, type, linkType, items, required, validations }: ContentField) {
  return {
    id,
    name,
    type,
    localized: false,
    required,
    validations,
    disabled: false,
    omitted: false,
    ...(linkType === undefined ? {} : { linkType }),
    ...(items === undefined ? {} : { items }),
  }
}
