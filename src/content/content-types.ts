/**
 * The content types of the Contentful space with their fields; `required` is what the owner has to fill in. A test
 * compares them with those of content/sample/lahab.json, from which a space is set up.
 */
export const CONTENT_TYPES = {
  menuItem: {
    nameEn: 'required',
    nameAr: 'required',
    descriptionEn: 'optional',
    descriptionAr: 'optional',
    price: 'required',
    image: 'optional',
    category: 'required',
    sortOrder: 'optional',
  },
  galleryImage: {
    title: 'optional',
    images: 'required',
  },
} as const satisfies Record<string, Readonly<Record<string, 'required' | 'optional'>>>

export type TypeMenuItemFields = (typeof CONTENT_TYPES)['menuItem']
export type TypeGalleryImageFields = (typeof CONTENT_TYPES)['galleryImage']
