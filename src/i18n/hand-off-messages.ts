import { handOffAr } from './ar/hand-off.ts'
import { handOffEn, type HandOffMessages } from './en/hand-off.ts'
import { createMessages } from './create-messages.ts'

/** Messages for a customer who comes back from WhatsApp. */
export const { use: useHandOffMessages } = createMessages<HandOffMessages>(handOffAr, handOffEn)

export type { HandOffMessages }
