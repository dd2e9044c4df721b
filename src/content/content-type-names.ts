import type { CONTENT_TYPES } from './content-types.ts'

type ContentType = keyof typeof CONTENT_TYPES
type FieldName<Type extends ContentType> = Record<keyof (typeof CONTENT_TYPES)[Type] & string, string>

/**
 * Names of the content types and their fields as the owner reads them in Contentful. A test compares
 * them with content/sample/lahab.json.
 */
export const CONTENT_TYPE_NAMES = {
  menuItem: {
    name: 'Menu item',
    fields: {
      nameEn: 'Name (English)',
      nameAr: 'Name (Arabic)',
      descriptionEn: 'Description (English)',
      descriptionAr: 'Description (Arabic)',
      price: 'Price in AED',
      image: 'Picture',
      category: 'Category',
      sortOrder: 'Position in the menu',
      available: 'Available',
      availableFrom: 'Served from',
      availableUntil: 'Served until',
      isBestSeller: 'Best seller',
      calories: 'Calories',
      allergens: 'Allergens',
      labels: 'Labels',
    },
  },
  galleryImage: {
    name: 'Gallery',
    fields: {
      title: 'Title',
      images: 'Pictures',
    },
  },
  shopSettings: {
    name: 'Shop settings',
    fields: {
      title: 'Title',
      weeklyHours: 'Weekly hours',
      lastOrderMinutes: 'Last orders, minutes before closing',
      pausedUntil: 'Paused until',
      pauseWhat: 'What is paused',
      pauseReasonEn: 'Reason of the pause (English)',
      pauseReasonAr: 'Reason of the pause (Arabic)',
      payments: 'Payment at the door',
      later: 'Orders for later',
      leadMinutes: 'Earliest time, minutes from now',
      slotMinutes: 'Minutes between two times',
      otherAreas: 'Delivery to other areas',
      goesWith: 'Goes well with',
      phone: 'Phone',
      whatsapp: 'WhatsApp number',
      addressEn: 'Address (English)',
      addressAr: 'Address (Arabic)',
      deliveryApps: 'Delivery apps',
      tiktok: 'TikTok',
      instagram: 'Instagram',
      facebook: 'Facebook',
      rating: 'Google rating',
      showPromo: 'Show the offer banner',
      promoEn: 'Offer banner (English)',
      promoAr: 'Offer banner (Arabic)',
    },
  },
  specialDay: {
    name: 'Special day',
    fields: {
      title: 'Title',
      from: 'First day',
      to: 'Last day',
      closed: 'Closed',
      hours: 'Hours',
      messageEn: 'Message (English)',
      messageAr: 'Message (Arabic)',
      iftar: 'Iftar times',
    },
  },
  deliveryArea: {
    name: 'Delivery area',
    fields: {
      nameEn: 'Name (English)',
      nameAr: 'Name (Arabic)',
      fee: 'Delivery fee in AED',
      minimum: 'Smallest order in AED',
      freeFrom: 'Free delivery from, in AED',
      minutes: 'Minutes until delivery',
      closed: 'No delivery today',
      sortOrder: 'Position in the list',
    },
  },
} as const satisfies { [Type in ContentType]: { name: string; fields: FieldName<Type> } }

/** Name of a field in Contentful; its ID if the type has no such field. */
export function getFieldName(type: ContentType, field: string): string {
  const fields: Readonly<Record<string, string>> = CONTENT_TYPE_NAMES[type].fields
  return fields[field] ?? field
}
