import type { ReactNode } from 'react'
import type { ShopInfo } from '#shop/domain/shop-info.ts'
import type { MenuItem } from '../domain/menu.ts'
import { dietaryInfoMessages, formatAllergens, formatKitchen } from '../messages/dietary-info-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { AskAboutAllergens } from './AskAboutAllergens.tsx'
import styles from './ItemDietaryInfo.module.css'

/** What an item's details say of the restaurant. */
export type KitchenInfo = Pick<ShopInfo, 'phone' | 'kitchenAllergens'>

interface ItemDietaryInfoProps {
  readonly item: MenuItem
  readonly kitchen: KitchenInfo
}

/**
 * Calories and allergens of an item, and what else the kitchen uses. What the owner does not say, customers are told
 * to ask.
 */
export function ItemDietaryInfo({ item, kitchen }: ItemDietaryInfoProps): ReactNode {
  const { calories, allergens } = item
  const { phone, kitchenAllergens } = kitchen
  const messages = dietaryInfoMessages[useLanguage()]
  return (
    <>
      {calories !== undefined && (
        <p className={styles.calories}>
          <strong>{messages.calories(calories)}</strong>
        </p>
      )}
      <div className={styles.allergens}>
        <p>
          {allergens === undefined ? (
            <AskAboutAllergens text={messages.askUs} phone={phone} />
          ) : (
            formatAllergens(allergens, messages)
          )}
        </p>
        {kitchenAllergens !== undefined ? (
          <p className={styles.kitchen}>{formatKitchen(kitchenAllergens, allergens ?? [], messages)}</p>
        ) : (
          allergens !== undefined && (
            <p className={styles.kitchen}>
              <AskAboutAllergens text={messages.askUsAboutOthers} phone={phone} />
            </p>
          )
        )}
      </div>
    </>
  )
}
