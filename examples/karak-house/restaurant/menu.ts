import type { CategoryConfig, RequestId } from '../../../src/menu/domain/category-config.ts'

export const requestIds = ['extra_sugar', 'no_sugar', 'extra_ginger'] as const satisfies readonly RequestId[]

export const categories = {
  'Karak & Tea': { ar: 'كرك وشاي', drawing: 'cup', requests: requestIds },
  Coffee: { ar: 'قهوة', drawing: 'cup', requests: ['extra_sugar', 'no_sugar'] },
  Breakfast: { ar: 'فطور', drawing: 'plate' },
  Pastries: { ar: 'معجنات', drawing: 'bread' },
  'Cold Drinks': { ar: 'مشروبات باردة', drawing: 'glass' },
} as const satisfies Record<string, CategoryConfig<(typeof requestIds)[number]>>

export const discountPercent = 10
