import type { ReactNode } from 'react'
import { useIsNear } from '../../browser/near.ts'
import { localText } from '../../domain/language.ts'
import { effectivePrice, isOrderable, type MenuItem } from '../../domain/menu.ts'
import { menuPieces, SMALL_PIECE, type MenuPiece } from '../../domain/menu-pieces.ts'
import { formatAed } from '../../domain/money.ts'
import { useWords } from '../../messages/words-context.tsx'
import { DishList } from './DishList.tsx'
import styles from './DishGroups.module.css'

interface DishPieceProps extends MenuPiece<MenuItem> {
  readonly onShow: (item: MenuItem) => void
}

/**
 * Some dishes of a large menu: cards where the visitor is, and else a line of text each, which is found, printed and read without
 * JavaScript as well (C21, P01). The first on the page are never left out.
 */
export function DishPiece({ dishes, before, onShow }: DishPieceProps): ReactNode {
  const { language, words } = useWords()
  const [piece, isNear] = useIsNear<HTMLDivElement>()
  const line = (item: MenuItem): string =>
    `${localText(item.name, language).text} · ${isOrderable(item) ? formatAed(effectivePrice(item)) : words.menu.askPrice}\n`
  return (
    <div ref={piece} className={styles['piece']}>
      {!isNear && before >= SMALL_PIECE ? (
        <p className={styles['far']} ref={(lines) => lines?.style.setProperty('--dishes', String(dishes.length))}>
          {dishes.map(line).join('')}
        </p>
      ) : dishes.length > SMALL_PIECE ? (
        menuPieces(dishes, before, SMALL_PIECE).map((small) => (
          <DishPiece key={small.before} {...small} onShow={onShow} />
        ))
      ) : (
        <DishList dishes={dishes} onShow={onShow} />
      )}
    </div>
  )
}
