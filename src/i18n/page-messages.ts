import { pageAr } from './ar/page.ts'
import { pageEn, type PageMessages } from './en/page.ts'
import { createMessages } from './create-messages.ts'

/** Messages that only the server renders. */
export const { get: getPageMessages } = createMessages<PageMessages>(pageAr, pageEn)

export type { PageMessages }
