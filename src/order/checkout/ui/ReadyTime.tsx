import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { keepFigures } from '#core/text/keep-figures.ts'
import { formatOrderTime } from '#i18n/format-clock-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { shopStore } from '#shop/state/shop-store.ts'
import { useOrderForm } from '../../form/state/form-store.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { findEarlyClosing, findReadyMinutes } from '../../ready-minutes.ts'
import { useOrder } from '../../state/current-order.ts'

/** In about how many minutes the order is ready or with the customer, and whether the shop closes before; else nothing. */
export function ReadyTime({ className }: { readonly className: string | undefined }): ReactNode {
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const { method } = useOrderForm()
  const { fields, offered } = useOrder()
  const { area, wanted } = fields
  const { pickupMinutes } = offered
  const { plan, now } = useStore(shopStore)
  const minutes = findReadyMinutes({ method, area, isForLater: wanted !== undefined, pickupMinutes })
  if (minutes === null) return null
  const closing = method === 'pickup' ? findEarlyClosing(plan, minutes, now) : null
  return (
    <p className={className}>
      {keepFigures(checkout[method === 'pickup' ? 'readyIn' : 'withYouIn'](...minutes))}
      {closing !== null && <span>{keepFigures(`. ${checkout.closesAt(formatOrderTime(closing, language))}`)}</span>}
    </p>
  )
}
