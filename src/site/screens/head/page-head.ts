import { words } from '../../../../restaurant.config.ts'
import type { Page } from '#core/routes.ts'
import type { Language } from '#core/text/language.ts'
import { getPageMessages } from '../../messages/page-messages.ts'

/** What the head of a page says of it, in one language. */
interface PageHead {
  readonly title: (restaurant: string) => string
  readonly description: string
}

/** The head of any page but that of a dish. */
export function getPageHead(page: Exclude<Page, 'dish'>, language: Language): PageHead {
  const { head, homeTitle } = getPageMessages(language)
  if (page !== 'home') return head[page]
  return {
    title: (restaurant) => homeTitle(restaurant, words.city[language]),
    description: words.description[language],
  }
}
