import { toLocalText } from '#core/text/language.ts'
import { describeLine } from '../describe-line.ts'
import type { PricedLine } from '../price.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useBasket } from '../state/lines-store.ts'

/**
 * Returns the item's name; where the item has several lines, with what this one is asked for, so that
 * no two controls of checkout have one accessible name: 'Classic Burger, no pickles'.
 */
export function useLineName(line: PricedLine): string {
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const lines = useBasket().lines.filter(({ itemId }) => itemId === line.itemId)
  const name = toLocalText(line.item.name, language).text
  if (lines.length === 1) return name
  const describe = (own: PricedLine): string => {
    const asked = describeLine(own, language, checkout).flatMap(({ kind, options }) =>
      options.map(({ text: { text } }) => (kind === 'requests' ? text.toLocaleLowerCase(language) : text)),
    )
    return asked.length === 0 ? checkout.asItComes : asked.join(checkout.listSeparator)
  }
  const alike = lines.filter((other) => describe(other) === describe(line))
  const number = alike.length === 1 ? '' : ` (${alike.findIndex(({ lineId }) => lineId === line.lineId) + 1})`
  return name + checkout.listSeparator + describe(line) + number
}
