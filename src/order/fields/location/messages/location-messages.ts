import { locationAr } from './location.ar.ts'
import { locationEn, type LocationMessages } from './location.en.ts'
import { createMessages } from '#i18n/create-messages.ts'

/** Messages of the customer’s location. They load with its button. */
export const { get: getLocationMessages, use: useLocationMessages } = createMessages<LocationMessages>(
  locationAr,
  locationEn,
)

export type { LocationMessages }
