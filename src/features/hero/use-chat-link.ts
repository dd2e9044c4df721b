import { useEffect, useState } from 'react'
import type { Language } from '../../domain/language.ts'
import { messages } from '../../messages/index.ts'
import { useBasket } from '../../state/basket.ts'
import { useAllRequests } from '../../state/special-requests.ts'
import type { basketLink } from './basket-link.ts'

export interface ChatLink {
  readonly address: string
  /** While what writes the order is on its way: gives the address with the order in it. Never rejects. */
  readonly whenWritten: (() => Promise<string>) | null
}

type Writer = typeof basketLink

let loading: Promise<Writer> | null = null

/** Asked for once; again after it could not be had. */
function loadWriter(): Promise<Writer> {
  loading ??= import('./basket-link.ts').then(
    (found) => found.basketLink,
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

/**
 * Where the hero's chat leads: the greeting that the page came with, or, once there is a basket, its lines (HERO-6). What
 * writes them is asked for with the first dish, and again when the browser is back online.
 */
export function useChatLink(language: Language, greeting: string): ChatLink {
  const basket = useBasket()
  const requests = useAllRequests()
  const [write, setWrite] = useState<{ link: Writer } | null>(null)
  const isEmpty = basket.lines.length === 0
  const isNeeded = !isEmpty && write === null
  useEffect(() => {
    if (!isNeeded) return
    const load = (): void => {
      void loadWriter().then(
        (link) => {
          setWrite({ link })
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
  const orderBy = (link: Writer): string => link(basket, requests, language, messages(language))
  if (isEmpty) return { address: greeting, whenWritten: null }
  if (write !== null) return { address: orderBy(write.link), whenWritten: null }
  return { address: greeting, whenWritten: () => loadWriter().then(orderBy, () => greeting) }
}
