import { useEffect, type ReactNode } from 'react'
import { getOpeningEnd, getWantedDay, listWantedTimes, type WantedTime } from '../wanted-time.ts'
import { formatOrderTime } from '#i18n/format-clock-time.ts'
import { useCheckoutMessages } from '../../../messages/checkout-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useOrder } from '../../../state/current-order.ts'
import { setField } from '../../../form/state/form-actions.ts'
import { useFormErrors, useOrderForm } from '../../../form/state/form-store.ts'
import { useOrderOptions } from '../../../form/state/order-options-store.ts'
import { useNow } from '#shop/state/shop-store.ts'
import { rejectPassedTime, useSchedule } from '../../../state/wanted-time-check.ts'
import { ChoiceChips } from '#ui/ChoiceChips.tsx'
import { ProblemNotice } from '../../ui/ProblemNotice.tsx'
import { WithdrawableSelect } from '../../ui/WithdrawableSelect.tsx'
import styles from './WantedTimeQuestion.module.css'

/** Now or later today, where the owner takes orders for later and the shop is open. */
export function WantedTimeQuestion(): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const { checkout } = messages
  const form = useOrderForm()
  const errors = useFormErrors()
  const { later } = useOrderOptions()
  const schedule = useSchedule()
  const now = useNow()
  useEffect(rejectPassedTime, [now, schedule, form.method])
  const openUntil = getOpeningEnd(schedule, form.method, now)
  const { wanted: chosen } = useOrder()
  if (later === undefined) return <ProblemNotice field="wanted" />
  if (openUntil === null) return null
  const { wanted } = form
  const listed = listWantedTimes(later, now, openUntil)
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
          setField('wanted', value === 'now' ? undefined : 'open')
        }}
      />
      {wanted !== undefined && (
        <WithdrawableSelect
          field="wanted"
          label={checkout.time}
          value={chosen === null ? '' : toValue(chosen)}
          placeholder={checkout.chooseTime}
          options={times.map((time) => ({ value: toValue(time), label: format(time) }))}
          hint={checkout.timeConfirmed}
          error={errors.wanted && checkout.errors[errors.wanted]}
          onChange={(value) => {
            setField('wanted', times.find((time) => toValue(time) === value) ?? 'open')
          }}
        />
      )}
      <ProblemNotice field="wanted" />
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
