import type { ReactNode } from 'react'
import { localText } from '../../domain/language.ts'
import { isOrderable, type MenuItem } from '../../domain/menu.ts'
import { pictureSources } from '../../domain/picture-sources.ts'
import { useWords } from '../../messages/words-context.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './DishCard.module.css'
import { DishPrice } from './DishPrice.tsx'
import { DishStepper } from './DishStepper.tsx'

interface DishCardProps {
  readonly item: MenuItem
  readonly onShow: (item: MenuItem) => void
}

/** A dish: picture, name, a line about it, price, stepper; a ribbon on best sellers (MENU-4, MENU-5). */
export function DishCard({ item, onShow }: DishCardProps): ReactNode {
  const { language, words } = useWords()
  const name = localText(item.name, language)
  const description = localText(item.description, language)
  return (
    <article className={styles['card']} data-dish={item.id}>
      <button
        type="button"
        className={styles['picture']}
        aria-label={words.menu.details(name.text)}
        aria-haspopup="dialog"
        onClick={() => {
          onShow(item)
        }}
      >
        <Picture
          sources={item.image && pictureSources(item.image, 'card')}
          alternative={name.text}
          icon={item.category ?? 'All'}
        />
      </button>
      {item.discountPrice !== null && <span className={styles['ribbon']}>{words.menu.ribbon}</span>}
      <div className={styles['body']}>
        <h4 className={styles['name']}>
          <NameText text={name} around={language} />
        </h4>
        {description.text !== '' && (
          <p className={styles['description']}>
            <NameText text={description} around={language} />
          </p>
        )}
        <div className={styles['order']}>
          <DishPrice item={item} />
          {isOrderable(item) && <DishStepper item={item} />}
        </div>
      </div>
    </article>
  )
}
