import { Fragment, type ReactNode } from 'react'
import { SEPARATOR } from '#core/text/keep-figures.ts'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { MAX_UNITS } from '#core/specification.ts'
import { normaliseLine } from '#core/text/text.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Field } from '#ui/Field.tsx'
import { Figure } from '#ui/Figure.tsx'
import type { DeliveryLocation } from '../../location/delivery-location.ts'
import { readGulfPhone } from '../../recipient-phone/recipient-phone.ts'
import { RecipientPhoneField } from '../../recipient-phone/ui/RecipientPhoneField.tsx'
import type { FieldControl } from '../../order-field.ts'
import {
  ADDRESS_DETAILS,
  ADDRESS_HELP_PANEL,
  MAX_DETAIL_CHARACTERS,
  readMakani,
  type AddressDetail,
} from '../address-details.ts'
import { useCheckoutMessages } from '../../../messages/checkout-messages.ts'
import { setPanelOpen, useIsPanelOpen } from '../../../panels/state/open-panels.ts'
import styles from './AddressHelp.module.css'
import { getControlId } from '../../ui/field-ids.ts'

/** Few customers open the panel, so this is not loaded with checkout. */
const loadLocationField = createLazyModule(() => import('../../location/ui/LocationField.tsx'))

interface AddressHelpProps {
  readonly details: Readonly<Record<AddressDetail, FieldControl<string>>>
  readonly phone: FieldControl<string>
  readonly location: FieldControl<DeliveryLocation>
}

/** What helps the driver beyond the address, all of it optional: a closed panel, and what it holds. */
export function AddressHelp({
  details,
  phone,
  location: { value: location, onChange: setLocation },
}: AddressHelpProps): ReactNode {
  const { checkout } = useCheckoutMessages()
  const isOpen = useIsPanelOpen(ADDRESS_HELP_PANEL)
  const locating = useLazyModule(loadLocationField, isOpen)
  // The number as in the message: groups of Arabic digits would change places.
  const makani = readMakani(details.makani.value)
  const typed = ADDRESS_DETAILS.map((detail) =>
    detail === 'makani' && makani !== null ? makani : normaliseLine(details[detail].value ?? ''),
  ).filter((text) => text !== '')
  const phoneText = readGulfPhone(phone.value) ?? normaliseLine(phone.value ?? '')
  const added =
    locating !== null && location !== undefined ? [<locating.LocationText key="added" location={location} />] : []
  const shown: readonly ReactNode[] = [
    ...typed,
    ...(phoneText === '' ? [] : [<Figure key="phone">{phoneText}</Figure>]),
    ...added,
  ]
  return (
    <div className={styles.help}>
      <Disclosure
        summary={checkout.addressHelp}
        isOpen={isOpen}
        onToggle={(open) => {
          setPanelOpen(ADDRESS_HELP_PANEL, open)
        }}
      >
        <div className={styles.fields}>
          {ADDRESS_DETAILS.map((detail) => {
            const { value = '', error, onChange } = details[detail]
            return (
              <Field
                key={detail}
                id={getControlId(detail)}
                label={checkout.addressDetails[detail]}
                value={value}
                autoComplete="off"
                maxLength={MAX_UNITS * MAX_DETAIL_CHARACTERS[detail]}
                isOptional
                inputMode={detail === 'makani' ? 'numeric' : undefined}
                error={error && checkout.errors[error]}
                onChange={onChange}
              />
            )
          })}
          <RecipientPhoneField {...phone} />
          {locating !== null && (
            <locating.LocationField
              location={location ?? null}
              onChange={(found) => {
                setLocation(found ?? undefined)
              }}
            />
          )}
        </div>
      </Disclosure>
      {shown.length > 0 && (
        <p className={styles.preview} data-open={isOpen}>
          {shown.map((text, index) => (
            <Fragment key={index}>
              {index > 0 && SEPARATOR}
              <bdi>{text}</bdi>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}
