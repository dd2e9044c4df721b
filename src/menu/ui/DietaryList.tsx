import { Fragment, type ReactNode } from 'react'
import { toLocalText, type Language } from '#core/text/language.ts'
import type { MenuItem } from '../domain/menu.ts'
import { dietaryInfoMessages, formatAllergens, formatKitchen } from '../messages/dietary-info-messages.ts'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import { AskAboutAllergens } from './AskAboutAllergens.tsx'
import type { AllergenContact } from './ItemDietaryInfo.tsx'
import styles from './DietaryList.module.css'

interface DietaryListProps {
  readonly language: Language
  readonly menu: readonly MenuItem[]
  readonly contact: AllergenContact
}

/** The allergens and calories of the dialogs, for paper and readers without scripts. */
export function DietaryList({ language, menu, contact }: DietaryListProps): ReactNode {
  const messages = dietaryInfoMessages[language]
  const { phone, kitchenAllergens } = contact
  const items = menu.filter(({ calories, allergens }) => calories !== undefined || allergens !== undefined)
  const hasAllergens = items.some(({ allergens }) => allergens !== undefined)
  return (
    <details className={styles.info} open>
      <summary>{messages.title}</summary>
      <dl className={styles.list}>
        {items.map(({ id, name, calories, allergens }) => (
          <Fragment key={id}>
            <dt>
              <LocalizedText text={toLocalText(name, language)} pageLanguage={language} isAlone />
            </dt>
            <dd>
              {calories !== undefined && `${messages.calories(calories)}. `}
              {allergens !== undefined ? (
                `${formatAllergens(allergens, messages)}.`
              ) : (
                <AskAboutAllergens text={messages.askUs} phone={phone} isStatic />
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
      <p>
        {kitchenAllergens !== undefined ? (
          formatKitchen(kitchenAllergens, [], messages)
        ) : (
          <AskAboutAllergens text={hasAllergens ? messages.askUsAboutOthers : messages.askUs} phone={phone} isStatic />
        )}
      </p>
    </details>
  )
}
