import { listChosen } from '#menu/domain/choices.ts'
import { hashText } from '#core/text/hash-text.ts'
import { formatAed } from '#core/money.ts'
import { mergeEqualLines, type LineContent } from '#order/lines/line.ts'
import { NO_NOTICES } from '#order/lines/basket-notices.ts'
import { getRevision } from '#order/send/order-reference.ts'
import { clearedStore } from '#order/checkout/state/clear-order.ts'
import { removedStore } from '#order/checkout/state/removed-line.ts'
import { formStore } from '#order/form/state/form-store.ts'
import { noticesStore } from '#order/lines/state/basket-notices.ts'
import { severalStore } from '#order/people/state/for-several.ts'
import { sendingStore } from '#order/send/state/sending-store.ts'
import { getOrder } from '#order/state/current-order.ts'
import type { PricedLine } from '#order/lines/price.ts'
import { linesStore } from '#order/lines/state/lines-store.ts'

/** What the order is to the customer, and what other scripts and later pages read of it, in short. */
export function describeOrder(): readonly string[] {
  return [...describeLines(), ...describeAnswers(), ...describeRest()]
}

/** What the customer did, as far as another page can know it: there equal lines are one. */
export function describeKeptOrder(): readonly string[] {
  const { priced } = linesStore.getState()
  return [
    ...mergeEqualLines(priced.lines).map(describePricedLine),
    ...priced.aside.map(describeLine),
    ...describeAnswers(),
  ]
}

/** As `describeLine`, with the options in the order of the item. */
export function describePricedLine(line: PricedLine): string {
  return describeLine({ ...line, chosen: listChosen(line.answers) })
}

/** The lines by what they count for, and the total. */
function describeLines(): readonly string[] {
  const { priced } = linesStore.getState()
  const { amounts } = getOrder()
  const lists = { '': priced.lines, 'not orderable': priced.notOrderable, aside: priced.aside, unknown: priced.unknown }
  const lines = Object.entries(lists).flatMap(([status, list]) =>
    list.length === 0 ? [] : [`${status} ${list.map(describeLine).join(', ')}`.trim()],
  )
  const fee =
    amounts.delivery && ` with ${amounts.delivery.fee === null ? 'unknown fee' : formatAed(amounts.delivery.fee)}`
  return [...lines, `${formatAed(amounts.total)}${fee ?? ''}`]
}

function describeLine({ itemId, quantity, requests, chosen = [], person }: LineContent): string {
  return [
    `${String(quantity)} ${itemId}`,
    ...requests,
    ...chosen.map(({ optionId }) => `+${optionId}`),
    ...(person === undefined ? [] : [`@${person}`]),
  ].join(' ')
}

/** What was typed and chosen. */
function describeAnswers(): readonly string[] {
  const { form, comment } = formStore.getState()
  const { isForSeveral } = severalStore.getState()
  const answers = Object.entries({ ...form, location: form.location !== undefined, comment, isForSeveral })
  return answers
    .filter(([, value]) => value !== '' && value !== null && value !== false)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .toSorted()
}

/** What follows from lines and answers: errors, problems, number, hand-off, notices, and the public copies. */
function describeRest(): readonly string[] {
  const { errors: shown } = formStore.getState()
  const { reference, handOff: handedOver, isConfirmationShown } = sendingStore.getState()
  const notices = noticesStore.getState()
  const { errors, problems, feeChange, sendingProblem } = getOrder()
  const copies = ['basketItem', 'specialSelections'].map((key) => sessionStorage.getItem(key) ?? '').join()
  const said = Object.entries(notices).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(NO_NOTICES[name as keyof typeof NO_NOTICES]),
  )
  return [
    ...listNames('missing', Object.keys(errors)),
    ...listNames('shown', Object.keys(shown)),
    ...listNames('problems', [
      ...Object.values(problems).map(({ kind }) => kind),
      ...(feeChange === null ? [] : ['feeChanged']),
      ...(sendingProblem === null ? [] : [sendingProblem.kind]),
    ]),
    ...(reference === null
      ? []
      : [`number ${reference.ref}-${String(getRevision(reference, reference.handedOver ?? ''))}`]),
    ...(handedOver === null ? [] : [`handed over${isConfirmationShown ? ', asks' : ''}`]),
    ...said.map(([name, value]) => `${name} ${JSON.stringify(value)}`),
    ...(clearedStore.getState().cleared === null ? [] : ['can undo clear']),
    ...(removedStore.getState().removed === null ? [] : ['can undo removal']),
    `copies ${hashText(copies).toString(36)}`,
  ]
}

function listNames(what: string, names: readonly string[]): readonly string[] {
  return names.length === 0 ? [] : [`${what} ${names.join(', ')}`]
}
