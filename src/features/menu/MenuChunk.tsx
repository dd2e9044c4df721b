import type { ReactNode } from 'react'
import { useNearViewport } from '../../hooks/use-near-viewport.ts'
import { toLocalText } from '../../domain/language.ts'
import { getEffectivePrice, isOrderable, type MenuItem } from '../../domain/menu.ts'
import { chunkMenu, SMALL_CHUNK_SIZE, type ItemChunk } from './chunk-menu.ts'
import { formatAed } from '../../domain/money.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { MenuGrid } from './MenuGrid.tsx'
import styles from './MenuGroups.module.css'

interface MenuChunkProps extends ItemChunk<MenuItem> {
  readonly onShow: (item: MenuItem) => void
}

/**
 * Some dishes of a large menu: cards where the visitor is, and else a line of text each, which is found, printed and read without
 * JavaScript as well (C21, P01). The first on the page are never left out.
 */
export function MenuChunk({ items: items, before, onShow }: MenuChunkProps): ReactNode {
  const { language, messages } = useMessages()
  const [chunk, isNear] = useNearViewport<HTMLDivElement>()
  const line = (item: MenuItem): string =>
    `${toLocalText(item.name, language).text} · ${isOrderable(item) ? formatAed(getEffectivePrice(item)) : messages.menu.priceOnRequest}\n`
  return (
    <div ref={chunk} className={styles.piece}>
      {!isNear && before >= SMALL_CHUNK_SIZE ? (
        <p className={styles.far} ref={(lines) => lines?.style.setProperty('--dishes', String(items.length))}>
          {items.map(line).join('')}
        </p>
      ) : items.length > SMALL_CHUNK_SIZE ? (
        chunkMenu(items, before, SMALL_CHUNK_SIZE).map((small) => (
          <MenuChunk key={small.before} {...small} onShow={onShow} />
        ))
      ) : (
        <MenuGrid items={items} onShow={onShow} />
      )}
    </div>
  )
}
