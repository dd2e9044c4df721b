/**
 * Content types of the Contentful space and their fields; the owner must fill in those that are
 * `required`. A test compares them with content/sample/lahab.json, from which a space is set up.
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
