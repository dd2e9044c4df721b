import { handOffAr } from './hand-off.ar.ts'
import { handOffEn, type HandOffMessages } from './hand-off.en.ts'
import { createMessages } from '#i18n/create-messages.ts'

/** Messages for a customer who comes back from WhatsApp. */
export const { use: useHandOffMessages } = createMessages<HandOffMessages>(handOffAr, handOffEn)

export type { HandOffMessages }
