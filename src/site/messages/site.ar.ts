import { plural } from '#i18n/plural.ts'
import type { SiteMessages } from './site.en.ts'

export const siteAr: SiteMessages = {
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
        one: `السلة، قطعة واحدة (${count})`,
        two: `السلة، قطعتان (${count})`,
        few: `السلة، ${count} قطع`,
        many: `السلة، ${count} قطعة`,
        other: `السلة، ${count} قطعة`,
      }),
    addItemFirst: 'أضف صنفاً أولاً',
  },
  promo: {
    name: 'العرض',
    hide: 'إخفاء العرض',
    show: 'إظهار العرض',
  },
  carousel: {
    pause: 'إيقاف مؤقت',
    play: 'تشغيل',
    slideLabel: (number, of) => `صورة ${number} من ${of}`,
  },
}
