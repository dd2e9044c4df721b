import type { ReactNode } from 'react'
import { toLocalText } from '#core/text/language.ts'
import { formatAed } from '#core/money.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { listOfferedExtras } from '#menu/domain/extras.ts'
import { Figure } from '#ui/Figure.tsx'
import { LocalizedText } from '#ui/LocalizedText.tsx'
import { RequestOptions } from '#ui/RequestOptions.tsx'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import type { PricedLine } from '../price.ts'
import styles from './ExtraOptions.module.css'

interface ExtraOptionsProps {
  readonly line: PricedLine
  readonly onToggle: (extraId: string) => void
}

/** What can be added to each piece of a line, with its price. */
export function ExtraOptions({ line, onToggle }: ExtraOptionsProps): ReactNode {
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  return (
    <RequestOptions
      isWide
      options={listOfferedExtras(line.item).map(({ id, name, price }) => ({
        key: id,
        label: (
          <span className={styles.label}>
            <LocalizedText text={toLocalText(name, language)} pageLanguage={language} />{' '}
            {price === 0 ? <span>{checkout.free}</span> : <Figure>{`+ ${formatAed(price)}`}</Figure>}
          </span>
        ),
        isChosen: line.chosenExtras.some((chosen) => chosen.id === id),
      }))}
      onToggle={onToggle}
    />
  )
}
