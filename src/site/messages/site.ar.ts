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
    gallery: 'صورنا',
    location: 'موقعنا',
    menuButton: 'القائمة',
    goToCheckout: 'إتمام الطلب',
    cartEmpty: 'سلتك فارغة',
    cart: (count) =>
      plural('ar', count, {
        zero: 'السلة فارغة',
        one: `السلة، حبة واحدة (${count})`,
        two: `السلة، حبتان (${count})`,
        few: `السلة، ${count} حبات`,
        many: `السلة، ${count} حبة`,
        other: `السلة، ${count} حبة`,
      }),
    addItemFirst: 'أضف صنفاً أولاً',
  },
  promo: {
    name: 'العرض',
    hide: 'أخفِ العرض',
    show: 'أظهر العرض',
  },
  carousel: {
    pause: 'إيقاف مؤقت',
    play: 'تشغيل',
    slideLabel: (number, of) => `صورة ${number} من ${of}`,
  },
}
