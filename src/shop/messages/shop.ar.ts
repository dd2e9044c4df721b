import { isolateLtr } from '#core/text/isolate.ts'
import type { ShopMessages } from './shop.en.ts'

const inBrackets = (window?: string): string => (window === undefined ? '' : ` (${isolateLtr(window)})`)

export const shopAr: ShopMessages = {
  hours: {
    closed: (window) => `مغلق ${isolateLtr(window)}`,
    closedOrdering: (window) => `المطعم مغلق الآن${inBrackets(window)}.`,
    closedNow: (window) => `المطعم مغلق الآن${inBrackets(window)}.`,
    openUntil: (time) => `مفتوح حتى ${time}`,
    openNow: 'مفتوح الآن',
    openAlways: 'مفتوح على مدار الساعة',
    weOpenAt: (time) => `نستقبل طلباتك الساعة ${time}.`,
    opensAt: (time) => `مغلق · نفتح الساعة ${time}`,
  },
}
