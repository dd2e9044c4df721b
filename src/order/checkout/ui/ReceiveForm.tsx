import { useEffect, useMemo, type ReactNode, type SubmitEvent } from 'react'
import { useStore } from 'zustand'
import { createLazyModule, useLazyModule } from '#browser/loading/lazy-module.ts'
import { keepFigures } from '#core/text/keep-figures.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import { getPath } from '#core/routes.ts'
import { ADDRESS_MAX_CHARACTERS, MAX_UNITS, NAME_MAX_CHARACTERS } from '#core/specification.ts'
import { useCheckoutMessages } from '../../messages/checkout-messages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useMethodClosure } from '#shop/ui/use-method-closure.ts'
import { fillOrderForm, setMethod } from '../../form/state/form-actions.ts'
import { formStore, useOrderForm } from '../../form/state/form-store.ts'
import { useOrder } from '../../state/current-order.ts'
import { useField } from '../../state/use-field.ts'
import { shopStore, useNow } from '#shop/state/shop-store.ts'
import { Field, FieldError } from '#ui/Field.tsx'
import { AreaField } from '../../fields/area/ui/AreaField.tsx'
import { AddressHelp } from '../../fields/address/ui/AddressHelp.tsx'
import { CarChoice } from '../../fields/car/ui/CarChoice.tsx'
import { getControlId } from '../../fields/ui/field-ids.ts'
import { ProblemNotice } from '../../fields/ui/ProblemNotice.tsx'
import type { LaterOptions } from '../../fields/order-options.ts'
import { withNotice } from '../../lines/notice.ts'
import { useBasket } from '../../lines/state/lines-store.ts'
import { PickupPlace } from './PickupPlace.tsx'
import { Icon } from '#ui/Icon.tsx'
import { OptionalPart } from '#ui/OptionalPart.tsx'
import { WantedTime } from '../../fields/wanted/ui/WantedTime.tsx'
import styles from './ReceiveForm.module.css'

// Few shops take orders for later.
const loadWantedTimeCheck = createLazyModule(() => import('../../state/wanted-time-check.ts'))

const METHODS = [
  { method: 'delivery', icon: 'bike' },
  { method: 'pickup', icon: 'store' },
] as const

interface ReceiveFormProps {
  /** What the browser keeps of the last order; shown until a method is chosen, or where there is one, a name is typed. */
  readonly remembered: ReactNode
  /** Whether the browser keeps this order; shown below the fields. */
  readonly rememberChoice: ReactNode
}

/**
 * What the browser keeps of the last order, then delivery or pickup, the first name and, for delivery, area,
 * address and what helps the driver, for pickup the car, whether they are kept, and the way to the privacy notice.
 */
export function ReceiveForm({ remembered, rememberChoice }: ReceiveFormProps): ReactNode {
  const language = useLanguage()
  const messages = useCheckoutMessages()
  const { checkout } = messages
  const form = useOrderForm()
  const { method } = form
  const { offered: options, problems, sendingProblem, canPickUp } = useOrder()
  const { lines } = useBasket()
  const later = useMemo(() => options.later && withNotice(options.later, lines), [options.later, lines])
  const check = useLazyModule(loadWantedTimeCheck, later !== undefined)
  useEffect(() => check?.watchWantedTime(), [check])
  const { onlyMethod } = options
  const alternative =
    useMethodClosure(onlyMethod ?? 'pickup') || (onlyMethod === 'pickup' ? checkout.canPickUp : checkout.canDeliver)
  const wanted = useField('wanted')
  const firstName = useField('firstName')
  const area = useField('area')
  const address = useField('address')
  const details = { unit: useField('unit'), landmark: useField('landmark'), makani: useField('makani') }
  const phone = useField('recipientPhone')
  const location = useField('location')
  const car = useField('car')
  return (
    // The page says what is missing, in both languages, so the browser's own messages stay away.
    <form noValidate className={styles.form} onSubmit={focusNextField}>
      {/* With several text fields, Enter submits only a form that has a button for it. */}
      <button type="submit" hidden />
      {(method === null || (onlyMethod !== undefined && form.firstName === '')) && (
        <OptionalPart>{remembered}</OptionalPart>
      )}
      {onlyMethod === undefined ? (
        <Methods chosen={method} later={later} check={check} />
      ) : (
        method === onlyMethod && <OnlyMethod method={method} />
      )}
      <ProblemNotice
        field="method"
        text={problems.method === undefined ? null : `${checkout.problems[problems.method.kind]} ${alternative}`}
        action={
          problems.method && {
            label: onlyMethod === 'pickup' ? checkout.choosePickup : checkout.chooseDelivery,
            run: () => {
              fillOrderForm(form)
            },
          }
        }
      />
      {method === 'pickup' && (
        <OptionalPart>
          <PickupPlace />
        </OptionalPart>
      )}
      <OptionalPart>
        <WantedTime
          {...wanted}
          later={later}
          method={method}
          area={method === 'delivery' ? (options.areas?.find(({ id }) => id === area.value) ?? null) : null}
        />
      </OptionalPart>
      {method !== null && (
        <Field
          id={getControlId('firstName')}
          label={checkout.firstName}
          value={firstName.value ?? ''}
          autoComplete="given-name"
          maxLength={MAX_UNITS * NAME_MAX_CHARACTERS}
          error={firstName.error && checkout.errors[firstName.error]}
          onChange={firstName.onChange}
        />
      )}
      {method === 'delivery' && (
        <AreaField
          {...area}
          options={options}
          isPaused={sendingProblem?.kind === 'methodClosed'}
          canPickUp={canPickUp}
          onChoosePickup={choosePickup}
        />
      )}
      {method === 'delivery' && (
        <Field
          id={getControlId('address')}
          label={checkout.address}
          hint={checkout.addressHint}
          value={address.value ?? ''}
          autoComplete="street-address"
          maxLength={MAX_UNITS * ADDRESS_MAX_CHARACTERS}
          rows={2}
          error={address.error && checkout.errors[address.error]}
          onChange={address.onChange}
        />
      )}
      {method === 'delivery' && (
        <OptionalPart>
          <AddressHelp details={details} phone={phone} location={location} />
        </OptionalPart>
      )}
      <OptionalPart>
        <CarChoice {...car} isOffered={options.hasCarPickup === true} isShown={method === 'pickup'} />
      </OptionalPart>
      {method !== null && <OptionalPart>{rememberChoice}</OptionalPart>}
      {method !== null && (
        <p className={styles.help}>
          <a href={getPath('privacy', language)}>{checkout.privacy}</a>
        </p>
      )}
    </form>
  )
}

