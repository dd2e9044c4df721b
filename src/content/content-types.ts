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
    available: 'optional',
    availableFrom: 'optional',
    availableUntil: 'optional',
    isBestSeller: 'optional',
    calories: 'optional',
    allergens: 'optional',
    labels: 'optional',
  },
  galleryImage: {
    title: 'optional',
    images: 'required',
  },
  shopSettings: {
    title: 'optional',
    weeklyHours: 'optional',
    lastOrderMinutes: 'optional',
    pausedUntil: 'optional',
    pauseWhat: 'optional',
    pauseReasonEn: 'optional',
    pauseReasonAr: 'optional',
    payments: 'optional',
    later: 'optional',
    leadMinutes: 'optional',
    slotMinutes: 'optional',
    otherAreas: 'optional',
    goesWith: 'optional',
    phone: 'optional',
    whatsapp: 'optional',
    addressEn: 'optional',
    addressAr: 'optional',
    deliveryApps: 'optional',
    tiktok: 'optional',
    instagram: 'optional',
    facebook: 'optional',
    rating: 'optional',
    showPromo: 'optional',
    promoEn: 'optional',
    promoAr: 'optional',
  },
  specialDay: {
    title: 'optional',
    from: 'required',
    to: 'required',
    closed: 'optional',
    hours: 'optional',
    messageEn: 'optional',
    messageAr: 'optional',
    iftar: 'optional',
  },
  deliveryArea: {
    nameEn: 'required',
    nameAr: 'required',
    fee: 'optional',
    minimum: 'optional',
    freeFrom: 'optional',
    minutes: 'optional',
    closed: 'optional',
    sortOrder: 'optional',
  },
} as const satisfies Record<string, Readonly<Record<string, 'required' | 'optional'>>>

export type MenuItemFields = (typeof CONTENT_TYPES)['menuItem']
export type GalleryImageFields = (typeof CONTENT_TYPES)['galleryImage']
export type ShopSettingsFields = (typeof CONTENT_TYPES)['shopSettings']
export type SpecialDayFields = (typeof CONTENT_TYPES)['specialDay']
export type DeliveryAreaFields = (typeof CONTENT_TYPES)['deliveryArea']

/** Content types that a space set up by an earlier release does not have. */
export const LATER_CONTENT_TYPES = ['shopSettings', 'specialDay', 'deliveryArea'] as const
