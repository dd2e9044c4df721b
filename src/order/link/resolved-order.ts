import { isAvailableAt } from '#menu/domain/availability.ts'
import {
  answerChoices,
  dropExcess,
  placeChosen,
  UNKNOWN_CHOICE,
  type Answer,
  type Chosen,
  type Option,
} from '#menu/domain/choices.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { countItems } from '../lines/line.ts'
import { toLinkCode, type LinkLine } from './order-link.ts'
import { priceBasket, sumUp, type PricedLines } from '../lines/price.ts'
import type { MenuIndex } from '#menu/domain/menu-index.ts'
import { listRequests, sortRequests, type RequestKey } from '#menu/domain/special-requests.ts'

/** An order's link against the current menu. */
export interface ResolvedOrder {
  /** In the order of the link. */
  readonly lines: readonly CardLine[]
  /** The lines that are on the menu with a price, at today's prices; of these some may be sold out today. */
  readonly priced: PricedLines
  /** Pieces of the lines that can't be ordered. */
  readonly missingCount: number
}

/** A line of a card. `item` is null for a line without an item. */
export type CardLine =
  | (CardLineBase & { readonly status: 'orderable' | 'unpriced'; readonly item: MenuItem })
  /** 'gone': no item of the menu has the code; 'ambiguous': more than one has it. */
  | (CardLineBase & { readonly status: 'gone' | 'ambiguous'; readonly item: null })

interface CardLineBase {
  /** Unique on the card; of an orderable line that of its line in `priced`. */
  readonly lineId: string
  readonly code: number
  readonly quantity: number
  /** What the item's category offers, in the order of its panel; all of them without an item. */
  readonly requests: readonly RequestKey[]
  /** What was asked for and the item's category does not offer any more. */
  readonly notOffered: readonly RequestKey[]
  /** What the item has of its choices, as far as it is offered now. */
  readonly answers: readonly Answer[]
  /** What was chosen of them and is sold out. */
  readonly soldOut: readonly Answer[]
  /** Options that the item does not have any more, and other items do. */
  readonly otherOptions: readonly Option[]
  /** The codes of those that no item has. */
  readonly unknownOptions: readonly number[]
  /** All that was chosen of the item's choices. */
  readonly chosen: readonly Chosen[]
  /** The name of whom it is for; left out where nobody is named. */
  readonly person?: string | undefined
}

/** Compares a link with today's menu: names, prices and what can be asked for are those of now. */
export function resolveOrder(links: readonly LinkLine[], menu: MenuIndex): ResolvedOrder {
  const items = indexByCode(menu)
  const published = indexOptions([...menu.values()])
  const lines = links.map((link, index) => createCardLine(link, index, items, published))
  // Not a basket of the store: two lines of an item may be apart, and exceed its limit together.
  const basket = lines.filter(isOnMenu).map(({ lineId, item, quantity, requests, chosen, person }) => ({
    lineId,
    itemId: item.id,
    quantity,
    requests,
    chosen: chosen.length === 0 ? undefined : chosen,
    person,
  }))
  const priced = priceBasket(basket, menu)
  const orderableIds = new Set(priced.lines.map(({ lineId }) => lineId))
  const checked = lines.map((line) =>
    line.item === null || orderableIds.has(line.lineId) ? line : { ...line, status: 'unpriced' as const },
  )
  const missing = checked.filter(({ status }) => status !== 'orderable')
  return { lines: checked, priced, missingCount: countItems(missing) }
}

/** The order with prices only for what can be ordered at an instant, given in ms since the epoch. */
export function priceAvailable(order: ResolvedOrder, instant: number): ResolvedOrder {
  const lines = order.priced.lines.filter(({ item }) => isAvailableAt(item.availability, instant))
  return { ...order, priced: sumUp(lines) }
}

/** How many different dishes some lines are of, also where the menu does not have them. */
export function countCardDishes(lines: readonly Pick<CardLine, 'code'>[]): number {
  return new Set(lines.map(({ code }) => code)).size
}

function createCardLine(
  { code, quantity, requests, extras: codes = [], choices: choiceCodes = [], person }: LinkLine,
  index: number,
  items: ReadonlyMap<number, readonly MenuItem[]>,
  published: ReadonlyMap<number, Option>,
): CardLine {
  const [item, other] = items.get(code) ?? []
  const base = { lineId: String(index), code, quantity, person }
  const unresolved = {
    ...base,
    requests,
    notOffered: [],
    answers: [],
    soldOut: [],
    otherOptions: [],
    unknownOptions: codes,
    chosen: [],
    item: null,
  }
  if (item === undefined) return { ...unresolved, status: 'gone' }
  if (other !== undefined) return { ...unresolved, status: 'ambiguous' }
  const offered = listRequests(item.category)
  const { choices = [] } = item
  const own = indexOptions([item])
  const choiceIds = new Map(choices.map(({ id }) => [toLinkCode(id), id]))
  const told = codes.flatMap((optionCode, place): readonly Chosen[] => {
    const optionId = own.get(optionCode)?.id
    const choiceId = choiceIds.get(choiceCodes[place] ?? -1) ?? UNKNOWN_CHOICE
    return optionId === undefined ? [] : [{ choiceId, optionId }]
  })
  const chosen = dropExcess(item, placeChosen(item, told))
  const soldOut = choices.map((choice) => ({
    choice,
    options: choice.options.filter(
      ({ id, isSoldOut }) =>
        isSoldOut && chosen.some(({ choiceId, optionId }) => choiceId === choice.id && optionId === id),
    ),
  }))
  const others = codes.filter((optionCode) => !own.has(optionCode))
  return {
    ...base,
    requests: sortRequests(requests, item.category),
    notOffered: requests.filter((key) => !offered.includes(key)),
    answers: answerChoices(item, chosen),
    soldOut: soldOut.filter(({ options }) => options.length > 0),
    otherOptions: others.flatMap((optionCode) => published.get(optionCode) ?? []),
    unknownOptions: others.filter((optionCode) => !published.has(optionCode)),
    chosen,
    status: 'orderable',
    item,
  }
}

/** The options of some items by their codes. */
function indexOptions(items: readonly MenuItem[]): ReadonlyMap<number, Option> {
  const options = items.flatMap(({ choices = [] }) => choices.flatMap((choice) => choice.options))
  return new Map(options.map((option) => [toLinkCode(option.id), option]))
}

function isOnMenu(line: CardLine): line is CardLine & { readonly item: MenuItem } {
  return line.item !== null
}

/** Items by the code that links have for them: one each, but for a coincidence. */
function indexByCode(menu: MenuIndex): ReadonlyMap<number, readonly MenuItem[]> {
  const items = new Map<number, MenuItem[]>()
  for (const item of menu.values()) {
    const code = toLinkCode(item.id)
    items.set(code, [...(items.get(code) ?? []), item])
  }
  return items
}
