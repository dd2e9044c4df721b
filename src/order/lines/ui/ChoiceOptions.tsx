import { showElement } from '#browser/controls/show-element.ts'
import { useId, type ReactNode } from 'react'
import { toLocalText } from '#core/text/language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { Choice } from '#menu/domain/extras.ts'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import type { PricedLine } from '../price.ts'
import styles from './ChoiceOptions.module.css'
import { ExtraOptions } from './ExtraOptions.tsx'

interface ChoiceOptionsProps {
  readonly line: PricedLine
  readonly choice: Choice
  /** Whether to say that the choice is missing, while it is. */
  readonly isAsked: boolean
  readonly onToggle: (extraId: string) => void
}

/** The options of a choice, with how many of them it takes. */
export function ChoiceOptions({ line, choice, isAsked, onToggle }: ChoiceOptionsProps): ReactNode {
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const hintId = useId()
  const name = toLocalText(choice.name, language)
  const isError = isAsked && line.missing.includes(choice)
  return (
    <fieldset id={getChoiceId(line.lineId, choice.id)} aria-describedby={hintId}>
      <legend className={styles.name}>
        <LocalizedText text={name} pageLanguage={language} />
      </legend>
      <p id={hintId} className={styles.hint} data-error={isError || undefined}>
        {isError ? checkout.choiceMissing(name.text) : checkout.chooseOptions(choice.atLeast, choice.atMost)}
      </p>
      <ExtraOptions line={line} choice={choice} onToggle={onToggle} />
    </fieldset>
  )
}

/** Shows the first choice that one of the lines misses, with the focus on its first option. */
export function focusMissingChoice(lines: readonly PricedLine[]): void {
  const line = lines.find(({ missing }) => missing.length > 0)
  const [choice] = line?.missing ?? []
  if (line === undefined || choice === undefined) return
  const element = document.getElementById(getChoiceId(line.lineId, choice.id))
  showElement(element, 'center')
  element?.querySelector('input')?.focus({ preventScroll: true })
}

function getChoiceId(lineId: string, choiceId: string): string {
  return `choice-${lineId}-${choiceId}`
}
