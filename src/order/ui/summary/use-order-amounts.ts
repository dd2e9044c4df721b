import { findChosenArea, type ChosenArea } from '../../domain/chosen-area.ts'
import { priceOrder, type OrderAmounts } from '../../domain/priced-order.ts'
import { useBasket } from '../../state/basket-store.ts'
import { useOrderForm } from '../../state/order-form-store.ts'
import { useOrderOptions } from '../../state/order-options-store.ts'

/** The area to which the order goes; null for pickup, and while none is chosen. */
export function useChosenArea(): ChosenArea | null {
  const { method, area } = useOrderForm().form
  const options = useOrderOptions()
  return method === 'delivery' ? findChosenArea(options, area) : null
}

/** What the order costs, its delivery included. */
export function useOrderAmounts(): OrderAmounts {
  return priceOrder(useBasket(), useChosenArea())
}
