import { formatAmount, type Fils } from '#core/money.ts'

/** 'AED 100': banknotes have no fils. */
export function formatBanknote(note: Fils): string {
  return `AED ${formatAmount(note).replace('.00', '')}`
}
