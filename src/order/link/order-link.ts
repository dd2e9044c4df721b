import type { LineContent } from '../lines/line.ts'
import { hashText } from '#core/text/hash-text.ts'
import type { Fils } from '#core/money.ts'
import type { ReceiveMethod } from '#shop/domain/receive-method.ts'
import { isToldByOptions, MAX_CHOSEN } from '#menu/domain/choices.ts'
import type { MenuItem } from '#menu/domain/menu.ts'
import type { RequestKey } from '#menu/domain/special-requests.ts'

/** What a link can say of an order. Nothing personal but the names on its lines: it may be forwarded to anybody. */
export interface OrderLink {
  /** Null for a basket, and for an order that has no number yet. */
  readonly order: LinkedOrder | null
  readonly lines: readonly LinkLine[]
  /** The code of a delivery area. */
  readonly area: number | null
  /** When the order is wanted, in ms since the epoch, in whole minutes. */
  readonly wantedAt: number | null
  /** What the message says besides; null for a basket, and for a link of an earlier release, which does not tell. */
  readonly notes: LinkNotes | null
}

export interface LinkedOrder {
  /** Two letters and three digits: 'KR473'. */
  readonly ref: string
  readonly revision: number
  /** When the order was written, in ms since the epoch, in whole minutes. */
  readonly writtenAt: number
  /** Null where it is too high for the format. */
  readonly total: Fils | null
  readonly method: ReceiveMethod | null
}

/** A line of an order. */
export interface LinkLine {
  /** `toLinkCode` of the item's id. */
  readonly code: number
  /** 1 to MAX_QUANTITY. */
  readonly quantity: number
  /** In the order of the format. */
  readonly requests: readonly RequestKey[]
  /** `toLinkCode` of the options' ids; left out without any. */
  readonly extras?: readonly number[] | undefined
  /** `toLinkCode` of the ids of the choices that these are of; left out where they follow from the options. */
  readonly choices?: readonly number[] | undefined
  /** The name of whom the line is for; left out where nobody is named. */
  readonly person?: string | undefined
}

/** Whether the message has what a link must not contain, so that whoever reads only the link knows of it. */
export interface LinkNotes {
  readonly comment: boolean
  readonly payment: boolean
}

/** What a link says of the lines of a basket. `item`: where it is known. */
export function toLinkLines(
  lines: readonly (LineContent & { readonly item?: MenuItem | null })[],
): readonly LinkLine[] {
  return lines.map(({ itemId, item, quantity, requests, chosen, person }) => {
    // A line may hold others besides, which its item does not offer any more.
    const latest = chosen?.slice(-MAX_CHOSEN)
    const isTold = latest === undefined || isToldByOptions(item ?? undefined, latest)
    return {
      code: toLinkCode(itemId),
      quantity,
      requests,
      extras: latest?.map(({ optionId }) => toLinkCode(optionId)),
      choices: isTold ? undefined : latest.map(({ choiceId }) => toLinkCode(choiceId)),
      person,
    }
  })
}

/** Returns the code of an item, a choice, an option or a delivery area. If two ids share a code, neither can be resolved. */
export function toLinkCode(id: string): number {
  return hashText(id) % 2 ** 30
}

/** Whether a link is that of a basket. That of an order has `notes`, also before the order has a number. */
export function isSharedBasket({ order, notes }: OrderLink): boolean {
  return order === null && notes === null
}

/** A link without any content, to which parts are added. */
export const EMPTY_ORDER_LINK: OrderLink = { order: null, lines: [], area: null, wantedAt: null, notes: null }
