import { searchAr } from './search.ar.ts'
import { searchEn, type SearchMessages } from './search.en.ts'
import { createMessages } from '#i18n/create-messages.ts'

/** Messages of the menu's search, loaded with it. */
export const { get: getSearchMessages, use: useSearchMessages } = createMessages<SearchMessages>(searchAr, searchEn)

export type { SearchMessages }
