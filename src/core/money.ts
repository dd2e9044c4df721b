import { MAX_PRICE_AED } from './specification.ts'

declare const filsBrand: unique symbol

/** Money as a whole number of fils; 100 fils are one AED. Never a fraction, never negative. */
export type Fils = number & { readonly [filsBrand]: true }

export const ZERO_FILS = 0 as Fils

/** Brands a count of fils. Throws a RangeError for anything but a safe whole number from 0 up. */
export function toFils(count: number): Fils {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not an amount of fils: ${count}`)
  return count as Fils
}

/**
 * Parses a price in AED from Contentful: a number or a decimal string. Returns null for anything
 * else: negative, not finite, above MAX_PRICE_AED.
 */
export function aedToFils(value: unknown): Fils | null {
  const aed = typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
  if (typeof aed !== 'number' || !Number.isFinite(aed) || aed < 0 || aed > MAX_PRICE_AED) return null
  // Shifts the decimal point in text: 1.005 * 100 is less than 100.5. Tiny numbers print with an
  // exponent.
  return toFils(aed < 0.001 ? 0 : Math.round(Number(`${aed}e2`)))
}

/** The amount in AED as a number, for storage and window events. */
export function filsToAed(amount: Fils): number {
  return amount / 100
}

/** '13.50': two decimals, Latin digits, no grouping. */
export function formatAmount(amount: Fils): string {
  const whole = Math.floor(amount / 100)
  return `${whole}.${String(amount % 100).padStart(2, '0')}`
}

/** 'AED 13.50', the code before the amount so that it reads alike in both directions. */
export function formatAed(amount: Fils): string {
  return `AED ${formatAmount(amount)}`
}

/** 'AED 5', 'AED 5.50': without decimals where there are none. */
export function formatShortAed(amount: Fils): string {
  return `AED ${formatShortAmount(amount)}`
}

/** '5', '5.50' */
export function formatShortAmount(amount: Fils): string {
  return amount % 100 === 0 ? String(amount / 100) : formatAmount(amount)
}

/** Returns a price less so many percent, rounded half up to the fil, in integers only. */
export function applyDiscount(price: Fils, percent: number): Fils {
  return toFils(Math.floor((price * (100 - percent) + 50) / 100))
}

export function multiplyFils(price: Fils, quantity: number): Fils {
  return toFils(price * quantity)
}

/** Returns 0 for an empty list. */
export function sumFils(amounts: readonly Fils[]): Fils {
  return toFils(amounts.reduce<number>((total, amount) => total + amount, 0))
}
