import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import type { MenuItem } from '../domain/menu.ts'
import styles from './DishLabels.module.css'

/** What the owner says of an item in a word: spicy, vegetarian, vegan, new. */
export function DishLabels({ item: { labelTexts } }: { item: MenuItem }): ReactNode {
  return (
    labelTexts && (
      <p className={styles.labels}>
        {labelTexts.map(([label, text]) => (
          <small key={label} data-label={label}>
            <Icon name={label} size={14} />
            <span>{text}</span>
          </small>
        ))}
      </p>
    )
  )
}
