import type { ReactNode } from 'react'
import { toLocalText, type Language } from '../../core/text/language.ts'
import { declaresAllergens, type MenuItem } from '../domain/menu.ts'
import { dietaryInfoMessages, formatAllergens } from '../messages/dietary-info-messages.ts'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import styles from './DietaryList.module.css'

interface DietaryListProps {
  readonly language: Language
  readonly menu: readonly MenuItem[]
}

/**
 * The allergens and calories of the dialogs, for paper and readers without scripts; empty without
 * declarations.
 */
export function DietaryList({ language, menu }: DietaryListProps): ReactNode {
  const messages = dietaryInfoMessages[language]
  const hasAllergens = declaresAllergens(menu)
  const items = menu.filter(({ calories, allergens }) => calories !== undefined || allergens !== undefined)
  if (items.length === 0) return null
  return (
    <details className={styles.info} open>
      <summary>{messages.title}</summary>
      <dl className={styles.list}>
        {items.map(({ id, name, calories, allergens }) => (
          <div key={id}>
            <dt>
              <LocalizedText text={toLocalText(name, language)} pageLanguage={language} />
            </dt>
            <dd>
              {calories !== undefined && <span>{messages.calories(calories)}</span>}{' '}
              {hasAllergens && formatAllergens(allergens, messages)}
            </dd>
          </div>
        ))}
      </dl>
      {hasAllergens && <p>{messages.kitchen}</p>}
    </details>
  )
}
