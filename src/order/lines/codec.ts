import { sumFils, toFils, type Fils } from '#core/money.ts'
import { MAX_UNITS, PERSON_MAX_CHARACTERS } from '#core/specification.ts'
import { isRecord, parseRecord } from '#core/text/parse-record.ts'
import {
  answerChoices,
  isOffered,
  isToldByOptions,
  MAX_CHOSEN,
  sumOptions,
  placeChosen,
  UNKNOWN_CHOICE,
  type Chosen,
} from '#menu/domain/choices.ts'
import type { MenuIndex } from '#menu/domain/menu-index.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import { parseRequests, sortRequests, type RequestKey } from '#menu/domain/special-requests.ts'
import { addLines } from './edit-lines.ts'
import { countItems, mergeEqualLines, type Basket, type Line, type LineContent } from './line.ts'
import type { PricedBasket } from './price.ts'
import { parseSelections, uniteRequests, type PublicItem } from './public-basket.ts'

/**
 * `basketLines` as stored: all lines. Version 1 had only those of items with several lines, with options or with a
 * person; lines that are set aside and unknown lines had keys of their own.
 */
interface StoredLines {
  readonly v: 2
  readonly lines: readonly StoredLine[]
}

interface StoredLine {
  /** The item's. */
  readonly id: string
  readonly qty: number
  readonly requests: readonly RequestKey[]
  /** The ids of its options. Left out without any. */
  readonly extras?: readonly string[] | undefined
  /** The ids of the choices that they are of. Left out where they follow from the options. */
  readonly choices?: readonly string[] | undefined
  /** Left out where nobody is named. */
  readonly person?: string | undefined
  /** The price of one piece that the customer has seen, in fils. Left out where none was. */
  readonly seen?: number | undefined
  /** Why the line did not count. Left out for one that did, which `basketItem` has as well. */
  readonly is?: NotCounting | undefined
}

/** 'unknown': the item was not on the menu of the page that stored the line, or had no price there. */
type NotCounting = 'aside' | 'unknown'

/**
 * `basketLines` as stored; null without lines. A line whose item has left the menu while the page was open is left
 * out: the page has said so.
 */
export function serializeLines({ lines, aside, notOrderable, unknown }: PricedBasket): string | null {
  const stored = [
    ...lines.map((line) => toStoredLine(line)),
    ...aside.map((line) => toStoredLine(line, 'aside')),
    ...[...notOrderable.filter(({ isGone }) => !isGone), ...unknown].map((line) => toStoredLine(line, 'unknown')),
  ]
  return stored.length === 0 ? null : JSON.stringify({ v: 2, lines: stored } satisfies StoredLines)
}

function toStoredLine(line: LineContent & { readonly item?: MenuItem | null }, is?: NotCounting): StoredLine {
  const { itemId, quantity, requests, chosen, person, seenPrice, item } = line
  const isTold = chosen === undefined || isToldByOptions(item ?? undefined, chosen)
  return {
    id: itemId,
    qty: quantity,
    requests,
    extras: chosen?.map(({ optionId }) => optionId),
    choices: isTold ? undefined : chosen.map(({ choiceId }) => choiceId),
    person,
    seen: seenPrice,
    is,
  }
}

/** What is stored beside `basketItem`, as text that may hold anything. */
export interface StoredTexts {
  /** `specialSelections` */
  readonly selections: string | null
  /** `basketLines` */
  readonly lines: string | null
  /** Keys of earlier releases: lines set aside, and unknown ones. */
  readonly earlierAside: string | null
  readonly earlierUnknown: string | null
}

/**
 * Reads the stored lines; never throws. Another script may have changed the public copies, so these win: `items` say
 * how many pieces of each item count, and `selections`, where it differs from what the lines ask for together, which
 * requests the first line has. The stored lines of an item are used where their pieces add up to that. Requests that an item no longer offers are dropped; those of an item that is
 * not on the menu stay.
 */
