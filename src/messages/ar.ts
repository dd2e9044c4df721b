import { clockInWords } from './clock-words.ts'
import type { Messages } from './en.ts'
import { isolated, ltr } from './isolate.ts'
import { languageNames } from './language-names.ts'
import { plural } from './plural.ts'

/** The Arabic words of what comes to life on every page; the rest stands in `page-words-ar.ts`. Fixed words: `contracts.md`. */
export const ar = {
  site: {
    languageName: languageNames.ar,
    mainNavigation: 'التنقل الرئيسي',
    backToTop: 'إلى الأعلى',
  },
  nav: {
    home: 'الرئيسية',
    menu: 'المنيو',
    gallery: 'معرض الصور',
    location: 'كيف تصلنا',
    menuButton: 'القائمة',
    goToCheckout: 'إتمام الطلب',
    cartEmpty: 'سلتك فارغة',
    cart: (count) =>
      `السلة، ${plural('ar', count, {
        zero: 'لا قطع',
        one: 'قطعة واحدة',
        two: 'قطعتان',
        few: `${count} قطع`,
        many: `${count} قطعة`,
        other: `${count} قطعة`,
      })}`,
    addFirst: 'أضف صنفاً أولاً',
  },
  hero: {
    whatsapp: 'اطلب عبر واتساب',
    carousel: 'صور من مطبخنا',
  },
  promo: {
    name: 'العرض',
    text: `اطلب من موقعنا واحصل على خصم ${ltr('25%')}`,
    hide: 'إخفاء العرض',
    show: 'إظهار العرض',
  },
  hours: {
    closed: (window) => `مغلق ${ltr(window)}`,
    closedOrdering: (window) => `نحن مغلقون حالياً (${ltr(window)}). استقبال الطلبات متوقف.`,
    closedNow: (window) => `نحن مغلقون حالياً (${ltr(window)}).`,
    openUntil: (minute) => `مفتوح الآن · حتى ${clockInWords.ar(minute)}`,
    openAlways: 'مفتوح الآن',
    opensAt: (minute) => `مغلق · نفتح الساعة ${clockInWords.ar(minute)}`,
  },
  menu: {
    title: 'المنيو',
    categories: 'الأصناف',
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
    anythingElse: 'أصناف أخرى',
    ribbon: 'الأكثر مبيعاً',
    was: 'كان',
    now: 'الآن',
    askPrice: 'اسأل عن السعر',
    details: (name) => `تفاصيل ${isolated(name)}`,
    close: 'إغلاق',
    increase: (name) => `زيادة كمية ${name}`,
    decrease: (name) => `إنقاص كمية ${name}`,
    quantity: (name) => `كمية ${name}`,
    added: (name, count) => `${isolated(name)}: ${count}`,
    most: (name) => `${isolated(name)}: الحد الأقصى 99`,
    nothingHere: 'لا توجد أصناف هنا اليوم.',
    viewOrder: 'عرض الطلب',
  },
  carousel: {
    pause: 'إيقاف مؤقت',
    play: 'تشغيل',
    place: (number, of) => `صورة ${number} من ${of}`,
    shown: (number, of, what) => `صورة ${number} من ${of}: ${what}`,
  },
  gallery: { pictures: 'صور من أطباقنا' },
} satisfies Messages
