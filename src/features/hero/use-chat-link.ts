import { useEffect, useState } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import { useBasket } from '../../state/basket.ts'
import { useAllRequests } from '../../state/special-requests.ts'
import type { basketLink } from './basket-link.ts'

/**
 * Where the hero's chat leads: the greeting that the page came with, or, once there is a basket, its lines (HERO-6). What
 * writes them is asked for with the first dish, and again when the browser is back online.
 */
export function useChatLink(greeting: string): string {
  const { language, words } = useWords()
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
  return write.link(basket, requests, language, words)
}
