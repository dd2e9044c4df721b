import { vi } from 'vitest'
import type { Language } from '#core/text/language.ts'
import { listOffered } from '#menu/domain/choices.ts'
import { listRequests } from '#menu/domain/special-requests.ts'
import { OTHER_AREA } from '#order/fields/area/chosen-area.ts'
import { BANKNOTES } from '#order/fields/payment/payment-choice.ts'
import type { WantedChoice } from '#order/fields/wanted/wanted-time.ts'
import { getCheckoutMessages } from '#order/messages/checkout-messages.ts'
import { canBeAdded, changeItemQuantity, setBasket } from '#order/lines/state/basket-actions.ts'
import { formStore } from '#order/form/state/form-store.ts'
import { clearSentOrder, undoClearCart } from '#order/checkout/state/clear-order.ts'
import { getOrder } from '#order/state/current-order.ts'
import { toggleLineOption } from '#order/lines/state/option-actions.ts'
import { setForSeveral, severalStore } from '#order/people/state/for-several.ts'
import { setComment, setField, setMethod, showOrderFormErrors } from '#order/form/state/form-actions.ts'
import { recordHandOff } from '#order/send/state/hand-off-actions.ts'
import {
  addLineBelow,
  removeFromBasket,
  restoreLine,
  stepLine,
  toggleLineRequest,
} from '#order/lines/state/line-actions.ts'
import { changeQuantity } from '#order/lines/line.ts'
import { linesStore } from '#order/lines/state/lines-store.ts'
import { markHandedOver } from '#order/send/state/reference-actions.ts'
import { removeLineUndoably, undoRemoval } from '#order/checkout/state/removed-line.ts'
import { setPerson } from '#order/people/state/set-person.ts'
import { rejectPassedTime } from '#order/state/wanted-time-check.ts'
import { writeCurrentOrder } from '#order/send/ui/use-order-message.ts'
import { isTakingOrders } from '#shop/state/shop-store.ts'
import { refreshShop } from '#site/live/live-refresh.ts'
import { saveForLanguageSwitch } from '#site/state/language-switch.ts'
import { endPage, startPage } from '../browser-mode/render-page.tsx'
import { serveLive } from '../browser-mode/serve-live.ts'
import { BEGINNING, createShop, IFTAR, NOON, type OwnerChange } from './shop.ts'
import type { LineStep, Step } from './steps.ts'

/**
 * Does with the stores of checkout what a customer and the owner do. Only this file and `describe-order.ts` know how an
 * order is kept.
 */

/** Longer than any sequence: the page fetches nothing by itself. */
const NEVER_SECONDS = 1_000_000

let language: Language = 'en'
let changes: ReadonlySet<OwnerChange> = new Set()
let version = 1

/** A new tab with what is stored, at the beginning of the sequences. Order numbers are drawn alike each time. */
export async function openShop(session: Readonly<Record<string, string>> = {}): Promise<void> {
  endPage()
  sessionStorage.clear()
  localStorage.clear()
  vi.setSystemTime(BEGINNING)
  let drawn = 0
  vi.spyOn(Math, 'random').mockImplementation(() => ((drawn += 1) * 0.381966) % 1)
  // Links in messages would have the port of the test's own server.
  document.documentElement.dataset['siteOrigin'] = 'https://lahab.example'
  language = 'en'
  changes = new Set()
  version = 1
  // A page that misses dishes asks for a newer menu at once; here the owner's next change brings it.
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
  await startCheckoutPage()
}

/** Another page of the tab, or the same one after a reload. */
async function startCheckoutPage(shop = createShop(changes)): Promise<void> {
  const { menu, options, plan } = shop
  await startPage({
    language,
    page: 'checkout',
    menu,
    version: String(version),
    orderOptions: options,
    plan,
    refreshSeconds: NEVER_SECONDS,
  })
}

export async function restart(): Promise<void> {
  endPage()
  await startCheckoutPage()
}

export async function switchLanguage(): Promise<void> {
  saveForLanguageSwitch()
  language = language === 'en' ? 'ar' : 'en'
  await restart()
}

/** The owner has these changes now, and the open page hears of it. */
async function publish(now: ReadonlySet<OwnerChange>): Promise<void> {
  changes = now
  version += 1
  serveLive({ version: String(version), ...createShop(changes) })
  await refreshShop(language, new AbortController().signal)
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
}

/** One of a list, counted round; undefined of an empty one. */
function pick<Value>(list: readonly Value[], at: number): Value | undefined {
  return list[at % list.length]
}

/** Whether the page has what the step uses; fields of the other method are not on it. */
function isOffered(step: Step): boolean {
  const { method } = formStore.getState().form
  const { areas = [], hasOtherAreas, payments = [], later, hasCarPickup, onlyMethod } = getOrder().offered
  switch (step.kind) {
    case 'person':
      return severalStore.getState().isForSeveral
    case 'method':
      return onlyMethod === undefined
    case 'field':
      return step.field === 'comment' || (step.field === 'first name' ? method !== null : method === 'delivery')
    case 'location':
      return method === 'delivery'
    case 'area': {
      const ids = areas.flatMap(({ id, isClosed }) => (isClosed ? [] : [id]))
      return method === 'delivery' && [...ids, ...(hasOtherAreas ? [OTHER_AREA] : [])].includes(step.area)
    }
    case 'payment':
      return method !== null && payments.includes(step.payment === 'card' ? 'card' : 'cash')
    case 'wanted':
      return method !== null && later !== undefined
    case 'car':
      return method === 'pickup' && hasCarPickup === true
    default:
      return true
  }
}

