import type { ReactNode } from 'react'
import { toLocalText } from '#core/text/language.ts'
import { formatAed } from '#core/money.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { isExtras, listOffered, type Choice, type Chosen } from '#menu/domain/choices.ts'
import { Figure } from '#ui/Figure.tsx'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import { CheckboxList } from '#ui/CheckboxList.tsx'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import type { PricedLine } from '../price.ts'
import styles from './OptionList.module.css'

interface OptionListProps {
  readonly line: PricedLine
  readonly choice: Choice
  readonly isInvalid?: boolean
  readonly onToggle: (option: Chosen) => void
}

/** The options of a choice for each piece of a line, with their prices; radio buttons where it must be just one. */
export function OptionList({ line, choice, isInvalid = false, onToggle }: OptionListProps): ReactNode {
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const options = listOffered(choice)
  const chosen = line.answers.filter((answer) => answer.choice.id === choice.id).flatMap((answer) => answer.options)
  return (
    <CheckboxList
      isWide={isExtras(choice) || options.some(({ price }) => price > 0)}
      isFramed={choice.atLeast > 0}
      isInvalid={isInvalid}
      isExclusive={choice.atLeast === 1 && choice.atMost === 1}
      options={options.map((option) => ({
        key: option.id,
        label: (
          <span className={styles.label}>
            <LocalizedText text={toLocalText(option.name, language)} pageLanguage={language} />{' '}
            {option.price > 0 && <Figure>{`+ ${formatAed(option.price)}`}</Figure>}
            {option.price === 0 && isExtras(choice) && <span>{checkout.free}</span>}
          </span>
        ),
        isChosen: chosen.includes(option),
      }))}
      onToggle={(optionId) => {
        onToggle({ choiceId: choice.id, optionId })
      }}
    />
  )
}
