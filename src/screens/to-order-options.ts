import { compareSortOrder, type Content } from '../content/map-content.ts'
import type { DeliveryArea } from '../domain/delivery-area.ts'
import { toLocalText, type Language } from '../domain/language.ts'
import type { OrderOptions } from '../domain/order-options.ts'

/** Returns what the owner has published for checkout; empty where nothing is. */
export function toOrderOptions(
  { deliveryAreas, settings }: Pick<Content, 'deliveryAreas' | 'settings'>,
  language: Language,
): OrderOptions {
  const areas = sortAreas(deliveryAreas, language)
  return {
    ...(areas.length > 0 && { areas }),
    ...(areas.length > 0 && settings.hasOtherAreas && { hasOtherAreas: true as const }),
    ...(settings.payments.length > 0 && { payments: settings.payments }),
  }
}

function sortAreas(areas: Content['deliveryAreas'], language: Language): readonly DeliveryArea[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const getName = ({ name }: DeliveryArea): string => toLocalText(name, language).text
  return areas
    .toSorted((one, other) => compareSortOrder(one, other) || compare(getName(one), getName(other)))
    .map(({ sortOrder: _order, ...area }) => area)
}
