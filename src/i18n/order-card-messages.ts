import { orderCardAr } from './ar/order-card.ts'
import { orderCardEn, type OrderCardMessages } from './en/order-card.ts'
import { createMessages } from './create-messages.ts'

/** Messages of the order card. */
export const { use: useOrderCardMessages } = createMessages<OrderCardMessages>(orderCardAr, orderCardEn)

export type { OrderCardMessages }
