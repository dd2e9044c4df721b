import { lateScript, useLateScript } from '../../browser/late-script.ts'
import type { Language } from '../../domain/language.ts'
import { basketStore, useBasket } from '../../state/basket.ts'
import { requestsStore, useAllRequests } from '../../state/special-requests.ts'

export interface ChatLink {
  readonly address: string
  /** While what writes the order is on its way: gives the address with the order in it. Never rejects. */
  readonly whenWritten: (() => Promise<string>) | null
}

const loadWriter = lateScript(() => import('./basket-link.ts'))

/**
 * Where the hero's chat leads: the greeting that the page came with, or, once there is a basket, its lines (HERO-6). What
 * writes them is asked for with the first dish.
 */
export function useChatLink(language: Language, greeting: string): ChatLink {
  const basket = useBasket()
  const requests = useAllRequests()
  const isEmpty = basket.lines.length === 0
  const writer = useLateScript(loadWriter, !isEmpty)
  if (isEmpty) return { address: greeting, whenWritten: null }
  if (writer !== null) {
    return { address: writer.basketLink(basket, requests, language), whenWritten: null }
  }
  // The basket may have changed by the time that it is written.
  const whenWritten = (): Promise<string> =>
    loadWriter()
      .then(({ basketLink }) => {
        const { priced } = basketStore.getState()
        if (priced.lines.length === 0) return greeting
        return basketLink(priced, requestsStore.getState().selections, language)
      })
      .catch(() => greeting)
  return { address: greeting, whenWritten }
}
