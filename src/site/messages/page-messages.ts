import { pageAr } from './page.ar.ts'
import { pageEn, type PageMessages } from './page.en.ts'
import { createMessages } from '#i18n/create-messages.ts'

/** Messages that only the server renders. */
export const { get: getPageMessages } = createMessages<PageMessages>(pageAr, pageEn)

export type { PageMessages }
