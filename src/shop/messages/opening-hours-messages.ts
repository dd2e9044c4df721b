import { createMessages } from '#i18n/create-messages.ts'
import { openingHoursAr } from './opening-hours.ar.ts'
import { openingHoursEn, type OpeningHoursMessages } from './opening-hours.en.ts'

/** Messages of the hours in words, for the server. */
export const { get: getOpeningHoursMessages } = createMessages<OpeningHoursMessages>(openingHoursAr, openingHoursEn)
