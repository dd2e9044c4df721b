import { stringifyForHtml } from '#core/text/stringify-for-html.ts'
import { getDishPath, getPath } from '#core/routes.ts'
import type { Language } from '#core/text/language.ts'
import type { Image } from '#core/images/image-sources.ts'
import { isSoldOut, type Availability } from '#menu/domain/availability.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { getFilter } from '#menu/domain/filter.ts'
import { getCategoryName } from '#menu/messages/get-category-name.ts'
import { getSiteMessages } from '../../messages/site-messages.ts'
import type { PageData } from '../data/page-data.ts'
import { SCHEMA, toMenuItem, type Json } from './structured-data.ts'

interface DishDataInput extends Pick<PageData, 'restaurant' | 'offerLastDay'> {
  readonly dish: MenuItem
  readonly image: Image | null
  readonly language: Language
  /** Public origin without a trailing slash. */
  readonly origin: string
}

/** Renders a dish with its offer, and the way to it from home, as schema.org data in one language. */
export function renderDishData({ dish, image, language, origin, ...terms }: DishDataInput): string {
  const { restaurant } = terms
  const url = origin + getDishPath(dish.id, language)
  const { offers, ...item } = toMenuItem(dish, language, terms)
  const menuItem = {
    ...item,
    '@id': `${url}#dish`,
    url,
    ...(image !== null && { image: new URL(image.url, origin).href }),
    ...(offers !== undefined && {
      offers: { ...offers, ...toAvailability(dish.availability), url, seller: { '@id': `${origin}/#restaurant` } },
    }),
  }
  const home = getPath('home', language)
  const steps = [
    { name: restaurant.name[language], item: origin + home },
    { name: getSectionName(dish, language), item: origin + getPath('home', language, 'menu') },
    { name: item.name, item: url },
  ]
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
  return stringifyForHtml({ '@context': SCHEMA, '@graph': [menuItem, breadcrumbs] })
}

/** A dish of certain hours is offered in these, by the clock of Dubai. */
function toAvailability(availability: Availability | undefined): Json {
  if (availability === undefined) return { availability: `${SCHEMA}/InStock` }
  if (availability === 'soldOut' || isSoldOut(availability)) return { availability: `${SCHEMA}/SoldOut` }
  const [from, until] = availability
  return {
    availability: `${SCHEMA}/LimitedAvailability`,
    availabilityStarts: `${from}:00+04:00`,
    availabilityEnds: `${until}:00+04:00`,
  }
}

function getSectionName(dish: MenuItem, language: Language): string {
  return getFilter(dish) === null ? getSiteMessages(language).nav.menu : getCategoryName(dish, language).text
}
