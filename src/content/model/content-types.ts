import exportFile from '../../../content/sample/lahab.json' with { type: 'json' }
import { CATEGORIES } from '#menu/domain/menu.ts'

/** Content types of the Contentful space. A space is set up from content/sample/lahab.json. */
export const CONTENT_TYPES = [
  'menuItem',
  'galleryImage',
  'shopSettings',
  'specialDay',
  'deliveryArea',
  'extra',
  'category',
  'choice',
] as const

export type ContentType = (typeof CONTENT_TYPES)[number]

export type OptionalType = Exclude<ContentType, 'menuItem' | 'galleryImage'>

/** What only an owner adds; a space has a menu and a gallery without it. */
export const OPTIONAL_TYPES: readonly OptionalType[] = CONTENT_TYPES.filter(
  (type) => type !== 'menuItem' && type !== 'galleryImage',
)

/** What Contentful takes in a field, or in a line of a list. */
export interface Validations {
  readonly range?: { readonly min: number; readonly max: number }
  /** Days, 'YYYY-MM-DD'. */
  readonly dateRange?: { readonly min: string; readonly max: string }
  /** Characters of a text, or lines of a list. */
  readonly size?: { readonly max: number }
  readonly regexp?: { readonly pattern: string }
  /** What Contentful says of a text that the pattern does not match. */
  readonly message?: string
  readonly in?: readonly (string | number)[]
  readonly unique?: boolean
  readonly linkContentType?: readonly ContentType[]
  readonly linkMimetypeGroup?: readonly string[]
}

/** A value of a field, or of a line of a list. */
export interface ValueModel {
  readonly type: string
  readonly linkType?: string
  readonly validations: readonly Validations[]
}

/** A field of a content type; `name` is what the owner reads in Contentful. */
export interface FieldModel extends ValueModel {
  readonly id: string
  readonly name: string
  readonly required: boolean
  /** Of a list. */
  readonly items?: ValueModel
}

type TypeModel = { readonly name: string; readonly fields: readonly FieldModel[] }

const TYPES = Object.fromEntries(
  exportFile.contentTypes.map(({ sys, name, fields }) => [
    sys.id,
    { name, fields: (fields as readonly FieldModel[]).map(takeOwnCategories) },
  ]),
) as Readonly<Partial<Record<string, TypeModel>>>

/** The categories are those of the restaurant, of whichever one the export is. */
function takeOwnCategories(field: FieldModel): FieldModel {
  const validations = [{ in: CATEGORIES }]
  if (field.id === 'category') return { ...field, validations }
  return ['categories', 'discountedCategories'].includes(field.id)
    ? { ...field, items: { type: 'Symbol', validations } }
    : field
}

/** Name of a content type as the owner reads it in Contentful. */
export function getTypeName(type: ContentType): string {
  return findType(type).name
}

export function listFields(type: ContentType): readonly FieldModel[] {
  return findType(type).fields
}

/** Name of a field as the owner reads it in Contentful. Throws for a field that the type lacks. */
export function getFieldName(type: ContentType, field: string): string {
  return findField(type, field).name
}

/** What Contentful takes in a field. Throws for a field that the type lacks. */
export function getValidations(type: ContentType, field: string): Validations {
  return joinValidations(findField(type, field))
}

export function joinValidations({ validations }: ValueModel): Validations {
  return Object.assign({}, ...validations) as Validations
}

function findType(type: ContentType): TypeModel {
  const found = TYPES[type]
  if (found === undefined) throw new Error(`no content type ${type} in lahab.json`)
  return found
}

export function findField(type: ContentType, field: string): FieldModel {
  const found = listFields(type).find(({ id }) => id === field)
  if (found === undefined) throw new Error(`no field ${type}.${field} in lahab.json`)
  return found
}
