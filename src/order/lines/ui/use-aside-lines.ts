import { useEffect, useRef } from 'react'
import { isAvailableAt } from '#menu/domain/availability.ts'
import { toLocalText } from '#core/text/language.ts'
import { formatAvailability } from '#menu/messages/format-availability.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { UncountedLine } from '../price.ts'
import { useBasket } from '../state/lines-store.ts'
import { announce } from '#browser/stores/page-messages-store.ts'
import { useOrderTime } from '#shop/state/shop-store.ts'

/** A line that is set aside, with the reason in words, and whether it can be restored. */
export interface ExplainedLine extends UncountedLine {
  readonly reason: string
  readonly isRestorable: boolean
}

export function useAsideLines(): readonly ExplainedLine[] {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const { checkout } = messages
  const time = useOrderTime()
  return useBasket().aside.map((line) => {
    const availability = line.item?.availability
    const isRestorable = !line.isGone && isAvailableAt(availability, time)
    const reason = line.isGone
      ? checkout.unavailable
      : isRestorable || availability === undefined
        ? checkout.availableAgain
        : formatAvailability(availability, language, checkout)
    return { ...line, reason, isRestorable }
  })
}

/** Announces each new reason for which a line is set aside, but not those that the page begins with. */
export function useAsideAnnouncements(): void {
  const language = useLanguage()
  const lines = useAsideLines()
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