export function restoreLines(items: readonly PublicItem[], stored: StoredTexts, menu: MenuIndex): Basket {
  const selections = parseSelections(stored.selections)
  const { version, lines } = parseLines(stored.lines)
  const counting = items.flatMap(({ itemId, quantity, price }): readonly StoredContent[] => {
    const own = lines.filter((line) => line.itemId === itemId && line.is === undefined)
    const [first, ...others] = own
    const selected = selections.get(itemId) ?? []
    const isAsStored = String(selected) === String(parseRequests(uniteRequests(own)))
    const requests = first !== undefined && isAsStored ? first.requests : selected
    const isUsed = first !== undefined && countItems(own) === quantity
    const kept = version === 1 || first === undefined ? own : [{ ...first, requests }, ...others]
    const content: readonly StoredContent[] = isUsed ? kept : [{ itemId, quantity, requests }]
    return content.map((line) => ({ ...line, seenPrice: line.seenPrice ?? toSeenPrice(line, price, menu) }))
  })
  const unknown = [...lines.filter(({ is }) => is === 'unknown'), ...parseLines(stored.earlierUnknown).lines]
  const aside = [...lines.filter(({ is }) => is === 'aside'), ...parseLines(stored.earlierAside).lines]
  const toLine = ({ is: _is, ...line }: StoredContent): Line => {
    const item = menu.get(line.itemId)
    if (item === undefined) return { lineId: line.itemId, ...line }
    const chosen = line.chosen && placeChosen(item, line.chosen)
    return { lineId: line.itemId, ...line, requests: sortRequests(line.requests, item.category), chosen }
  }
  // A line that was unknown may count now, so its item is limited to MAX_QUANTITY with it.
  const { basket } = addLines(mergeEqualLines(counting.map(toLine)), unknown.map(toLine))
  return mergeEqualLines([...basket, ...aside.map((line) => ({ ...toLine(line), isAside: true as const }))])
}

/** What one piece cost in a basket that tells the price of its dish alone, as earlier releases stored it. */
function toSeenPrice({ itemId, chosen = [] }: LineContent, price: Fils | undefined, menu: MenuIndex): Fils | undefined {
  const item = menu.get(itemId) ?? {}
  if (price === undefined || !isOffered(item, chosen)) return undefined
  return sumFils([price, sumOptions(answerChoices(item, chosen))])
}

type StoredContent = LineContent & { readonly is?: NotCounting | undefined }

function parseLines(text: string | null): { readonly version: 1 | 2; readonly lines: readonly StoredContent[] } {
  const { v, lines } = parseRecord(text)
  if ((v !== 1 && v !== 2) || !Array.isArray(lines)) return { version: 2, lines: [] }
  return { version: v, lines: lines.filter(isRecord).flatMap(parseLine) }
}

function parseLine({
  id,
  qty,
  requests,
  extras,
  choices,
  person,
  seen,
  is,
}: Record<string, unknown>): readonly StoredContent[] {
  if (typeof id !== 'string' || typeof qty !== 'number' || !Number.isInteger(qty) || qty <= 0) return []
  return [
    {
      itemId: id,
      quantity: qty,
      requests: parseRequests(requests),
      chosen: parseChosen(extras, choices),
      person: parsePerson(person),
      seenPrice: Number.isSafeInteger(seen) && Number(seen) >= 0 ? toFils(Number(seen)) : undefined,
      is: is === 'aside' || is === 'unknown' ? is : undefined,
    },
  ]
}

/** Message and link clean the name. One longer than checkout takes is dropped, as it may not fit into a link. */
function parsePerson(data: unknown): string | undefined {
  const isName = typeof data === 'string' && data !== '' && data.length <= MAX_UNITS * PERSON_MAX_CHARACTERS
  return isName ? data : undefined
}

function parseChosen(options: unknown, choices: unknown): LineContent['chosen'] {
  if (!Array.isArray(options)) return undefined
  const choiceIds: readonly unknown[] = Array.isArray(choices) ? choices : []
  const chosen = options.flatMap((optionId: unknown, index): readonly Chosen[] => {
    const choiceId = choiceIds[index]
    return typeof optionId === 'string'
      ? [{ choiceId: typeof choiceId === 'string' ? choiceId : UNKNOWN_CHOICE, optionId }]
      : []
  })
  // As many as a link takes: the latest.
  return chosen.length === 0 ? undefined : chosen.slice(-MAX_CHOSEN)
}
