import type { ReactNode } from 'react'
import { toLocalText } from '#core/text/language.ts'
import { formatAed } from '#core/money.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { listOfferedExtras, listOptions, type Choice } from '#menu/domain/extras.ts'
import { Figure } from '#ui/Figure.tsx'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import { RequestOptions } from '#ui/RequestOptions.tsx'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import type { PricedLine } from '../price.ts'
import styles from './ExtraOptions.module.css'

interface ExtraOptionsProps {
  readonly line: PricedLine
  /** null: what is an extra by itself. */
  readonly choice?: Choice | null
  readonly isInvalid?: boolean
  readonly onToggle: (extraId: string) => void
}

/** What can be chosen for each piece of a line, with its price; radio buttons where it must be just one. */
export function ExtraOptions({ line, choice = null, isInvalid = false, onToggle }: ExtraOptionsProps): ReactNode {
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const options = listOptions(listOfferedExtras(line.item), choice)
  return (
    <RequestOptions
      isWide={choice === null || options.some(({ price }) => price > 0)}
      isInvalid={isInvalid}
      isExclusive={choice?.atLeast === 1 && choice.atMost === 1}
      options={options.map(({ id, name, price }) => ({
        key: id,
        label: (
          <span className={styles.label}>
            <LocalizedText text={toLocalText(name, language)} pageLanguage={language} />{' '}
            {price > 0 && <Figure>{`+ ${formatAed(price)}`}</Figure>}
            {price === 0 && choice === null && <span>{checkout.free}</span>}
          </span>
        ),
        isChosen: line.chosenExtras.some((chosen) => chosen.id === id),
      }))}
      onToggle={onToggle}
    />
  )
}
