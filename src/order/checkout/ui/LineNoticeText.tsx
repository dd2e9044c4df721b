import { useMemo, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { focusAfterRender } from '#browser/controls/focus-after-render.ts'
import { announce } from '#browser/stores/page-messages-store.ts'
import { keepFigures } from '#core/text/keep-figures.ts'
import { formatOrderTime } from '#i18n/format-clock-time.ts'
import { formatDayAndDate } from '#i18n/format-date.ts'
import { formatNightTime } from '#i18n/format-night.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { formatNotice } from '#menu/messages/format-notice.ts'
import type { ShopPart } from '#shop/domain/closed-at.ts'
import { shopStore, useNow } from '#shop/state/shop-store.ts'
import { getWantedDay, isNightAhead } from '../../fields/wanted/wanted-time.ts'
import { setField } from '../../form/state/form-actions.ts'
import { useOrderForm } from '../../form/state/form-store.ts'
import { useOrderOptions } from '../../form/state/order-options-store.ts'
import { findFirstTime } from '../../lines/first-time.ts'
import { withNotice } from '../../lines/notice.ts'
import type { PricedLine } from '../../lines/price.ts'
import { useBasket } from '../../lines/state/lines-store.ts'
import { findLineControl } from '../../lines/ui/find-line.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useOnDemandMessages } from '../../messages/on-demand-messages.ts'
import styles from './LineNoticeText.module.css'

/** 'Order a day before. First possible: tomorrow, 1:00 pm', and the button that takes that time. */
export function LineNoticeText({ line: { lineId, item } }: { readonly line: PricedLine }): ReactNode {
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const { notice: messages } = useOnDemandMessages()
  const { later, areas } = useOrderOptions()
  const { method, area: areaId } = useOrderForm()
  const { lines } = useBasket()
  const plan = useStore(shopStore, (shop) => shop.plan)
  const now = useNow()
  const first = useMemo(() => {
    if (later === undefined) return null
    const area = method === 'delivery' ? areas?.find(({ id }) => id === areaId) : undefined
    const parts: readonly ShopPart[] = [method ?? 'everything', ...(area === undefined ? [] : [area])]
    return findFirstTime(item, withNotice(later, lines), plan, parts, now)
  }, [item, later, areas, method, areaId, lines, plan, now])
  const format = (at: number): string => {
    if (isNightAhead(at, now)) return formatNightTime[language](at, now, true)
    const time = formatOrderTime(at, language)
    const day = getWantedDay({ at }, now)
    if (day === 'today' || day === 'tonight') return time
    return `${day === 'tomorrow' ? messages.tomorrow : formatDayAndDate(at, language, now)}${checkout.listSeparator}${time}`
  }
  const said = first === null ? null : messages.firstPossible(format(first.at))
  return (
    <div data-notice className={styles.notice}>
      <p tabIndex={-1}>
        {keepFigures(
          [formatNotice(item.noticeHours ?? 0, language), ...(said === null ? [] : [said])].join(messages.separator),
        )}
      </p>
      {first !== null && said !== null && (
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            setField('wanted', first)
            announce(said)
            focusAfterRender(() => findLineControl(lineId))
          }}
        >
          {messages.takeTime}
        </button>
      )}
    </div>
  )
}
