import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import {
  getOpeningEnd,
  getWantedDay,
  getWantedTime,
  listPossibleTimes,
  type WantedChoice,
  type WantedProblem,
  type WantedTime,
} from '../wanted-time.ts'
import { formatOrderTime } from '#i18n/format-clock-time.ts'
import { useCheckoutMessages } from '../../../messages/checkout-messages.ts'
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

interface WantedTimeQuestionProps extends FieldControl<WantedChoice, WantedProblem> {
  /** Left out where no orders for later are taken. */
  readonly later: LaterOptions | undefined
  readonly method: ReceiveMethod
  /** To which the order goes, by its hours; null for pickup, and while none is chosen. */
  readonly area: AreaHours | null
}

/** Now or later today, where the owner takes orders for later and the shop is open. */
export function WantedTimeQuestion(props: WantedTimeQuestionProps): ReactNode {
  const { value: wanted, error, problem, later, method, area, onChange } = props
  const language = useLanguage()
  const { checkout } = useCheckoutMessages()
  const plan = useStore(shopStore, (shop) => shop.plan)
  const now = useNow()
  const openUntil = getOpeningEnd(plan, now)
  const problemText =
    problem &&
    (problem.kind === 'iftarMoved'
      ? checkout.problems.iftarMoved(formatOrderTime(problem.at, language))
      : checkout.problems[problem.kind])
  if (later === undefined) {
    const orderForNow = {
      label: checkout.orderForNow,
      run: () => {
        onChange(undefined)
      },
    }
    return <ProblemNotice field="wanted" text={problemText} action={problem && orderForNow} />
  }
  if (openUntil === null) return null
  const chosen = getWantedTime(wanted, later)
  const listed = listPossibleTimes(later, plan, area === null ? [method] : [method, area], now)
  if (listed.length === 0 && wanted === undefined) return null
  // A time that was chosen earlier stays for ten minutes after it has left the list.
  const times = chosen === null || listed.some((time) => isSame(time, chosen)) ? listed : [chosen, ...listed]
  const format = (time: WantedTime): string => {
    const clock = formatOrderTime(time.at, language)
    if (time.isIftar) return checkout.wantedAtIftar(clock)
    const day = getWantedDay(time, now)
    return { today: clock, tonight: checkout.wantedTonight(clock), tomorrow: checkout.wantedTomorrow(clock) }[day]
  }
  return (
    <div className={styles.question}>
      <ChoiceChips
        legend={checkout.whenQuestion}
        name="wanted"
        options={[
          { value: 'now', label: checkout.now },
          { value: 'later', label: checkout.laterToday },
        ]}
        value={wanted === undefined ? 'now' : 'later'}
        onChange={(value) => {
          onChange(value === 'now' ? undefined : 'open')
        }}
      />
      {wanted !== undefined && (
        <WithdrawableSelect
          id={getControlId('wanted')}
          label={checkout.time}
          value={chosen === null ? '' : toValue(chosen)}
          placeholder={checkout.chooseTime}
          options={times.map((time) => ({ value: toValue(time), label: format(time) }))}
          hint={checkout.timeConfirmed}
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
