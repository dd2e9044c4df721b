import { createMessages } from '#i18n/create-messages.ts'
import { openingHoursAr } from './opening-hours.ar.ts'
import { openingHoursEn, type OpeningHoursMessages } from './opening-hours.en.ts'

/** Messages of the opening hours as sentences. */
export const { get: getOpeningHoursMessages } = createMessages<OpeningHoursMessages>(openingHoursAr, openingHoursEn)
