import type { ReactNode } from 'react'
import { toLocalText } from '#core/text/language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { setPanelOpen, useIsPanelOpen } from '../../panels/state/open-panels.ts'
import { listOffers } from '../offers.ts'
import type { PricedLine } from '../price.ts'
import { useBasket } from '../state/lines-store.ts'
import { getOptionsPanel } from '../state/options-panel.ts'
import styles from './LineOptionsButton.module.css'
import { useLineName } from './use-line-name.ts'

interface LineOptionsButtonProps {
  readonly line: PricedLine
  /** Whether the line says beside it what was chosen. */
  readonly hasChosen: boolean
}

/** Opens the panel of a line's choices and special requests: named after them, and 'Change' beside what was chosen. */
export function LineOptionsButton({ line, hasChosen }: LineOptionsButtonProps): ReactNode {
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const { lines } = useBasket()
  const lineName = useLineName(line)
  const panel = getOptionsPanel(line.lineId)
  const isOpen = useIsPanelOpen(panel)
  const { choices, extras, requests } = listOffers(line.item)
  const named = extras !== undefined && requests.length === 0 ? [...choices, extras] : choices
  const title = [
    ...named.map(({ name }) => toLocalText(name, language).text),
    ...(requests.length > 0 ? [checkout.specialRequest] : []),
  ].join(checkout.listSeparator)
  const hasSeveralLines = lines.some((other) => other.itemId === line.itemId && other.lineId !== line.lineId)
  const isChange = hasChosen && !isOpen
  const label = [...(isChange ? [checkout.changeOptions] : []), title, ...(hasSeveralLines ? [lineName] : [])]
  return (
    <button
      type="button"
      className={styles.button}
      data-change={isChange || undefined}
      aria-label={label.length > 1 ? label.join(': ') : undefined}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={() => {
        setPanelOpen(panel, !isOpen)
      }}
    >
      <span>{isChange ? checkout.changeOptions : title}</span>
      {!isChange && <Icon name="chevron-down" size={16} />}
    </button>
  )
}
