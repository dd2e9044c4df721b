import { orderCardAr } from './order-card.ar.ts'
import { orderCardEn, type OrderCardMessages } from './order-card.en.ts'
import { createMessages } from '#i18n/create-messages.ts'

/** Messages of the order card. */
export const { get: getOrderCardMessages, use: useOrderCardMessages } = createMessages<OrderCardMessages>(
  orderCardAr,
  orderCardEn,
)

export type { OrderCardMessages }
