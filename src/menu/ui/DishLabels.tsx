import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import type { MenuItem } from '../domain/menu.ts'
import styles from './DishLabels.module.css'

/** What the owner says of an item in a word: how long before it has to be ordered, spicy, vegetarian, vegan, new. */
export function DishLabels({ item: { labelTexts, noticeText } }: { item: MenuItem }): ReactNode {
  return (
    (labelTexts ?? noticeText) !== undefined && (
      <p className={styles.labels}>
        {noticeText !== undefined && (
          <small data-label="notice">
            <Icon name="clock" size={14} />
            <span>{noticeText}</span>
          </small>
        )}
        {labelTexts?.map(([label, text]) => (
          <small key={label} data-label={label}>
            <Icon name={label} size={14} />
            <span>{text}</span>
          </small>
        ))}
      </p>
    )
  )
}
