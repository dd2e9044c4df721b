import { MAX_QUANTITY } from '#core/specification.ts'
import { isolateLtr, isolate } from '#core/text/isolate.ts'
import { getCategoryNames } from './category-names.ts'
import type { MenuMessages } from './menu.en.ts'

export const menuAr: MenuMessages = {
  menu: {
    skipToMenu: 'انتقل إلى المنيو',
    skipToCart: 'انتقل إلى السلة',
    noConnection: 'لا يوجد اتصال. سلتك محفوظة.',
    search: 'ابحث في المنيو',
    searchUnavailable: 'البحث غير متاح الآن.',
    categories: 'الأقسام',
    filters: {
      'Best Seller': 'الأكثر مبيعاً',
      Offer: 'العروض',
      All: 'الكل',
      ...getCategoryNames('ar'),
    },
    otherCategory: 'أصناف أخرى',
    was: 'كان',
    now: 'الآن',
    discount: (percent) => isolateLtr(`−${percent}%`),
    priceFrom: 'من',
    priceOnRequest: 'اسأل عن السعر',
    detailsOf: (name) => `تفاصيل ${isolate(name)}`,
    close: 'إغلاق',
    increase: (name) => `زيادة كمية ${name}`,
    decrease: (name) => `إنقاص كمية ${name}`,
    quantity: (name) => `كمية ${name}`,
    quantityChanged: (name, count) => `${isolate(name)}: ${count}`,
    quantityMax: (name) => `${isolate(name)}: الحد الأقصى ${MAX_QUANTITY}`,
    unavailable: (name) => `${isolate(name)}: غير متوفر الآن.`,
    soldOut: 'نفد اليوم',
    servedHours: (from, until) => `من ${from} حتى ${until}`,
    noItems: 'لا أصناف في هذا القسم اليوم.',
    noOffers: 'لا خصومات اليوم: كل الأصناف بسعرها المعتاد.',
    noBestSellers: 'لا يوجد في المنيو اليوم صنف من الأكثر مبيعاً.',
    viewOrder: 'طلبي',
  },
}
