import exportFile from '../../content/sample/lahab.json' with { type: 'json' }

/** Content types of the Contentful space. A space is set up from content/sample/lahab.json. */
export const CONTENT_TYPES = [
  'menuItem',
  'galleryImage',
  'shopSettings',
  'specialDay',
  'deliveryArea',
  'extra',
  'category',
] as const

export type ContentType = (typeof CONTENT_TYPES)[number]

export type OptionalType = Exclude<ContentType, 'menuItem' | 'galleryImage'>

/** What only an owner adds; a space has a menu and a gallery without it. */
export const OPTIONAL_TYPES: readonly OptionalType[] = CONTENT_TYPES.filter(
  (type) => type !== 'menuItem' && type !== 'galleryImage',
)

/** The validations of Contentful that the site repeats; the others are not read here. */
interface Validations {
  readonly range?: { readonly min: number; readonly max: number }
  readonly size?: { readonly max: number }
  readonly in?: readonly string[]
}

/** Name of a content type as the owner reads it in Contentful. */
export function getTypeName(type: ContentType): string {
  return findType(type).name
}

/** Name of a field as the owner reads it in Contentful. Throws for a field that the type lacks. */
export function getFieldName(type: ContentType, field: string): string {
  return findField(type, field).name
}

/** What Contentful takes in a field. Throws for a field that the type lacks. */
export function getValidations(type: ContentType, field: string): Validations {
  return Object.assign({}, ...findField(type, field).validations) as Validations
}

function findType(type: ContentType) {
  const found = exportFile.contentTypes.find(({ sys }) => sys.id === type)
  if (found === undefined) throw new Error(`no content type ${type} in lahab.json`)
  return found
}

function findField(type: ContentType, field: string) {
  const found = findType(type).fields.find(({ id }) => id === field)
  if (found === undefined) throw new Error(`no field ${type}.${field} in lahab.json`)
  return found
}
