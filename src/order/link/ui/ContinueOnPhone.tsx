import { useState, type ReactNode } from 'react'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { OptionalPart } from '#ui/OptionalPart.tsx'
import styles from './ContinueOnPhone.module.css'

const loadBasketCode = createLazyModule(() => import('./BasketCode.tsx'))

/** Hands the basket over to a phone. The style sheet shows it where the screen is that of a computer. */
export function ContinueOnPhone(): ReactNode {
  const messages = useCheckoutMessages()
  const [isOpen, setOpen] = useState(false)
  const basketCode = useLazyModule(loadBasketCode, isOpen)
  return (
    <div className={styles.continueOnPhone}>
      <Disclosure summary={messages.checkout.continueOnPhone} isOpen={isOpen} onToggle={setOpen}>
        {isOpen && basketCode !== null && (
          <OptionalPart>
            <basketCode.BasketCode />
          </OptionalPart>
        )}
      </Disclosure>
    </div>
  )
}
