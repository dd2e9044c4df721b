import type { ReactNode } from 'react'
import { useIsNear } from '../../browser/near.ts'
import { localText } from '../../domain/language.ts'
import { effectivePrice, isOrderable, type MenuItem } from '../../domain/menu.ts'
import { formatAed } from '../../domain/money.ts'
import { useWords } from '../../messages/words-context.tsx'
import { DishList } from './DishList.tsx'
import styles from './DishGroups.module.css'

interface DishPieceProps {
  readonly dishes: readonly MenuItem[]
  readonly isFirst: boolean
  readonly onShow: (item: MenuItem) => void
}

/**
 * Some dishes of a large menu: cards where the visitor is, and else a line of text each, which is found, printed and read without
 * JavaScript as well (C21, P01).
 */
export function DishPiece({ dishes, isFirst, onShow }: DishPieceProps): ReactNode {
  const { language, words } = useWords()
  const [piece, isNear] = useIsNear<HTMLDivElement>()
  const line = (item: MenuItem): string =>
    `${localText(item.name, language).text} · ${isOrderable(item) ? formatAed(effectivePrice(item)) : words.menu.askPrice}\n`
  return (
    <div ref={piece} className={styles['piece']}>
      {isFirst || isNear ? (
        <DishList dishes={dishes} onShow={onShow} />
      ) : (
        <p className={styles['far']} ref={(lines) => lines?.style.setProperty('--dishes', String(dishes.length))}>
          {dishes.map(line).join('')}
        </p>
      )}
    </div>
  )
}
