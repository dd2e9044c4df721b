import { restaurant } from '../../../restaurant.config.ts'
import { validateOrderForm } from '../../domain/order-form.ts'
import { toOrderMessage, type OrderMessage } from '../../domain/order-message.ts'
import { useCheckoutMessages } from '../../i18n/checkout-messages.ts'
import { useBasketOfOrder } from '../../state/basket-store.ts'
import { useComment } from '../../state/comment-store.ts'
import { useOrderForm } from '../../state/order-form-store.ts'

/** Returns the message of the current order, or null while the form is invalid. */
export function useOrderMessage(): OrderMessage | null {
  const { language, messages } = useCheckoutMessages()
  const { form } = useOrderForm()
  const basket = useBasketOfOrder()
  const comment = useComment()
  const { method, firstName, address } = form
  if (method === null || Object.keys(validateOrderForm(form)).length > 0) return null
  const order = {
    restaurant: restaurant.name[language],
    language,
    basket,
    switches: restaurant.message,
    method,
    firstName,
    address,
    comment,
  }
  return toOrderMessage(order, messages.orderMessage)
}
