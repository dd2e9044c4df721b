import { languageNames } from '../src/i18n/language-names.ts'
import { describe, expect, test } from 'vitest'
import { restaurant } from '../restaurant.config.ts'
import { getAllMessages } from './support/all-messages.ts'
import { formatClockTime } from '../src/i18n/format-clock-time.ts'
import { pageAr as arPage } from '../src/site/messages/page.ar.ts'
import { pageEn as enPage } from '../src/site/messages/page.en.ts'

const ar = getAllMessages('ar')
const en = getAllMessages('en')

describe('fixed words', () => {
  const window = '4:00–12:00'
  const { fullName } = restaurant
  const rows: readonly [english: string, arabic: string, inEnglish: string, inArabic: string][] = [
    ['Home', 'الرئيسية', en.nav.home, ar.nav.home],
    ['Menu', 'المنيو', en.nav.menu, ar.nav.menu],
    ['Gallery', 'معرض الصور', en.nav.gallery, ar.nav.gallery],
    ['Location', 'موقعنا', en.nav.location, ar.nav.location],
    ['Menu', 'القائمة', en.nav.menuButton, ar.nav.menuButton],
    ['Order Now', 'اطلب الآن', enPage.hero.orderNow, arPage.hero.orderNow],
    [
      'Welcome to Lahab Shawarma & Burgers',
      'أهلاً بكم في شاورما وبرجر لهب',
      enPage.hero.welcome(fullName.en),
      arPage.hero.welcome(fullName.ar),
    ],
    ['A taste to remember', 'طعم يبقى في الذاكرة', enPage.hero.subtitle, arPage.hero.subtitle],
    ['Try it now thank us later.', 'جرّبها الآن واشكرنا لاحقاً.', enPage.hero.tagline, arPage.hero.tagline],
    ['Go to checkout', 'إتمام الطلب', en.nav.goToCheckout, ar.nav.goToCheckout],
    ['Your cart is empty', 'سلتك فارغة', en.nav.cartEmpty, ar.nav.cartEmpty],
    ['Your cart is empty.', 'سلتك فارغة.', en.checkout.empty, ar.checkout.empty],
    ['Add an item first', 'أضف صنفاً أولاً', en.nav.addItemFirst, ar.nav.addItemFirst],
    ['Closed 4:00–12:00', 'مغلق \u20664:00–12:00\u2069', en.hours.closed(window), ar.hours.closed(window)],
    [
      "We're currently closed (4:00–12:00). Ordering is disabled.",
      'المطعم مغلق حالياً (\u20664:00–12:00\u2069). استقبال الطلبات متوقف.',
      en.hours.closedOrdering(window),
      ar.hours.closedOrdering(window),
    ],
    [
      "We're currently closed (4:00–12:00).",
      'المطعم مغلق حالياً (\u20664:00–12:00\u2069).',
      en.hours.closedNow(window),
      ar.hours.closedNow(window),
    ],
    [
      'Open now · until 4 am',
      'مفتوح الآن · حتى \u20664:00\u2069 فجراً',
      en.hours.openUntil(formatClockTime.en(4 * 60)),
      ar.hours.openUntil(formatClockTime.ar(4 * 60)),
    ],
    [
      'Closed · opens at 12 noon',
      'مغلق · نفتح الساعة \u206612:00\u2069 ظهراً',
      en.hours.opensAt(formatClockTime.en(12 * 60)),
      ar.hours.opensAt(formatClockTime.ar(12 * 60)),
    ],
    ['Best Seller', 'الأكثر مبيعاً', en.menu.filters['Best Seller'], ar.menu.filters['Best Seller']],
    ['Offer', 'العروض', en.menu.filters.Offer, ar.menu.filters.Offer],
    ['All', 'الكل', en.menu.filters.All, ar.menu.filters.All],
    ['Chicken Shawarma', 'شاورما دجاج', en.menu.filters['Chicken Shawarma'], ar.menu.filters['Chicken Shawarma']],
    ['Meat Shawarma', 'شاورما لحم', en.menu.filters['Meat Shawarma'], ar.menu.filters['Meat Shawarma']],
    ['Shawarma mix', 'شاورما مكس', en.menu.filters['Shawarma mix'], ar.menu.filters['Shawarma mix']],
    [
      'Chicken Comboo Meals',
      'وجبات كومبو دجاج',
      en.menu.filters['Chicken Comboo Meals'],
      ar.menu.filters['Chicken Comboo Meals'],
    ],
    ['Chicken Burgers', 'برجر دجاج', en.menu.filters['Chicken Burgers'], ar.menu.filters['Chicken Burgers']],
    ['Beef Burgers', 'برجر لحم', en.menu.filters['Beef Burgers'], ar.menu.filters['Beef Burgers']],
    ['Fries', 'بطاطس', en.menu.filters.Fries, ar.menu.filters.Fries],
    ['Beverages', 'مشروبات', en.menu.filters.Beverages, ar.menu.filters.Beverages],
    ['Sauces', 'صوصات', en.menu.filters.Sauces, ar.menu.filters.Sauces],
    ['My Order', 'طلبي', en.checkout.title, ar.checkout.title],
    ['Lahab – Checkout', 'لهب – إتمام الطلب', enPage.head.checkout.title('Lahab'), arPage.head.checkout.title('لهب')],
    ['Remove Item', 'حذف الصنف', en.checkout.removeItem, ar.checkout.removeItem],
    ['Clear Cart', 'إفراغ السلة', en.checkout.clearCart, ar.checkout.clearCart],
    ['Special Request', 'طلبات خاصة', en.checkout.specialRequest, ar.checkout.specialRequest],
    ['Comment', 'ملاحظات على الطلب', en.checkout.comment, ar.checkout.comment],
    ['Extra lettuce', 'خس إضافي', en.requests.extra_lettuce, ar.requests.extra_lettuce],
    ['Extra spicy mayo', 'مايونيز حار إضافي', en.requests.extra_spicy_mayo, ar.requests.extra_spicy_mayo],
    ['Extra pickles', 'مخلل إضافي', en.requests.extra_pickles, ar.requests.extra_pickles],
    ['Extra ketchup', 'كاتشب إضافي', en.requests.extra_ketchup, ar.requests.extra_ketchup],
    ['Extra mayonnaise', 'مايونيز إضافي', en.requests.extra_mayonnaise, ar.requests.extra_mayonnaise],
    ['No pickles', 'بدون مخلل', en.requests.no_pickles, ar.requests.no_pickles],
    ['No lettuce', 'بدون خس', en.requests.no_lettuce, ar.requests.no_lettuce],
    ['No mayonnaise', 'بدون مايونيز', en.requests.no_mayonnaise, ar.requests.no_mayonnaise],
    ['Delivery or pickup?', 'توصيل أم استلام؟', en.checkout.methodQuestion, ar.checkout.methodQuestion],
    ['Delivery', 'توصيل', en.checkout.delivery, ar.checkout.delivery],
    ['Pickup', 'استلام من المطعم', en.checkout.pickup, ar.checkout.pickup],
    [
      'Please choose delivery or pickup.',
      'يرجى اختيار التوصيل أو الاستلام من المطعم.',
      en.checkout.methodHelp,
      ar.checkout.methodHelp,
    ],
    ['This field is required.', 'هذا الحقل مطلوب.', en.checkout.errors.required, ar.checkout.errors.required],
    [
      'Please enter your first name.',
      'يرجى إدخال الاسم الأول.',
      en.checkout.errors.firstName,
      ar.checkout.errors.firstName,
    ],
    [
      'Please enter a full address (street, area, city).',
      'يرجى إدخال العنوان كاملاً (الشارع، المنطقة، المدينة).',
      en.checkout.errors.address,
      ar.checkout.errors.address,
    ],
    ['First name', 'الاسم الأول', en.checkout.firstName, ar.checkout.firstName],
    ['Address', 'العنوان', en.checkout.address, ar.checkout.address],
    ['Street, building, area, city', 'الشارع، المنطقة، المدينة', en.checkout.addressHint, ar.checkout.addressHint],
    ['Items', 'عدد القطع', en.checkout.items, ar.checkout.items],
    ['Subtotal', 'المجموع قبل الخصم', en.checkout.subtotal, ar.checkout.subtotal],
    ['Subtotal', 'المجموع', en.checkout.subtotalWithoutSavings, ar.checkout.subtotalWithoutSavings],
    ['View order', 'مراجعة الطلب', en.menu.viewOrder, ar.menu.viewOrder],
    ['on our best sellers', 'على الأكثر مبيعاً', en.promo.detail, ar.promo.detail],
    [
      'We open at 12 noon.',
      'نفتح الساعة \u206612:00\u2069 ظهراً.',
      en.hours.weOpenAt(formatClockTime.en(720)),
      ar.hours.weOpenAt(formatClockTime.ar(720)),
    ],
    ['Savings', 'التوفير', en.checkout.savings, ar.checkout.savings],
    ['Total', 'الإجمالي', en.checkout.total, ar.checkout.total],
    ['Checkout via WhatsApp', 'إتمام الطلب عبر واتساب', en.checkout.whatsapp, ar.checkout.whatsapp],
    ['Copy order', 'نسخ الطلب', en.checkout.copyOrder, ar.checkout.copyOrder],
    ['Rate us on Google', 'قيّمنا على جوجل', en.checkout.review, ar.checkout.review],
    ['Increase Cola', 'زيادة كمية كولا', en.menu.increase('Cola'), ar.menu.increase('كولا')],
    ['Decrease Cola', 'إنقاص كمية كولا', en.menu.decrease('Cola'), ar.menu.decrease('كولا')],
    ['Back to top', 'إلى الأعلى', en.site.backToTop, ar.site.backToTop],
    ['was', 'كان', en.menu.was, ar.menu.was],
    ['now', 'الآن', en.menu.now, ar.menu.now],
    [
      'Pictures are serving suggestions.',
      'الصور للتوضيح فقط',
      enPage.footer.servingSuggestion,
      arPage.footer.servingSuggestion,
    ],
    ['All rights reserved', 'جميع الحقوق محفوظة', enPage.footer.allRights, arPage.footer.allRights],
  ]
  test.each(rows)('%s · %s [WORD-1]', (english, arabic, inEnglish, inArabic) => {
    expect([inEnglish, inArabic]).toEqual([english, arabic])
  })

  test('the language toggle says the other language’s own name [APP-5]', () => {
    expect([languageNames.en, languageNames.ar]).toEqual(['English', 'العربية'])
  })
})
