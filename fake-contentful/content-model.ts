import { MENU_CATEGORIES } from './menu-file.ts'

/** A content type in the Delivery API's words, as `/content_types` shows it and `content:push` creates it. */
export interface ContentType {
  readonly id: string
  readonly name: string
  readonly description: string
  /** The field that names an entry in the owner's lists. */
  readonly displayField: string
  readonly fields: readonly ContentField[]
}

export interface ContentField {
  readonly id: string
  readonly name: string
  readonly type: 'Symbol' | 'Text' | 'Number' | 'Link' | 'Array'
  readonly linkType?: 'Asset'
  /** Of an Array: what it is a list of. */
  readonly items?: {
    readonly type: 'Link'
    readonly linkType: 'Asset'
    readonly validations: readonly Readonly<Record<string, unknown>>[]
  }
  readonly required: boolean
  readonly validations: readonly Readonly<Record<string, unknown>>[]
  /** A word to the owner, beneath the field. */
  readonly help?: string
}

const PICTURES_ONLY = { linkMimetypeGroup: ['image'] }

/** What the owner fills in: the one source of the embedded service, of a real space and of the types (CNT-1). */
export const CONTENT_MODEL: readonly ContentType[] = [
  {
    id: 'menuItem',
    name: 'Menu item',
    description: 'A dish or a drink of the menu.',
    displayField: 'nameEn',
    fields: [
      { id: 'nameEn', name: 'Name (English)', type: 'Symbol', required: true, validations: [{ size: { max: 120 } }] },
      { id: 'nameAr', name: 'Name (Arabic)', type: 'Symbol', required: true, validations: [{ size: { max: 120 } }] },
      {
        id: 'descriptionEn',
        name: 'Description (English)',
        type: 'Text',
        required: false,
        validations: [{ size: { max: 1000 } }],
        help: 'Amounts such as 120g or 330 ml are shown in red.',
      },
      {
        id: 'descriptionAr',
        name: 'Description (Arabic)',
        type: 'Text',
        required: false,
        validations: [{ size: { max: 1000 } }],
      },
      {
        id: 'price',
        name: 'Price in AED',
        type: 'Number',
        required: true,
        validations: [{ range: { min: 0, max: 100_000 } }],
        help: 'The full price. The quarter off a best seller is taken by the site.',
      },
      {
        id: 'image',
        name: 'Picture',
        type: 'Link',
        linkType: 'Asset',
        required: false,
        validations: [PICTURES_ONLY],
        help: 'Four to three, at least 1200 wide. Without one a drawing of the category is shown.',
      },
      { id: 'category', name: 'Category', type: 'Symbol', required: true, validations: [{ in: MENU_CATEGORIES }] },
    ],
  },
  {
    id: 'galleryImage',
    name: 'Gallery',
    description: 'Pictures of the gallery, in their order.',
    displayField: 'title',
    fields: [
      {
        id: 'title',
        name: 'Title',
        type: 'Symbol',
        required: false,
        validations: [],
        help: 'Only for this list; the site does not show it.',
      },
      {
        id: 'images',
        name: 'Pictures',
        type: 'Array',
        items: { type: 'Link', linkType: 'Asset', validations: [PICTURES_ONLY] },
        required: true,
        validations: [],
        help: 'What a picture shows: its title in English, its description in Arabic.',
      },
    ],
  },
]
