import { toLocalText, type Language } from '#core/text/language.ts'
import type { DeliveryArea } from '#shop/domain/delivery-area.ts'
import type { DeliveryFee } from './chosen-area.ts'

type FeeSummary = readonly [fee: DeliveryFee, names: readonly string[]]

const MAX_FEES = 3
/** With the words around it, about two lines of a phone of 360 px. */
const MAX_CHARACTERS = 54
/** About what stands behind the names of a fee: ' AED 5.00 ·'. */
const FEE_CHARACTERS = 10

/**
 * The names of the first areas of each fee, as many as two lines of a phone hold, in the owner's order and without
 * those that are closed. Every fee gets its first area before any gets its second.
 */
export function summarizeFees(areas: readonly DeliveryArea[], language: Language): readonly FeeSummary[] {
  const open = areas.filter(({ isClosed }) => !isClosed)
  const fees = [...new Set(open.map(({ fee }) => fee))].slice(0, MAX_FEES)
  const getRank = (area: DeliveryArea): number => open.filter(({ fee }) => fee === area.fee).indexOf(area)
  const inTurn = open.filter(({ fee }) => fees.includes(fee)).toSorted((one, other) => getRank(one) - getRank(other))
  const shown = new Map(fees.map((fee) => [fee, [] as string[]]))
  let room = MAX_CHARACTERS
  for (const { name, fee } of inTurn) {
    const { text } = toLocalText(name, language)
    const names = shown.get(fee) ?? []
    const characters = text.length + 2 + (names.length === 0 ? FEE_CHARACTERS : 0)
    if (room < MAX_CHARACTERS && characters > room) continue
    names.push(text)
    room -= characters
  }
  return [...shown].filter(([, names]) => names.length > 0)
}
