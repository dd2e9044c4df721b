import { formatAed } from '#core/money.ts'
import type { DeliveryFee } from './chosen-area.ts'

interface FeeWords {
  readonly toldInChat: string
  readonly free: string
}

/** An amount, or the words for a fee that is nothing or not known. */
export function formatFeeText(fee: DeliveryFee, words: FeeWords): string {
  return fee === null ? words.toldInChat : fee === 0 ? words.free : formatAed(fee)
}
