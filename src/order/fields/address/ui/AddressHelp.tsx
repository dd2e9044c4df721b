import { Fragment, type ReactNode } from 'react'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { MAX_UNITS } from '#core/specification.ts'
import { normaliseLine } from '#core/text/text.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Field } from '#ui/Field.tsx'
import { ADDRESS_DETAILS, MAX_DETAIL_CHARACTERS, readMakani, ADDRESS_HELP_PANEL } from '../address-details.ts'
import { useCheckoutMessages } from '../../../messages/checkout-messages.ts'
import { setField } from '../../../form/state/form-actions.ts'
import { useFormErrors, useOrderForm } from '../../../form/state/form-store.ts'
import { setPanelOpen, useIsPanelOpen } from '../../../panels/state/open-panels.ts'
import styles from './AddressHelp.module.css'
import { FIELD_IDS } from '../../ui/field-ids.ts'

/** Few customers open the panel, so this is not loaded with checkout. */
const loadLocationField = createLazyModule(() => import('../../location/ui/LocationField.tsx'))

/** What helps the driver beyond the address, all of it optional: a closed panel, and what it holds. */
export function AddressHelp(): ReactNode {
  const { checkout } = useCheckoutMessages()
  const form = useOrderForm()
  const { makani: makaniError } = useFormErrors()
  const { location = null } = form
  const isOpen = useIsPanelOpen(ADDRESS_HELP_PANEL)
  const locating = useLazyModule(loadLocationField, isOpen)
  // The number as in the message: groups of Arabic digits would change places.
  const makani = readMakani(form.makani)
  const typed = ADDRESS_DETAILS.map((detail) =>
    detail === 'makani' && makani !== null ? makani : normaliseLine(form[detail] ?? ''),
  ).filter((text) => text !== '')
  const added =
    locating !== null && location !== null ? [<locating.LocationText key="added" location={location} />] : []
  const shown: readonly ReactNode[] = [...typed, ...added]
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
          {ADDRESS_DETAILS.map((detail) => (
            <Field
              key={detail}
              id={FIELD_IDS[detail]}
              label={checkout.addressDetails[detail]}
              value={form[detail] ?? ''}
              autoComplete="off"
              maxLength={MAX_UNITS * MAX_DETAIL_CHARACTERS[detail]}
              isOptional
              inputMode={detail === 'makani' ? 'numeric' : undefined}
              error={detail === 'makani' && makaniError ? checkout.errors[makaniError] : undefined}
              onChange={(text) => {
                setField(detail, text)
              }}
            />
          ))}
          {locating !== null && (
            <locating.LocationField
              location={location}
              onChange={(found) => {
                setField('location', found ?? undefined)
              }}
            />
          )}
        </div>
      </Disclosure>
      {shown.length > 0 && (
        <p className={styles.preview} data-open={isOpen}>
          {shown.map((text, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              <bdi>{text}</bdi>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}
