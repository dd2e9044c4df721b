import type { ReactNode } from 'react'
import { OTHER_AREA } from '../chosen-area.ts'
import type { DeliveryArea } from '#shop/domain/delivery-area.ts'
import { toLocalText } from '#core/text/language.ts'
import { keepFigures } from '#core/text/keep-figures.ts'
import { formatAed } from '#core/money.ts'
import { formatArea, formatAreaFacts } from '../messages/format-area.ts'
import { useCheckoutMessages } from '../../../messages/checkout-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useOrder, useProblemAt } from '../../../state/current-order.ts'
import { setField } from '../../../form/state/form-actions.ts'
import { useFormErrors } from '../../../form/state/form-store.ts'
import { useOrderOptions } from '../../../form/state/order-options-store.ts'
import { ProblemNotice } from '../../ui/ProblemNotice.tsx'
import { WithdrawableSelect } from '../../ui/WithdrawableSelect.tsx'

/**
 * The delivery area, where the owner has published some. The chosen one is its name alone, which a phone has room
 * for; its fee and minutes are below.
 */
export function AreaField(): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const { checkout } = messages
  const errors = useFormErrors()
  const { areas = [], hasOtherAreas } = useOrderOptions()
  const { area: chosen } = useOrder()
  const isDeliveryOff = useProblemAt('area')?.kind === 'deliveryOff'
  if (areas.length === 0 || isDeliveryOff) return <ProblemNotice field="area" />

  const formatTerms = (area: DeliveryArea): readonly string[] => {
    const { fee, freeFrom, minimum } = area
    return [
      formatAreaFacts(area, messages),
      ...(minimum === null || minimum === 0 ? [] : [checkout.minimum(formatAed(minimum))]),
      ...(freeFrom === null || fee === 0 ? [] : [checkout.freeFrom(formatAed(freeFrom))]),
    ].filter((term) => term !== '')
  }
  const terms = chosen === null || chosen === OTHER_AREA ? [] : formatTerms(chosen)
  return (
    <WithdrawableSelect
      field="area"
      label={checkout.area}
      value={chosen === null ? '' : chosen === OTHER_AREA ? OTHER_AREA : chosen.id}
      placeholder={checkout.chooseArea}
      options={[
        ...areas.map((area) => ({
          value: area.id,
          label:
            area === chosen && !area.isClosed
              ? toLocalText(area.name, language).text
              : formatArea(area, language, messages),
          isDisabled: area.isClosed,
        })),
        ...(hasOtherAreas === true ? [{ value: OTHER_AREA, label: checkout.otherAreas }] : []),
      ]}
      error={errors.area && checkout.errors[errors.area]}
      hint={terms.length === 0 ? null : keepFigures(terms.join(' · '))}
      onChange={(area) => {
        setField('area', area)
      }}
    />
  )
}
