import type { CategoryConfig } from '../../src/menu/domain/menu.ts'

export const categories = {
  'Karak & Tea': { ar: 'كرك وشاي', drawing: 'cup' },
  Coffee: { ar: 'قهوة', drawing: 'cup' },
  Breakfast: { ar: 'فطور', drawing: 'plate' },
  Pastries: { ar: 'معجنات', drawing: 'bread' },
  'Cold Drinks': { ar: 'مشروبات باردة', drawing: 'glass' },
} as const satisfies Record<string, CategoryConfig>

export const discountPercent = 10
