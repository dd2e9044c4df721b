import type { DeliveryArea } from './delivery-area.ts'
import { toFils } from '#core/money.ts'

/** An open area, delivered to for AED 10.00. */
export function createArea(id: string, changes: Partial<DeliveryArea> = {}): DeliveryArea {
  return {
    id,
    name: { en: `Area ${id}`, ar: `منطقة ${id}` },
    fee: toFils(1000),
    minimum: null,
    freeFrom: null,
    minutes: '30-45',
    isClosed: false,
    ...changes,
  }
}
