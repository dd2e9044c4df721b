import { useCheckoutState } from '../../state/checkout-store.ts'
import type { ReactNode } from 'react'
import { keepFigures } from '../../../core/text/keep-figures.ts'
import { toLocalText } from '../../../core/text/language.ts'
import type { PricedLine } from '../../domain/priced-basket.ts'
import { formatAed } from '../../../core/money.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { formatProblem } from '../../messages/format-problem.ts'
import { useLanguage } from '../../../i18n/language-context.tsx'
import { useMenuMessages } from '../../../menu/messages/menu-messages.ts'
import { useBasket } from '../../state/order-store.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useProblemAt } from '../../state/current-order.ts'
import styles from './BasketNotices.module.css'

/**
 * What has changed since the customer chose: removed items, new prices, another fee; and what an order
 * that was ordered again lacks. The live region is always in the document, because only later changes to it
 * are announced.
 */
export function BasketNotices(): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const { menu } = useMenuMessages()
  const dropped = useCheckoutState('dropped')
  const repriced = useCheckoutState('repriced')
  const goneExtras = useCheckoutState('goneExtras')
  const missingCount = useCheckoutState('missingCount')
  const fullItems = useCheckoutState('fullItems')
  const problem = useProblemAt('basket')
  const { lines } = useBasket()
  const findLines = (ids: readonly string[]): readonly PricedLine[] =>
    ids.flatMap((id) => lines.find(({ itemId }) => itemId === id) ?? [])
  // Lines of one item may have other extras, and so other prices: each price once.
  const changed = lines.filter(({ itemId, unitPrice }, index) => {
    const first = lines.findIndex((other) => other.itemId === itemId && other.unitPrice === unitPrice)
    return repriced.includes(itemId) && first === index
  })
  const withoutExtras = goneExtras.flatMap(({ itemId, name }) =>
    findLines([itemId]).map(({ item }) =>
      messages.checkout.extraGone(toLocalText(item.name, language).text, name && toLocalText(name, language).text),
    ),
  )
  return (
    <div role="status" className={styles.notices}>
      {dropped > 0 && <Notice>{keepFigures(messages.checkout.dropped(dropped))}</Notice>}
      {missingCount > 0 && <Notice>{keepFigures(messages.checkout.leftOut(missingCount))}</Notice>}
      {findLines(fullItems).map(({ itemId, item }) => (
        <Notice key={itemId}>{menu.quantityMax(toLocalText(item.name, language).text)}</Notice>
      ))}
      {[...new Set(withoutExtras)].map((text) => (
        <Notice key={text}>{keepFigures(text)}</Notice>
      ))}
      {problem !== null && <Notice>{keepFigures(formatProblem(problem, language, messages))}</Notice>}
      {changed.length > 0 && (
        <div className={styles.notice}>
          <Icon name="info" size={20} />
          <div>
            <p>{messages.checkout.repriced}</p>
            <ul>
              {changed.map((line) => (
                <li key={line.lineId}>
                  <LocalizedText text={toLocalText(line.item.name, language)} pageLanguage={language} />{' '}
                  <Figure>{formatAed(line.unitPrice)}</Figure>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}

function Notice({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className={styles.notice}>
      <Icon name="info" size={20} />
      {children}
    </p>
  )
}
