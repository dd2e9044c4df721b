import type { ReactNode } from 'react'
import { toImageSources } from '#core/images/image-sources.ts'
import { keepFigures } from '#core/text/keep-figures.ts'
import { formatAed } from '#core/money.ts'
import { getPath } from '#core/routes.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { getDrawing } from '#menu/domain/drawing.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { useMenuMessages } from '#menu/messages/menu-messages.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useBasket } from '../../lines/state/lines-store.ts'
import { useOrder } from '../../state/current-order.ts'
import { Figure } from '#ui/Figure.tsx'
import { ResponsiveImage } from '#ui/ResponsiveImage.tsx'
import styles from './BasketBar.module.css'
import { useStayWhenOffline } from './use-stay-when-offline.ts'

const MAX_PICTURES = 4

/**
 * Link to checkout with the dishes' pictures, item count, what is missing to the area's minimum, and total: at the
 * bottom of a phone's screen, and in a corner of a wide window. Without a connection it stays on the page.
 */
export function BasketBar(): ReactNode {
  const language = useLanguage()
  const messages = useMenuMessages()
  const { lines, itemCount, total } = useBasket()
  const { checkout } = useCheckoutMessages()
  const { fields, amounts, problems } = useOrder()
  // Of a delivery that is withdrawn only checkout speaks.
  const missing = fields.area === undefined || problems.method !== undefined ? 0 : amounts.missing
  const stayWhenOffline = useStayWhenOffline()
  if (itemCount === 0) return null
  return (
    <div className={styles.container}>
      <a className={styles.bar} data-sticky-bar href={getPath('checkout', language)} onClick={stayWhenOffline}>
        <Pictures items={lines.map(({ item }) => item)} />
        <span className={styles.label}>{`${messages.menu.viewOrder} · ${itemCount}`}</span>
        <Figure>{formatAed(total)}</Figure>
        {missing > 0 && (
          <span className={styles.missing}>{keepFigures(checkout.toMinimum(formatAed(amounts.missing)))}</span>
        )}
      </a>
    </div>
  )
}

/** Each dish once, the newest last; how many more there are comes first. The number of pieces is in the text. */
function Pictures({ items }: { items: readonly MenuItem[] }): ReactNode {
  const dishes = [...new Map(items.map((item) => [item.id, item])).values()]
  const shown = dishes.slice(-MAX_PICTURES)
  const more = dishes.length - shown.length
  return (
    <span className={styles.pictures} aria-hidden>
      {more > 0 && (
        <bdi className={styles.picture} data-dish-picture="">
          +{more}
        </bdi>
      )}
      {shown.map((item) => (
        <span key={item.id} className={styles.picture} data-dish-picture={item.id}>
          <ResponsiveImage
            sources={item.image ? toImageSources(item.image, 'round') : null}
            alt=""
            categoryIcon={getDrawing(item)}
          />
        </span>
      ))}
    </span>
  )
}
