import { rememberAr } from './remember.ar.ts'
import { rememberEn, type RememberMessages } from './remember.en.ts'
import { createMessages } from '#i18n/create-messages.ts'

/** Messages of what the browser keeps of the last order. */
export const { get: getRememberMessages, use: useRememberMessages } = createMessages<RememberMessages>(
  rememberAr,
  rememberEn,
)

export type { RememberMessages }
