import { MAX_QUANTITY } from '../../core/specification.ts'
import { isolateName } from '../../i18n/isolate.ts'
import type { MenuMessages } from './menu.en.ts'

export const menuAr: MenuMessages = {
  menu: {
    search: 'ابحث في المنيو',
    searchUnavailable: 'البحث غير متوفر الآن.',
    categories: 'الأقسام',
    filters: {
      'Best Seller': 'الأكثر مبيعاً',
      Offer: 'العروض',
      All: 'الكل',
      'Chicken Shawarma': 'شاورما دجاج',
      'Meat Shawarma': 'شاورما لحم',
      'Shawarma mix': 'شاورما مكس',
      'Chicken Comboo Meals': 'وجبات كومبو دجاج',
      'Chicken Burgers': 'برجر دجاج',
      'Beef Burgers': 'برجر لحم',
      Fries: 'بطاطس',
      Beverages: 'مشروبات',
      Sauces: 'صوصات',
    },
    otherCategory: 'أصناف أخرى',
    was: 'كان',
    now: 'الآن',
    priceOnRequest: 'اسأل عن السعر',
    detailsOf: (name) => `تفاصيل ${isolateName(name)}`,
    close: 'إغلاق',
    increase: (name) => `زيادة كمية ${name}`,
    decrease: (name) => `إنقاص كمية ${name}`,
    quantity: (name) => `كمية ${name}`,
    quantityChanged: (name, count) => `${isolateName(name)}: ${count}`,
    quantityMax: (name) => `${isolateName(name)}: الحد الأقصى ${MAX_QUANTITY}`,
    unavailable: (name) => `${isolateName(name)}: غير متوفر الآن.`,
    soldOut: 'نفد اليوم',
    servedHours: (from, until) => `من ${from} حتى ${until}`,
    noItems: 'لا توجد أطباق في هذا القسم اليوم.',
    viewOrder: 'مراجعة الطلب',
  },
}
