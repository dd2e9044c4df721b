import type { ReactNode } from 'react'
import { useNearViewport } from '../../hooks/use-near-viewport.ts'
import { toLocalText } from '../../domain/language.ts'
import { getEffectivePrice, isOrderable, type MenuItem } from '../../domain/menu.ts'
import { formatAed } from '../../domain/money.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { MenuGrid, type MenuGridProps } from './MenuGrid.tsx'
import styles from './MenuGroups.module.css'

/**
 * Some items of a large menu: cards near the viewport, otherwise a line of text each, which can be
 * found, printed and read without JavaScript as well.
 */
export function LazyMenuGrid({ items, onShow }: MenuGridProps): ReactNode {
  const { language, messages } = useMessages()
  const [element, isNear] = useNearViewport<HTMLDivElement>()
  const toLine = (item: MenuItem): string =>
    `${toLocalText(item.name, language).text} · ${isOrderable(item) ? formatAed(getEffectivePrice(item)) : messages.menu.priceOnRequest}\n`
  return (
    <div ref={element} className={styles.chunk} data-pairs={Math.ceil(items.length / 2)}>
      {isNear ? (
        <MenuGrid items={items} onShow={onShow} />
      ) : (
        <p className={styles.lines}>{items.map(toLine).join('')}</p>
      )}
    </div>
  )
}
