import { showElement } from '#browser/controls/show-element.ts'
import { useId, type ReactNode } from 'react'
import { showToast } from '#browser/stores/page-messages-store.ts'
import { formatAed } from '#core/money.ts'
import { toLocalText } from '#core/text/language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { dropExcess, isTaken, listOffered, type Choice, type Chosen } from '#menu/domain/choices.ts'
import { Figure } from '#ui/Figure.tsx'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import type { MissingChoice, PricedLine } from '../price.ts'
import styles from './ChoiceOptions.module.css'
import { OptionList } from './OptionList.tsx'

interface ChoiceOptionsProps {
  readonly line: PricedLine
  readonly choice: Choice
  /** Whether to say that the choice is missing, while it is. */
  readonly isAsked: boolean
  readonly onToggle: (option: Chosen) => void
}

/**
 * The options of a choice, with how many of them it takes. One more takes the place of the first one, which is said.
 * Options that are all needed are only named.
 */
export function ChoiceOptions({ line, choice, isAsked, onToggle }: ChoiceOptionsProps): ReactNode {
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const id = useId()
  const name = toLocalText(choice.name, language)
  const isError = isAsked && line.missing.some((answer) => answer.choice.id === choice.id)
  const { item, chosen = [] } = line
  const options = listOffered(choice)
  const atMost = Math.min(choice.atMost, options.length)
  const toggle = (option: Chosen): void => {
    const kept = dropExcess(item, [...chosen, option])
    const lost = chosen.find((each) => each.choiceId === choice.id && !kept.includes(each))
    const replaced = options.find(({ id }) => id === lost?.optionId)
    if (replaced !== undefined && atMost > 1) {
      showToast(checkout.optionReplaced(toLocalText(replaced.name, language).text, atMost))
    }
    onToggle(option)
  }
  if (isTaken(choice)) {
    return (
      <p className={styles.name}>
        <LocalizedText text={name} pageLanguage={language} />:{' '}
        {options.map((option) => (
          <span key={option.id} className={styles.taken}>
            <LocalizedText text={toLocalText(option.name, language)} pageLanguage={language} />{' '}
            {option.price > 0 && <Figure>{`+ ${formatAed(option.price)}`}</Figure>}
          </span>
        ))}
      </p>
    )
  }
  return (
    <div
      id={getChoiceId(line.lineId, choice.id)}
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint`}
    >
      <div className={styles.heading}>
        <p id={`${id}-name`} className={styles.name}>
          <LocalizedText text={name} pageLanguage={language} />
        </p>
        <p id={`${id}-hint`} className={styles.hint} data-error={isError || undefined}>
          {isError ? checkout.choiceMissing(name.text) : checkout.chooseOptions(choice.atLeast, atMost)}
        </p>
      </div>
      <OptionList line={line} choice={choice} isInvalid={isError} onToggle={toggle} />
    </div>
  )
}

/** Shows the choice that a line misses, with the focus on its first option. */
export function focusMissingChoice({ line, choice }: MissingChoice): void {
  const element = document.getElementById(getChoiceId(line.lineId, choice.id))
  showElement(element, 'center')
  element?.querySelector('input')?.focus({ preventScroll: true })
}

function getChoiceId(lineId: string, choiceId: string): string {
  return `choice-${lineId}-${choiceId}`
}
