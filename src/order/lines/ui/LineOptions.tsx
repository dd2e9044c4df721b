import type { ReactNode } from 'react'
import { toLocalText } from '#core/text/language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { Chosen } from '#menu/domain/choices.ts'
import type { RequestKey } from '#menu/domain/special-requests.ts'
import { CheckboxList } from '#ui/CheckboxList.tsx'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { listOffers } from '../offers.ts'
import type { PricedLine } from '../price.ts'
import { ChoiceOptions } from './ChoiceOptions.tsx'
import styles from './LineOptions.module.css'
import { OptionList } from './OptionList.tsx'

interface LineOptionsProps {
  readonly line: PricedLine
  /** Whether to say which choices are missing. */
  readonly isAsked: boolean
  /** One below that of the item's name. */
  readonly headingLevel: 'h2' | 'h3'
  /** Whether what stands above has the name of the only kind of options already. */
  readonly isNamed?: boolean
  readonly onToggleOption: (option: Chosen) => void
  readonly onToggleRequest: (key: RequestKey) => void
}

/** The choices, extras and special requests of a line, in an item's details as in checkout. */
export function LineOptions(props: LineOptionsProps): ReactNode {
  const { line, isAsked, headingLevel: Heading, isNamed = false, onToggleOption, onToggleRequest } = props
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const { choices, extras, requests } = listOffers(line.item)
  const isOnlyKind = choices.length === 0 && (extras === undefined || requests.length === 0)
  const renderSection = (title: string, note: string, options: ReactNode): ReactNode => (
    <section className={styles.section} aria-label={title}>
      {!(isNamed && isOnlyKind) && (
        <div className={styles.heading}>
          <Heading className={styles.title}>{title}</Heading>
          <span className={styles.note}>{note}</span>
        </div>
      )}
      {options}
    </section>
  )
  return (
    <div className={styles.options}>
      {choices.map((choice) => (
        <ChoiceOptions key={choice.id} line={line} choice={choice} isAsked={isAsked} onToggle={onToggleOption} />
      ))}
      {extras !== undefined &&
        renderSection(
          toLocalText(extras.name, language).text,
          '',
          <OptionList line={line} choice={extras} onToggle={onToggleOption} />,
        )}
      {requests.length > 0 &&
        renderSection(
          checkout.specialRequest,
          checkout.free,
          <CheckboxList
            options={requests.map((key) => ({
              key,
              label: checkout.requests[key],
              isChosen: line.requests.includes(key),
            }))}
            onToggle={onToggleRequest}
          />,
        )}
    </div>
  )
}
