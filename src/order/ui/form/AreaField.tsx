import type { ReactNode } from 'react'
import { OTHER_AREA } from '../../domain/chosen-area.ts'
import type { DeliveryArea } from '../../../shop/domain/delivery-area.ts'
import { keepFigures } from '../../../core/text/keep-figures.ts'
import { formatAed } from '../../../core/money.ts'
import { formatArea } from '../../messages/format-area.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useLanguage } from '../../../i18n/language-context.tsx'
import { setArea, useOrderForm } from '../../state/order-form-store.ts'
import { useOrderOptions } from '../../state/order-options-store.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { FIELD_IDS } from './field-ids.ts'
import { useChosenArea } from '../summary/use-order-amounts.ts'

/** The delivery area, where the owner has published some. */
export function AreaField(): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const { checkout } = messages
  const { errors } = useOrderForm()
  const { areas = [], hasOtherAreas } = useOrderOptions()
  const chosen = useChosenArea()
  if (areas.length === 0) return null

  const formatTerms = ({ fee, freeFrom, minimum }: DeliveryArea): readonly string[] => [
    ...(minimum === null || minimum === 0 ? [] : [checkout.minimum(formatAed(minimum))]),
    ...(freeFrom === null || fee === 0 ? [] : [checkout.freeFrom(formatAed(freeFrom))]),
  ]
  const terms = chosen === null || chosen === OTHER_AREA ? [] : formatTerms(chosen)
  return (
    <SelectField
      id={FIELD_IDS.area}
      label={checkout.area}
      value={chosen === null ? '' : chosen === OTHER_AREA ? OTHER_AREA : chosen.id}
      placeholder={checkout.chooseArea}
      options={[
        ...areas.map((area) => ({
          value: area.id,
          label: formatArea(area, language, messages),
          isDisabled: area.isClosed,
        })),
        ...(hasOtherAreas === true ? [{ value: OTHER_AREA, label: checkout.otherAreas }] : []),
      ]}
      error={errors.area && checkout.errors[errors.area]}
      hint={terms.length === 0 ? null : keepFigures(terms.join(' · '))}
      onChange={setArea}
    />
  )
}
