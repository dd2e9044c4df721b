import type { ReactNode } from 'react'
import type { MenuItem } from '../domain/menu.ts'
import { dietaryInfoMessages, formatAllergens } from '../messages/dietary-info-messages.ts'
import { useLanguage } from '../../i18n/language-context.tsx'
import { useHasAllergens } from '../state/menu-store.ts'
import styles from './ItemDietaryInfo.module.css'

/**
 * Calories and allergens of an item. Allergens are shown once the owner declares those of any item.
 */
export function ItemDietaryInfo({ item }: { item: MenuItem }): ReactNode {
  const messages = dietaryInfoMessages[useLanguage()]
  const hasAllergens = useHasAllergens()
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
