import type { Image } from '#core/images/image-sources.ts'
import { toShareImage } from '#core/images/share-image.ts'
import { formatAed } from '#core/money.ts'
import { toLocalText, type Language } from '#core/text/language.ts'
import { truncateWithEllipsis } from '#core/text/text.ts'
import { isolateLtr, isolate } from '#core/text/isolate.ts'
import { getShownPrice, isOrderable, type MenuItem } from '#menu/domain/menu.ts'
import { formatAvailability } from '#menu/messages/format-availability.ts'
import { getMenuMessages } from '#menu/messages/menu-messages.ts'
import { getPageMessages } from '../../messages/page-messages.ts'

/** What the head of a dish's page says of it. */
export interface DishHead {
  readonly id: string
  readonly title: (restaurant: string) => string
  /** With the price first, because previews of links cut it off. */
  readonly description: string
  /** null: the restaurant's. */
  readonly image: Image | null
}

/** In code points: more than any search engine or messenger shows. */
const MAX_DESCRIPTION = 300

export function toDishHead(item: MenuItem, language: Language): DishHead {
  const name = toLocalText(item.name, language).text
  return {
    id: item.id,
    title: (restaurant) => getPageMessages(language).dishTitle(name, restaurant),
    description: truncateWithEllipsis(describe(item, language), MAX_DESCRIPTION),
    image: item.image && toShareImage(item.image),
  }
}

/** 'from AED 13.50 · Sold out today · Grilled chicken with garlic sauce' */
function describe(item: MenuItem, language: Language): string {
  const { menu } = getMenuMessages(language)
  const text = toLocalText(item.description, language).text
  return [
    describePrice(item, language),
    item.availability === undefined ? '' : formatAvailability(item.availability, language, menu),
    language === 'ar' ? isolate(text) : text,
  ]
    .filter((part) => !/^[\u2068\u2069]*$/u.test(part))
    .join(' · ')
}

function describePrice(item: MenuItem, language: Language): string {
  const { menu } = getMenuMessages(language)
  if (!isOrderable(item)) return menu.priceOnRequest
  const { price, isFixed } = getShownPrice(item)
  const amount = language === 'ar' ? isolateLtr(formatAed(price)) : formatAed(price)
  return isFixed ? amount : `${menu.priceFrom} ${amount}`
}
