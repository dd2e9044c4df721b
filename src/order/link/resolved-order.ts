import { isAvailableAt } from '#menu/domain/availability.ts'
import { dropExcess, type Extra } from '#menu/domain/extras.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { countItems } from '../lines/line.ts'
import { toLinkCode, type LinkLine } from './order-link.ts'
import { priceBasket, sumUp, type PricedLines } from '../lines/price.ts'
import type { MenuIndex } from '#menu/domain/menu-index.ts'
import { getOptions, sortRequests, type OptionKey } from '#menu/domain/special-requests.ts'

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
  readonly requests: readonly OptionKey[]
  /** What was asked for and the item's category does not offer any more. */
  readonly notOffered: readonly OptionKey[]
  /** The extras that the item has, sold out or not, in its order; of a choice the latest, as many as it takes. */
  readonly extras: readonly Extra[]
  /** Those that it does not have any more, and other items do. */
  readonly otherExtras: readonly Extra[]
  /** The codes of those that no item has. */
  readonly unknownExtras: readonly number[]
  /** The name of whom it is for; left out where nobody is named. */
  readonly person?: string | undefined
}

/** Compares a link with today's menu: names, prices and what can be asked for are those of now. */
export function resolveOrder(links: readonly LinkLine[], menu: MenuIndex): ResolvedOrder {
  const items = indexByCode(menu)
  const published = new Map([...menu.values()].flatMap(({ extras = [] }) => extras.map(withCode)))
  const lines = links.map((link, index) => createCardLine(link, index, items, published))
  // Not a basket of the store: two lines of an item may be apart, and exceed its limit together.
  const basket = lines.filter(isOnMenu).map(({ lineId, item, quantity, requests, extras, person }) => ({
    lineId,
    itemId: item.id,
    quantity,
    requests,
    extras: extras.length === 0 ? undefined : extras.map(({ id }) => id),
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
  { code, quantity, requests, extras: codes = [], person }: LinkLine,
  index: number,
  items: ReadonlyMap<number, readonly MenuItem[]>,
  published: ReadonlyMap<number, Extra>,
): CardLine {
  const [item, other] = items.get(code) ?? []
  const base = { lineId: String(index), code, quantity, person }
  const unresolved = {
    ...base,
    requests,
    notOffered: [],
    extras: [],
    otherExtras: [],
    unknownExtras: codes,
    item: null,
  }
  if (item === undefined) return { ...unresolved, status: 'gone' }
  if (other !== undefined) return { ...unresolved, status: 'ambiguous' }
  const options = getOptions(item.category)
  const own = new Map((item.extras ?? []).map(withCode))
  const chosenIds = dropExcess(
    item,
    codes.flatMap((extraCode) => own.get(extraCode)?.id ?? []),
  )
  const others = codes.filter((extraCode) => !own.has(extraCode))
  return {
    ...base,
    requests: sortRequests(requests, item.category),
    notOffered: requests.filter((key) => !options.includes(key)),
    extras: (item.extras ?? []).filter(({ id }) => chosenIds.includes(id)),
    otherExtras: others.flatMap((extraCode) => published.get(extraCode) ?? []),
    unknownExtras: others.filter((extraCode) => !published.has(extraCode)),
    status: 'orderable',
    item,
  }
}

function withCode(extra: Extra): readonly [code: number, extra: Extra] {
  return [toLinkCode(extra.id), extra]
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
