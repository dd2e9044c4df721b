import { DISCOUNT_PERCENT, MAX_QUANTITY } from '../../domain/specification.ts'
import type { Messages } from '../en/islands.ts'
import { isolateName, isolateLtr } from '../isolate.ts'
import { plural } from '../plural.ts'

/**
 * Arabic messages of the islands on every page; `ar/page.ts` has those that only the server
 * renders.
 */
export const islandsAr = {
  site: {
    mainNavigation: 'التنقل الرئيسي',
    backToTop: 'إلى الأعلى',
  },
  nav: {
    home: 'الرئيسية',
    menu: 'المنيو',
    gallery: 'معرض الصور',
    location: 'موقعنا',
    menuButton: 'القائمة',
    goToCheckout: 'إتمام الطلب',
    cartEmpty: 'سلتك فارغة',
    cart: (count) =>
      plural('ar', count, {
        zero: 'السلة فارغة',
        one: 'السلة، قطعة واحدة',
        two: 'السلة، قطعتان',
        few: `السلة، ${count} قطع`,
        many: `السلة، ${count} قطعة`,
        other: `السلة، ${count} قطعة`,
      }),
    addItemFirst: 'أضف صنفاً أولاً',
  },
  promo: {
    name: 'العرض',
    text: `اطلب من موقعنا واحصل على خصم ${isolateLtr(`${DISCOUNT_PERCENT}%`)}`,
    detail: 'على الأكثر مبيعاً',
    hide: 'إخفاء العرض',
    show: 'إظهار العرض',
  },
  hours: {
    closed: (window) => `مغلق ${isolateLtr(window)}`,
    closedOrdering: (window) => `المطعم مغلق حالياً (${isolateLtr(window)}). استقبال الطلبات متوقف.`,
    closedNow: (window) => `المطعم مغلق حالياً (${isolateLtr(window)}).`,
    openUntil: (time) => `مفتوح الآن · حتى ${time}`,
    openNow: 'مفتوح الآن',
    openAlways: 'مفتوح على مدار الساعة',
    weOpenAt: (time) => `نفتح الساعة ${time}.`,
    opensAt: (time) => `مغلق · نفتح الساعة ${time}`,
  },
  menu: {
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
  carousel: {
    pause: 'إيقاف مؤقت',
    play: 'تشغيل',
    slideLabel: (number, of) => `صورة ${number} من ${of}`,
  },
} satisfies Messages
