import { restaurant } from '../../../restaurant.config.ts'
import { basketOrderLines } from '../../domain/basket-order-lines.ts'
import { orderFormErrors } from '../../domain/order-form.ts'
import { orderMessage, type OrderMessage } from '../../domain/order-message.ts'
import { useCheckoutWords } from '../../messages/checkout-words.ts'
import { useBasket } from '../../state/basket.ts'
import { useComment } from '../../state/comment.ts'
import { useOrderForm } from '../../state/order-form.ts'
import { useAllRequests } from '../../state/special-requests.ts'

/** The message of what stands on the screen, made anew with each change; null while the form is not valid (K18). */
export function useOrderMessage(): OrderMessage | null {
  const { language, words } = useCheckoutWords()
  const { form } = useOrderForm()
  const basket = useBasket()
  const requests = useAllRequests()
  const comment = useComment()
  const { method, firstName, address } = form
  if (method === null || Object.keys(orderFormErrors(form)).length > 0) return null
  const lines = basketOrderLines(basket, requests, language, words.requests)
  const order = { restaurant: restaurant.name[language], language, lines, method, firstName, address, comment }
  return orderMessage(order, words.orderMessage)
}
