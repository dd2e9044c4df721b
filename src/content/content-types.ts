import exportFile from '../../content/sample/lahab.json' with { type: 'json' }

/**
 * Content types of the Contentful space and their fields, for the compiler, which can't read them
 * from a JSON file. A test compares them with content/sample/lahab.json, from which a space is set
 * up and all else about a field is read.
 */
export const CONTENT_FIELDS = {
  menuItem: [
    'nameEn',
    'nameAr',
    'descriptionEn',
    'descriptionAr',
    'price',
    'image',
    'category',
    'sortOrder',
    'available',
    'availableFrom',
    'availableUntil',
    'isBestSeller',
    'calories',
    'allergens',
    'labels',
  ],
  galleryImage: ['title', 'images'],
  shopSettings: [
    'title',
    'weeklyHours',
    'lastOrderMinutes',
    'pausedUntil',
    'pauseWhat',
    'pauseReasonEn',
    'pauseReasonAr',
    'payments',
    'later',
    'leadMinutes',
    'slotMinutes',
    'otherAreas',
    'goesWith',
    'phone',
    'whatsapp',
    'addressEn',
    'addressAr',
    'deliveryApps',
    'tiktok',
    'instagram',
    'facebook',
    'rating',
    'showPromo',
    'promoEn',
    'promoAr',
  ],
  specialDay: ['title', 'from', 'to', 'closed', 'hours', 'messageEn', 'messageAr', 'iftar'],
  deliveryArea: ['nameEn', 'nameAr', 'fee', 'minimum', 'freeFrom', 'minutes', 'closed', 'sortOrder'],
} as const satisfies Record<string, readonly string[]>

export type ContentType = keyof typeof CONTENT_FIELDS
export type FieldOf<Type extends ContentType> = (typeof CONTENT_FIELDS)[Type][number]

/** The fields of an entry with values that are not validated yet. */
export type Untrusted<Type extends ContentType> = Readonly<Partial<Record<FieldOf<Type>, unknown>>>

export const CONTENT_TYPES = Object.keys(CONTENT_FIELDS) as ContentType[]

/** Content types that a space set up by an earlier release does not have. */
export const OPTIONAL_CONTENT_TYPES = ['shopSettings', 'specialDay', 'deliveryArea'] as const

/** A rule of Contentful's for the values of a field; the others are not read here. */
interface Validation {
  readonly [rule: string]: unknown
  readonly range?: { readonly min: number; readonly max: number }
  readonly size?: { readonly max: number }
}

/** Name of a content type as the owner reads it in Contentful. */
export function getTypeName(type: ContentType): string {
  return findType(type)?.name ?? type
}

/** Name of a field as the owner reads it in Contentful; its ID if the type has no such field. */
export function getFieldName(type: ContentType, field: string): string {
  return findField(type, field)?.name ?? field
}

/** The numbers that Contentful takes in a field. Throws for a field that takes any. */
export function getRange<Type extends ContentType>(
  type: Type,
  field: FieldOf<Type>,
): { readonly min: number; readonly max: number } {
  const range = getValidations(type, field).find((validation) => validation.range !== undefined)?.range
  if (range === undefined) throw new Error(`${type}.${field} has no range in lahab.json`)
  return range
}

/** How many characters Contentful takes in a field. Throws for a field without a limit. */
export function getMaxCharacters<Type extends ContentType>(type: Type, field: FieldOf<Type>): number {
  const size = getValidations(type, field).find((validation) => validation.size !== undefined)?.size
  if (size === undefined) throw new Error(`${type}.${field} has no size in lahab.json`)
  return size.max
}

function getValidations(type: ContentType, field: string): readonly Validation[] {
  return findField(type, field)?.validations ?? []
}

function findType(type: ContentType) {
  return exportFile.contentTypes.find(({ sys }) => sys.id === type)
}

function findField(type: ContentType, field: string) {
  return findType(type)?.fields.find(({ id }) => id === field)
}
