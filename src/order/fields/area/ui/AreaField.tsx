import type { ReactNode } from 'react'
import { findChosenArea, OTHER_AREA, type AreaProblem } from '../chosen-area.ts'
import { toLocalText } from '#core/text/language.ts'
import { keepFigures, SEPARATOR } from '#core/text/keep-figures.ts'
import { formatArea, formatAreaTerms, formatAreaProblem } from '../messages/format-area.ts'
import { useCheckoutMessages } from '../../../messages/checkout-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { FieldControl } from '../../order-field.ts'
import type { OrderOptions } from '../../order-options.ts'
import { useNow } from '#shop/state/shop-store.ts'
import { getControlId } from '../../ui/field-ids.ts'
import { ProblemNotice } from '../../ui/ProblemNotice.tsx'
import { WithdrawableSelect } from '../../ui/WithdrawableSelect.tsx'

interface AreaFieldProps extends FieldControl<string, AreaProblem> {
  readonly options: OrderOptions
  /** Whether the form says already that nothing is delivered. */
  readonly isPaused: boolean
  readonly canPickUp: boolean
  readonly onChoosePickup: () => void
}

/**
 * The delivery area, where the owner has published some. The chosen one is its name alone, which a phone has room
 * for; its fee and minutes are below.
 */
export function AreaField(props: AreaFieldProps): ReactNode {
  const { value, error, problem, options, isPaused, canPickUp, onChange, onChoosePickup } = props
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const { checkout } = messages
  const words = { language, messages, now: useNow() }
  const { areas = [], hasOtherAreas } = options
  const chosen = findChosenArea(options, value)
  const problemText = problem && formatAreaProblem(problem, canPickUp, words)
  if (problem?.kind === 'deliveryOff' && (isPaused || canPickUp)) {
    const pickUp = { label: checkout.choosePickup, run: onChoosePickup }
    return <ProblemNotice field="area" text={isPaused ? null : problemText} action={canPickUp ? pickUp : null} />
  }
  if (areas.length === 0) {
    const goOn = {
      label: checkout.continue,
      run: () => {
        onChange(undefined)
      },
    }
    return <ProblemNotice field="area" text={problemText} action={problem && goOn} />
  }

  const terms = chosen === null || chosen === OTHER_AREA ? [] : formatAreaTerms(chosen, words)
  return (
    <WithdrawableSelect
      id={getControlId('area')}
      label={checkout.area}
      value={chosen === null ? '' : chosen === OTHER_AREA ? OTHER_AREA : chosen.id}
      placeholder={checkout.chooseArea}
      options={[
        ...areas.map((area) => ({
          value: area.id,
          label: area === chosen && !area.isClosed ? toLocalText(area.name, language).text : formatArea(area, words),
          isDisabled: area.isClosed,
        })),
        ...(hasOtherAreas === true ? [{ value: OTHER_AREA, label: checkout.otherAreas }] : []),
      ]}
      withdrawn={problemText ?? undefined}
      error={error && checkout.errors[error]}
      hint={terms.length === 0 ? null : keepFigures(terms.join(SEPARATOR))}
      onChange={onChange}
    />
  )
}
