import type { ReactNode } from 'react'
import type { MenuItem } from '../domain/menu.ts'
import { dietaryInfoMessages, formatAllergens } from '../messages/dietary-info-messages.ts'
import { useLanguage } from '../../i18n/language-context.tsx'
import styles from './ItemDietaryInfo.module.css'

interface ItemDietaryInfoProps {
  readonly item: MenuItem
  /** Whether the owner declares the allergens of any item. */
  readonly hasAllergens: boolean
}

/**
 * Calories and allergens of an item.
 */
export function ItemDietaryInfo({ item, hasAllergens }: ItemDietaryInfoProps): ReactNode {
  const messages = dietaryInfoMessages[useLanguage()]
  return (
    <>
      {item.calories !== undefined && (
        <p className={styles.calories}>
          <strong>{messages.calories(item.calories)}</strong>
        </p>
      )}
      {hasAllergens && (
        <div className={styles.allergens}>
          <p>{formatAllergens(item.allergens, messages)}</p>
          <p className={styles.kitchen}>{messages.kitchen}</p>
        </div>
      )}
    </>
  )
}