function choosePickup(): void {
  setMethod('pickup')
}

/** Enter, or the key that phones call 'Next', goes to the first field that is not filled. */
function focusNextField(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault()
  const controls = 'input:invalid, select:invalid, textarea:invalid'
  event.currentTarget.querySelector<HTMLElement>(controls)?.focus()
}

/** The one way to receive an order, which is not asked for, and why it is not available now. */
function OnlyMethod({ method }: { method: ReceiveMethod }): ReactNode {
  const { checkout } = useCheckoutMessages()
  const closure = useMethodClosure(method)
  return (
    <div>
      <p className={styles.onlyMethod}>
        <Icon name={method === 'delivery' ? 'bike' : 'store'} size={22} />
        {checkout.onlyMethod[method]}
      </p>
      <p role="status" className={styles.pause}>
        {keepFigures(closure)}
      </p>
    </div>
  )
}

interface MethodsProps {
  readonly chosen: ReceiveMethod | null
  readonly later: LaterOptions | undefined
  /** Null until it has loaded. */
  readonly check: Awaited<ReturnType<typeof loadWantedTimeCheck>> | null
}

/** A method that is paused can be chosen for a time at which it is not. */
function Methods({ chosen, later, check }: MethodsProps): ReactNode {
  const { checkout } = useCheckoutMessages()
  const errors = useStore(formStore, (state) => state.errors)
  const rejections = useStore(formStore, (state) => state.rejections)
  const plan = useStore(shopStore, (shop) => shop.plan)
  const now = useNow()
  const closures = { delivery: useMethodClosure('delivery'), pickup: useMethodClosure('pickup') }
  const isOff = (method: ReceiveMethod): boolean =>
    closures[method] !== '' &&
    (later === undefined || check === null || check.listPossibleDays(later, plan, [method], now).length === 0)
  const areBothOff = closures.delivery !== '' && closures.delivery === closures.pickup
  const isMissing = errors.method !== undefined
  return (
    <fieldset
      className={styles.methods}
      aria-describedby={isMissing ? 'method-error' : chosen === null ? 'method-help' : undefined}
    >
      <legend className={styles.question}>{checkout.methodQuestion}</legend>
      {/* Alternating between two identical animations restarts the shake without remounting,
          which would lose the focus. */}
      <div className={styles.options} data-shake={isMissing ? (rejections % 2 === 0 ? 'even' : 'odd') : undefined}>
        {METHODS.map(({ method, icon }) => (
          <label key={method} className={styles.option}>
            {/* eslint-disable-next-line jsx-a11y-x/role-supports-aria-props -- each radio button belongs to the invalid group */}
            <input
              type="radio"
              name="receive-method"
              className="visually-hidden"
              id={method === 'delivery' ? getControlId('method') : undefined}
              required
              aria-invalid={isMissing}
              aria-disabled={isOff(method) || undefined}
              aria-describedby={closures[method] === '' ? undefined : `${areBothOff ? 'delivery' : method}-pause`}
              checked={chosen === method}
              onChange={() => {
                if (!isOff(method)) setMethod(method)
              }}
            />
            <Icon name={icon} size={22} />
            {checkout.methods[method]}
          </label>
        ))}
      </div>
      <div role="status">
        {METHODS.map(
          ({ method }) =>
            closures[method] !== '' &&
            !(areBothOff && method === 'pickup') && (
              <p key={method} id={`${method}-pause`} className={styles.pause}>
                {keepFigures(closures[method])}
              </p>
            ),
        )}
      </div>
      {chosen === null && !isMissing && (
        <p id="method-help" className={styles.help}>
          {checkout.methodHelp}
        </p>
      )}
      <FieldError id="method-error" error={isMissing ? checkout.errors.required : undefined} />
    </fieldset>
  )
}
