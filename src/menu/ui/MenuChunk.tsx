import type { ReactNode, Ref } from 'react'
import { keepFigures } from '../../core/text/keep-figures.ts'
import { toLocalText } from '../../core/text/language.ts'
import { getEffectivePrice, isOrderable, type MenuItem } from '../domain/menu.ts'
import { formatAed } from '../../core/money.ts'
import { formatAvailability } from '../messages/format-availability.ts'
import { useLanguage } from '../../i18n/language-context.tsx'
import { useMenuMessages } from '../messages/menu-messages.ts'
import styles from './MenuGroups.module.css'

interface MenuChunkProps {
  readonly items: readonly MenuItem[]
  readonly ref?: Ref<HTMLDivElement>
  /** The items' cards; without them each item is a line of text. */
  readonly children?: ReactNode
}

/** Some items of a large menu. Lines of text can be found, printed and read without JavaScript. */
export function MenuChunk({ items, ref, children }: MenuChunkProps): ReactNode {
  const language = useLanguage()
  const messages = useMenuMessages()
  const toLine = (item: MenuItem): string =>
    [
      toLocalText(item.name, language).text,
      isOrderable(item) ? formatAed(getEffectivePrice(item)) : messages.menu.priceOnRequest,
      ...(item.availability === undefined ? [] : [formatAvailability(item.availability, language, messages.menu)]),
    ].join(' · ')
  return (
    <div ref={ref} className={styles.chunk} data-pairs={Math.ceil(items.length / 2)}>
      {children ?? <p className={styles.lines}>{items.map((item) => `${keepFigures(toLine(item))}\n`).join('')}</p>}
    </div>
  )
}
