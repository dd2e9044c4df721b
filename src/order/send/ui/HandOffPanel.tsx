import type { ReactNode } from 'react'
import { restaurant } from '../../../../restaurant.config.ts'
import type { HandOff } from '../hand-off.ts'
import type { MessageReference } from '../message/order-message.ts'
import { toPhoneUrl } from '#shop/domain/phone-url.ts'
import { showElement } from '#browser/controls/show-element.ts'
import { useOnDemandMessages } from '../../messages/on-demand-messages.ts'
import { useShopInfo } from '#shop/state/shop-store.ts'
import styles from './HandOffPanel.module.css'
import { HereLink } from './HereLink.tsx'
import { WhatsAppLink, type WhatsAppLinkProps } from './WhatsAppLink.tsx'

interface HandOffPanelProps {
  readonly handOff: HandOff
  /** Of the order as it is now; null where it has no number, and while the form is invalid. */
  readonly reference: MessageReference | null
  /** Null while no line counts: then there is nothing to send again. */
  readonly link: WhatsAppLinkProps | null
  /** The customer says that the order was sent. */
  readonly onSent: () => void
}

/** On wide and on low screens the question is a part of the page, and may be out of view. */
function showPanel(panel: HTMLElement | null): void {
  showElement(panel, 'nearest')
}

/**
 * Asks a customer who is back whether the order was sent, which no page can know. On phones it is in
 * the place of the bar that orders; Copy order stays where it is, above.
 */
export function HandOffPanel({ handOff, reference, link, onSent }: HandOffPanelProps): ReactNode {
  const { handOff: messages } = useOnDemandMessages()
  const info = useShopInfo()
  const isChanged = reference !== null && reference.replaced !== null && reference.replaced === handOff.ref
  return (
    <div ref={showPanel} className={styles.panel} data-sticky-question>
      <p className={styles.question}>{messages.question}</p>
      <p>{handOff.way === 'copy' ? messages.pasteIt : messages.unknown}</p>
      {isChanged && <p>{messages.changed(reference.number)}</p>}
      <div className={styles.actions}>
        <button type="button" className={styles.sent} onClick={onSent}>
          {messages.saidSent}
        </button>
        {link && <WhatsAppLink {...link} repeatedLabel={messages.openAgain} />}
        <HereLink handOff={handOff} />
        <a className={styles.call} href={toPhoneUrl(info?.phone ?? restaurant.phone)}>
          {messages.call}
        </a>
      </div>
    </div>
  )
}
