import { useEffect, useRef } from 'react'
import { isAvailableAt } from '../../../menu/domain/availability.ts'
import { toLocalText } from '../../../core/text/language.ts'
import { formatAvailability } from '../../../menu/messages/format-availability.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useLanguage } from '../../../i18n/language-context.tsx'
import { useBasketWaiting, type WaitingLine } from '../../state/line-actions.ts'
import { announce } from '../../../browser/page-messages-store.ts'
import { useNow } from '../../../shop/state/shop-store.ts'

/** A line that waits, with why in words, and whether it can be put back. */
export interface ExplainedLine extends WaitingLine {
  readonly reason: string
  readonly canBePutBack: boolean
}

export function useWaitingLines(): readonly ExplainedLine[] {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const { checkout } = messages
  const now = useNow()
  return useBasketWaiting().map((line) => {
    const availability = line.item?.availability
    const canBePutBack = !line.isGone && isAvailableAt(availability, now)
    const reason = line.isGone
      ? checkout.unavailable
      : canBePutBack || availability === undefined
        ? checkout.availableAgain
        : formatAvailability(availability, language, checkout)
    return { ...line, reason, canBePutBack }
  })
}

/** Announces each change of why a line waits, but not what the page begins with. */
export function useWaitingAnnouncements(): void {
  const language = useLanguage()
  const lines = useWaitingLines()
  const known = useRef<readonly string[] | null>(null)
  const sentences = lines.map(({ item, reason }) =>
    item === null ? reason : `${toLocalText(item.name, language).text}: ${reason}`,
  )
  const text = JSON.stringify(sentences)
  useEffect(() => {
    const now = JSON.parse(text) as readonly string[]
    const before = known.current
    known.current = now
    const changed = before === null ? [] : now.filter((sentence) => !before.includes(sentence))
    if (changed.length > 0) announce(changed.join(' '))
  }, [text])
}
