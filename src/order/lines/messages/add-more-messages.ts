import { createMessages } from '#i18n/create-messages.ts'
import { addMoreAr } from './add-more.ar.ts'
import { addMoreEn, type AddMoreMessages } from './add-more.en.ts'

/** Messages of what checkout offers beside the order. */
export const { get: getAddMoreMessages, use: useAddMoreMessages } = createMessages<AddMoreMessages>(
  addMoreAr,
  addMoreEn,
)

export type { AddMoreMessages }
