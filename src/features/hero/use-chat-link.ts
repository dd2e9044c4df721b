import { useEffect, useState } from 'react'
import type { Language } from '../../domain/language.ts'
import { messages } from '../../messages/index.ts'
import { useBasket } from '../../state/basket.ts'
import { useAllRequests } from '../../state/special-requests.ts'
import type { basketLink } from './basket-link.ts'

/**
 * Where the hero's chat leads: the greeting that the page came with, or, once there is a basket, its lines (HERO-6). What
 * writes them is asked for with the first dish, and again when the browser is back online.
 */
export function useChatLink(language: Language, greeting: string): string {
  const basket = useBasket()
  const requests = useAllRequests()
  const [write, setWrite] = useState<{ link: typeof basketLink } | null>(null)
  const isNeeded = basket.lines.length > 0 && write === null
  useEffect(() => {
    if (!isNeeded) return
    const load = (): void => {
      void import('./basket-link.ts').then(
        (found) => {
          setWrite({ link: found.basketLink })
        },
        () => undefined,
      )
    }
    load()
    window.addEventListener('online', load)
    return () => {
      window.removeEventListener('online', load)
    }
  }, [isNeeded])
  if (basket.lines.length === 0 || write === null) return greeting
  return write.link(basket, requests, language, messages(language))
}