/** A step that the page does not offer, or that has nothing to act on, does nothing. */
export async function performStep(step: Step): Promise<void> {
  if (!isOffered(step)) return
  switch (step.kind) {
    case 'add':
      // Without a choice that the dish needs, as a line of a shared link may be: the + itself asks for it.
      if (canBeAdded(step.dish)) setBasket(changeQuantity(linesStore.getState().basket, step.dish, 1))
      return
    case 'take':
      changeItemQuantity(step.dish, -1)
      return
    case 'more':
    case 'less':
    case 'split':
    case 'remove':
    case 'request':
    case 'extra':
    case 'person':
      changeLine(step)
      return
    case 'restore':
    case 'dismiss': {
      const line = pick(linesStore.getState().priced.aside, step.line)
      if (line !== undefined) (step.kind === 'restore' ? restoreLine : removeFromBasket)(line.lineId)
      return
    }
    case 'owner':
      await publish(changes.symmetricDifference(new Set([step.change])))
      return
    case 'owner takes all changes back':
      await publish(new Set())
      return
    case 'wait':
      vi.advanceTimersByTime(step.minutes * 60_000)
      return
    case 'restart':
      await restart()
      return
    case 'other language':
      await switchLanguage()
      return
    case 'older page without burger':
      endPage()
      await startCheckoutPage(createShop(changes.union(new Set(['burger is off the menu']))))
      return
    default:
      changeForm(step)
  }
}

function changeLine(step: LineStep): void {
  const line = pick(linesStore.getState().priced.lines, step.line)
  if (line === undefined) return
  const { lineId, item } = line
  switch (step.kind) {
    case 'more':
      stepLine(lineId, 1)
      return
    case 'less':
      // At 1 the button of the line removes it.
      if (line.quantity === 1) removeLineUndoably(lineId)
      else stepLine(lineId, -1)
      return
    case 'remove':
      removeLineUndoably(lineId)
      return
    case 'split':
      addLineBelow(lineId)
      return
    case 'person':
      setPerson(lineId, step.name)
      return
    case 'request': {
      const request = pick(listRequests(item.category), step.choice)
      if (request !== undefined) toggleLineRequest(lineId, request)
      return
    }
    case 'extra': {
      const offered = (item.choices ?? []).flatMap((choice) =>
        listOffered(choice).map(({ id }) => ({ choiceId: choice.id, optionId: id })),
      )
      const option = pick(offered, step.choice)
      if (option !== undefined) toggleLineOption(lineId, option)
    }
  }
}

function changeForm(step: Step): void {
  switch (step.kind) {
    case 'several':
      setForSeveral(step.isOn)
      return
    case 'method':
      setMethod(step.method)
      return
    case 'field':
      type(step)
      return
    case 'area':
      setField('area', step.area)
      return
    case 'payment':
      if (step.payment === 'card') setField('payment', { kind: 'card' })
      else setField('payment', { kind: 'cash', change: step.payment === 'exact' ? 'exact' : (BANKNOTES[0] ?? 'any') })
      return
    case 'wanted':
      setField('wanted', toWanted(step.wanted))
      return
    case 'car':
      setField('car', step.car === null ? undefined : { description: step.car, plate: '' })
      return
    case 'undo removal':
      undoRemoval()
      return
    case 'location':
      setField('location', { latitude: 25.2048, longitude: 55.2708, accuracy: 20 })
      return
    case 'show errors':
      showOrderFormErrors()
      return
    case 'hand off':
      handOff()
      return
    case 'clear':
    case 'undo clear':
      if (step.kind === 'clear') clearSentOrder()
      else undoClearCart()
      return
  }
}

function type({ field, text }: Extract<Step, { readonly kind: 'field' }>): void {
  if (field === 'first name') setField('firstName', text)
  else if (field === 'address') setField('address', text)
  else if (field === 'comment') setComment(text)
  else setField(field, text)
}

function toWanted(wanted: 'now' | 'open' | 'iftar' | 'noon'): WantedChoice | undefined {
  if (wanted === 'now') return undefined
  if (wanted === 'open') return 'open'
  return { at: wanted === 'iftar' ? IFTAR : NOON, isIftar: wanted === 'iftar' }
}

/** As a tap on the WhatsApp button, where the order may leave. */
function handOff(): void {
  if (!isTakingOrders()) return
  rejectPassedTime()
  if (getOrder().sendingProblem !== null) return
  const written = writeCurrentOrder(language, getCheckoutMessages(language))
  if (written === null) return
  if (written.reference !== null) markHandedOver(written.hash)
  recordHandOff('link', written.reference && written.reference.number)
}
