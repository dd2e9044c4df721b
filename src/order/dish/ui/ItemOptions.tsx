import type { ReactNode } from 'react'
import { useClosedTitle } from '#shop/ui/use-closed-title.ts'
import { hasOffers } from '../../lines/offers.ts'
import { LineOptions } from '../../lines/ui/LineOptions.tsx'
import styles from './ItemOptions.module.css'
import type { ItemChoices } from './use-item-choices.ts'

interface ItemOptionsProps {
  readonly choices: ItemChoices
  /** One below that of the item's name. */
  readonly headingLevel: 'h2' | 'h3'
}

/**
 * What can be chosen for an item before it is added, as in checkout, where an item with several lines is changed.
 * Disabled while the shop is closed, with the reason as tooltip.
 */
export function ItemOptions({ choices, headingLevel }: ItemOptionsProps): ReactNode {
  const [line, ...furtherLines] = choices.lines
  const closedTitle = useClosedTitle()
  if (line === undefined || furtherLines.length > 0 || !hasOffers(line.item)) return null
  return (
    <fieldset className={styles.options} disabled={closedTitle !== undefined} title={closedTitle}>
      <LineOptions
        line={line}
        isAsked={choices.isAsked}
        headingLevel={headingLevel}
        onToggleOption={choices.toggleOption}
        onToggleRequest={choices.toggleRequest}
      />
    </fieldset>
  )
}
