import type { ReactNode } from 'react'
import { SEPARATOR } from '#core/text/keep-figures.ts'
import type { ShopInfo } from '#shop/domain/shop-info.ts'
import type { MenuItem } from '../domain/menu.ts'
import { dietaryInfoMessages, formatAllergens, formatKitchen } from '../messages/dietary-info-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { Icon } from '#ui/Icon.tsx'
import { AskAboutAllergens } from './AskAboutAllergens.tsx'
import styles from './ItemDietaryInfo.module.css'

/** Whom to ask about allergens, and what the owner says of those of the kitchen. */
export type AllergenContact = Pick<ShopInfo, 'phone' | 'kitchenAllergens'>

interface ItemDietaryInfoProps {
  readonly item: MenuItem
  readonly contact: AllergenContact
}

/**
 * What an item contains and its calories in one line, which opens for what else the kitchen uses. What the owner does
 * not say, customers are told to ask.
 */
export function ItemDietaryInfo({ item, contact }: ItemDietaryInfoProps): ReactNode {
  const { calories, allergens } = item
  const { phone, kitchenAllergens } = contact
  const messages = dietaryInfoMessages[useLanguage()]
  const energy = calories === undefined ? null : messages.calories(calories)
  const kitchenText = kitchenAllergens && formatKitchen(kitchenAllergens, allergens ?? [], messages)
  if (allergens === undefined) {
    return (
      <div className={styles.info}>
        <p>
          <AskAboutAllergens text={messages.askUs} phone={phone} />
          {energy !== null && SEPARATOR}
          {energy}
        </p>
        {kitchenText !== undefined && <p>{kitchenText}</p>}
      </div>
    )
  }
  return (
    <details className={styles.info}>
      <summary>
        {formatAllergens(allergens, messages)}
        {energy === null ? ' ' : SEPARATOR}
        <span className={styles.end}>
          {energy}
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      <p>{kitchenText ?? <AskAboutAllergens text={messages.askUsAboutOthers} phone={phone} />}</p>
    </details>
  )
}
