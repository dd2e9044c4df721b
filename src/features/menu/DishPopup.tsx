import { useId, type ReactNode } from 'react'
import { highlightQuantities } from '../../domain/highlighted-quantities.ts'
import { localText } from '../../domain/language.ts'
import { isOrderable, type MenuItem } from '../../domain/menu.ts'
import { pictureSources } from '../../domain/picture-sources.ts'
import { useWords } from '../../messages/words-context.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { DishPrice } from './DishPrice.tsx'
import styles from './DishPopup.module.css'
import { DishStepper } from './DishStepper.tsx'

interface DishPopupProps {
  readonly item: MenuItem
  readonly onClose: () => void
}

/** A dish up close: picture, name, what is in it, with its quantities in red and bold, and how many of it (MENU-6). */
export function DishPopup({ item, onClose }: DishPopupProps): ReactNode {
  const { language, words } = useWords()
  const titleId = useId()
  const name = localText(item.name, language)
  const description = localText(item.description, language)
  const isForeign = description.language !== language
  return (
    <Dialog labelledBy={titleId} closeLabel={words.menu.close} onClose={onClose}>
      <div className={styles['picture']}>
        <Picture
          sources={item.image && pictureSources(item.image, 'popup')}
          alternative={name.text}
          icon={item.category ?? 'All'}
        />
      </div>
      <div className={styles['words']}>
        <h2 id={titleId} className={styles['name']}>
          <NameText text={name} around={language} />
        </h2>
        <p
          className={styles['description']}
          lang={isForeign ? description.language : undefined}
          dir={isForeign ? (description.language === 'ar' ? 'rtl' : 'ltr') : undefined}
        >
          {highlightQuantities(description.text).map((part, index) =>
            part.isQuantity ? (
              <strong key={index} className={styles['quantity']}>
                <bdi>{part.text}</bdi>
              </strong>
            ) : (
              part.text
            ),
          )}
        </p>
        <div className={styles['order']}>
          <DishPrice item={item} />
          {isOrderable(item) && <DishStepper item={item} />}
        </div>
      </div>
    </Dialog>
  )
}
