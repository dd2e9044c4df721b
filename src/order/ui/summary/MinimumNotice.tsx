import type { ReactNode } from 'react'
import { OTHER_AREA } from '../../domain/chosen-area.ts'
import { keepFigures } from '../../../core/text/keep-figures.ts'
import { toLocalText } from '../../../core/text/language.ts'
import { formatAed } from '../../../core/money.ts'
import { getPath } from '../../../core/routes.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useLanguage } from '../../../i18n/language-context.tsx'
import styles from './MinimumNotice.module.css'
import { useOrder } from '../../state/current-order.ts'

/** Shows how much is missing to the minimum order. */
export function MinimumNotice({ id }: { id: string }): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const { area, amounts } = useOrder()
  const { missing } = amounts
  if (missing === 0 || area === null || area === OTHER_AREA) return null
  return (
    <div className={styles.notice}>
      <p id={id}>
        {keepFigures(messages.checkout.belowMinimum(formatAed(missing), toLocalText(area.name, language).text))}
      </p>
      <a className={styles.menuLink} href={getPath('home', language, 'menu')}>
        {messages.checkout.toMenu}
      </a>
    </div>
  )
}
