import { useMemo, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { getOfferedDay, listPossibleDays, listPossibleTimes } from '../possible-times.ts'
import {
  getWantedDay,
  getWantedTime,
  isNightAhead,
  type WantedChoice,
  type WantedProblem,
  type WantedTime,
} from '../wanted-time.ts'
import { getDayStart, getDubaiDay, toInstant } from '#core/time/dubai-time.ts'
import { formatShortDay } from '#i18n/format-date.ts'
import { formatNightTime } from '#i18n/format-night.ts'
import { findOpenSpan } from '#shop/domain/closed-at.ts'
import { getSpecialDay } from '#shop/domain/opening-plan.ts'
import { toOwnerText } from '#shop/messages/describe-shop.ts'
import { formatOrderTime } from '#i18n/format-clock-time.ts'
import { useCheckoutMessages } from '../../../messages/checkout-messages.ts'
import { useOnDemandMessages } from '../../../messages/on-demand-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { FieldControl } from '../../order-field.ts'
import type { LaterOptions } from '../../order-options.ts'
import { getControlId } from '../../ui/field-ids.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import type { AreaHours } from '#shop/domain/weekly-hours.ts'
import { shopStore, useNow } from '#shop/state/shop-store.ts'
import { ChoiceChips } from '#ui/ChoiceChips.tsx'
import { ProblemNotice } from '../../ui/ProblemNotice.tsx'
import { WithdrawableSelect } from '../../ui/WithdrawableSelect.tsx'
import styles from './WantedTimeQuestion.module.css'

export interface WantedTimeQuestionProps extends FieldControl<WantedChoice, WantedProblem> {
  readonly later: LaterOptions
  readonly method: ReceiveMethod
  /** To which the order goes, by its hours; null for pickup, and while none is chosen. */
  readonly area: AreaHours | null
}

/**
 * Now or later today, where the owner takes orders for later and the shop is open. Where orders are taken days ahead,
 * the day is chosen before the time.
 */
export function WantedTimeQuestion(props: WantedTimeQuestionProps): ReactNode {
  const { value: wanted, error, problem, later, method, area, onChange } = props
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const { wanted: messages } = useOnDemandMessages()
  const plan = useStore(shopStore, (shop) => shop.plan)
  const now = useNow()
  const [pickedDay, setPickedDay] = useState<number | null>(null)
  const parts = area === null ? [method] : [method, area]
  // Remembered, because each key typed elsewhere renders the form, and fourteen days have many times.
  const possible = useMemo(
    () => listPossibleDays(later, plan, area === null ? [method] : [method, area], now),
    [later, plan, method, area, now],
  )
  // The orders of a shop that takes none for later are told so by `WantedTime`.
  const problemText =
    problem === null || problem.kind === 'laterWithdrawn'
      ? null
      : problem.kind === 'iftarMoved'
        ? messages.problems.iftarMoved(formatOrderTime(problem.at, language))
        : messages.problems[problem.kind]
  if (findOpenSpan(plan, 'everything', now) === null) return null
  const chosen = getWantedTime(wanted, later)
  if (possible.length === 0 && wanted === undefined) return null
  // A time that was chosen earlier stays for ten minutes after it has left the list.
  const chosenDay = chosen && getOfferedDay(chosen, now)
  const days = chosenDay === null || possible.includes(chosenDay) ? possible : [chosenDay, ...possible]
  const today = getDubaiDay(now)
  const isDayAsked = later.daysAhead !== undefined && days.some((day) => day !== today)
  const day = chosenDay ?? days.find((one) => one === pickedDay) ?? days[0] ?? today
  const listed = listPossibleTimes(later, plan, parts, now, day)
  const times = chosen === null || listed.some((time) => isSame(time, chosen)) ? listed : [chosen, ...listed]
  const special = isDayAsked ? getSpecialDay(plan.specialDays, day) : null
  const reason = special === null ? '' : toOwnerText(special.message, language)
  const format = (time: WantedTime): string => {
    const clock = formatOrderTime(time.at, language)
    if (time.isIftar) return messages.wantedAtIftar(clock)
    const name = getWantedDay(time, now)
    if (name === 'tonight') return messages.wantedTonight(clock)
    if (isDayAsked) return isNightAhead(time.at, now) ? formatNightTime[language](time.at, now) : clock
    return name === 'tomorrow' ? messages.wantedTomorrow(clock) : clock
  }
  const formatDay = (one: number): string => {
    if (one === today) return messages.today
    return one === today + 1 ? messages.tomorrow : formatShortDay(toInstant(getDayStart(one)), language)
  }
  return (
    <div className={styles.question}>
      <ChoiceChips
        legend={messages.whenQuestion}
        name="wanted"
        options={[
          { value: 'now', label: messages.now },
          { value: 'later', label: later.daysAhead === undefined ? messages.laterToday : messages.later },
        ]}
        value={wanted === undefined ? 'now' : 'later'}
        onChange={(value) => {
          onChange(value === 'now' ? undefined : 'open')
        }}
      />
      {wanted !== undefined && isDayAsked && (
        <ChoiceChips
          legend={messages.day}
          name="wantedDay"
          isScrolling
          options={days.map((one) => ({ value: String(one), label: formatDay(one) }))}
          value={String(day)}
          onChange={(value) => {
            setPickedDay(Number(value))
            onChange('open')
          }}
        />
      )}
      {wanted !== undefined && reason !== '' && <p>{reason}</p>}
      {wanted !== undefined && (
        <WithdrawableSelect
          id={getControlId('wanted')}
          label={messages.time}
          value={chosen === null ? '' : toValue(chosen)}
          placeholder={messages.chooseTime}
          options={times.map((time) => ({ value: toValue(time), label: format(time) }))}
          hint={messages.timeConfirmed}
          withdrawn={problem?.isBlocking === true ? (problemText ?? undefined) : undefined}
          error={error && checkout.errors[error]}
          onChange={(value) => {
            onChange(times.find((time) => toValue(time) === value) ?? 'open')
          }}
        />
      )}
      <ProblemNotice field="wanted" text={problem?.isBlocking === false ? problemText : null} />
    </div>
  )
}

/** A time of the list and one of iftar may be the same minute. */
function toValue({ at, isIftar }: WantedTime): string {
  return isIftar ? `iftar ${at}` : String(at)
}

function isSame(one: WantedTime, other: WantedTime): boolean {
  return toValue(one) === toValue(other)
}
