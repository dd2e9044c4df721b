import { languageNames } from '#i18n/language-names.ts'
import { describe, expect, test } from 'vitest'
import { restaurant, words as restaurantWords } from '../restaurant.config.ts'
import { getAllMessages } from './support/all-messages.ts'
import { formatClockTime } from '#i18n/format-clock-time.ts'
import { getPageMessages } from '#site/messages/page-messages.ts'
import type { Language } from '#core/text/language.ts'

const ar = { ...getAllMessages('ar'), page: getPageMessages('ar') }
const en = { ...getAllMessages('en'), page: getPageMessages('en') }
const COLA = { ar: 'كولا', en: 'Cola' }

describe('fixed words', () => {
  const { fullName } = restaurant
  const window = '4:00–12:00'
  type Select = (words: typeof en, language: Language) => string
  const rows: readonly [english: string, arabic: string, select: Select][] = [
    ['Home', 'الرئيسية', (words) => words.nav.home],
    ['Menu', 'المنيو', (words) => words.nav.menu],
    ['Gallery', 'صورنا', (words) => words.nav.gallery],
    ['Location', 'موقعنا', (words) => words.nav.location],
    ['Menu', 'القائمة', (words) => words.nav.menuButton],
    ['Order Now', 'اطلب الآن', (words) => words.page.hero.orderNow],
    [
      'Welcome to Lahab Shawarma & Burgers',
      'أهلاً بكم في شاورما وبرجر لهب',
      (words, language) => words.page.hero.welcome(fullName[language]),
    ],
    ['A taste to remember', 'طعم لا يُنسى', (_, language) => restaurantWords.slogan[language]],
    ['Try it now thank us later.', 'جرّبه الآن واشكرنا لاحقاً.', (_, language) => restaurantWords.invitation[language]],
    ['Go to checkout', 'إتمام الطلب', (words) => words.nav.goToCheckout],
    ['Your cart is empty', 'سلتك فارغة', (words) => words.nav.cartEmpty],
    ['Your cart is empty.', 'سلتك فارغة.', (words) => words.checkout.empty],
    ['Add an item first', 'أضف صنفاً أولاً', (words) => words.nav.addItemFirst],
    ['Closed 4:00–12:00', 'مغلق \u20664:00–12:00\u2069', (words) => words.hours.closed(window)],
    [
      "We're currently closed (4:00–12:00). Ordering is disabled.",
      'المطعم مغلق الآن (\u20664:00–12:00\u2069).',
      (words) => words.hours.closedOrdering(window),
    ],
    [
      "We're currently closed (4:00–12:00).",
      'المطعم مغلق الآن (\u20664:00–12:00\u2069).',
      (words) => words.hours.closedNow(window),
    ],
    [
      'Open until 4 am',
      'مفتوح حتى \u20664:00\u2069 فجراً',
      (words, language) => words.hours.openUntil(formatClockTime[language](4 * 60)),
    ],
    [
      'Closed · opens at 12 noon',
      'مغلق · نفتح الساعة \u206612:00\u2069 ظهراً',
      (words, language) => words.hours.opensAt(formatClockTime[language](12 * 60)),
    ],
    ['Best Seller', 'الأكثر مبيعاً', (words) => words.menu.filters['Best Seller']],
    ['Offer', 'العروض', (words) => words.menu.filters.Offer],
    ['All', 'الكل', (words) => words.menu.filters.All],
    ['Chicken Shawarma', 'شاورما دجاج', (words) => words.menu.filters['Chicken Shawarma']],
    ['Meat Shawarma', 'شاورما لحم', (words) => words.menu.filters['Meat Shawarma']],
    ['Shawarma mix', 'شاورما مكس', (words) => words.menu.filters['Shawarma mix']],
    ['Chicken Comboo Meals', 'وجبات كومبو دجاج', (words) => words.menu.filters['Chicken Comboo Meals']],
    ['Chicken Burgers', 'برجر دجاج', (words) => words.menu.filters['Chicken Burgers']],
    ['Beef Burgers', 'برجر لحم', (words) => words.menu.filters['Beef Burgers']],
    ['Fries', 'بطاطس', (words) => words.menu.filters.Fries],
    ['Beverages', 'مشروبات', (words) => words.menu.filters.Beverages],
    ['Sauces', 'صوصات', (words) => words.menu.filters.Sauces],
    ['My Order', 'طلبي', (words) => words.checkout.title],
    [
      'Lahab – Checkout',
      'لهب – إتمام الطلب',
      (words, language) => words.page.head.checkout.title(restaurant.name[language]),
    ],
    ['Remove Item', 'احذف الصنف', (words) => words.checkout.removeItem],
    ['Clear Cart', 'أفرغ السلة', (words) => words.checkout.clearCart],
    ['Special Request', 'طلبات خاصة', (words) => words.checkout.specialRequest],
    ['Comment', 'ملاحظات على الطلب', (words) => words.checkout.comment],
    ['Extra lettuce', 'خس إضافي', (words) => words.checkout.requests.extra_lettuce],
    ['Extra spicy mayo', 'مايونيز حار إضافي', (words) => words.checkout.requests.extra_spicy_mayo],
    ['Extra pickles', 'مخلل إضافي', (words) => words.checkout.requests.extra_pickles],
    ['Extra ketchup', 'كاتشب إضافي', (words) => words.checkout.requests.extra_ketchup],
    ['Extra mayonnaise', 'مايونيز إضافي', (words) => words.checkout.requests.extra_mayonnaise],
    ['No pickles', 'بدون مخلل', (words) => words.checkout.requests.no_pickles],
    ['No lettuce', 'بدون خس', (words) => words.checkout.requests.no_lettuce],
    ['No mayonnaise', 'بدون مايونيز', (words) => words.checkout.requests.no_mayonnaise],
    ['Delivery or pickup?', 'توصيل أم استلام؟', (words) => words.checkout.methodQuestion],
    ['Delivery', 'توصيل', (words) => words.checkout.delivery],
    ['Pickup', 'استلام من المطعم', (words) => words.checkout.pickup],
    ['Please choose delivery or pickup.', 'اختر التوصيل أو الاستلام من المطعم.', (words) => words.checkout.methodHelp],
    ['This field is required.', 'اختر التوصيل أو الاستلام.', (words) => words.checkout.errors.required],
    ['Please enter your first name.', 'اكتب اسمك الأول.', (words) => words.checkout.errors.firstName],
    [
      'Please enter a full address (street, area, city).',
      'اكتب العنوان كاملاً (الشارع، المنطقة، المدينة).',
      (words) => words.checkout.errors.address,
    ],
    ['First name', 'الاسم الأول', (words) => words.checkout.firstName],
    ['Address', 'العنوان', (words) => words.checkout.address],
    ['Street, building, area, city', 'الشارع، المنطقة، المدينة', (words) => words.checkout.addressHint],
    ['Items', 'الكمية', (words) => words.checkout.items],
    ['Subtotal', 'المجموع قبل الخصم', (words) => words.checkout.subtotal],
    ['Subtotal', 'المجموع', (words) => words.checkout.subtotalWithoutSavings],
    ['My Order', 'طلبي', (words) => words.menu.viewOrder],
    ['on our best sellers', 'على الأكثر مبيعاً', (words) => words.page.promo.detail],
    [
      'We open at 12 noon.',
      'نستقبل طلباتك الساعة \u206612:00\u2069 ظهراً.',
      (words, language) => words.hours.weOpenAt(formatClockTime[language](720)),
    ],
    ['Savings', 'التوفير', (words) => words.checkout.savings],
    ['Total', 'الإجمالي', (words) => words.checkout.total],
    ['Checkout via WhatsApp', 'إتمام الطلب عبر واتساب', (words) => words.checkout.whatsapp],
    ['Copy order', 'انسخ الطلب', (words) => words.checkout.copyOrder],
    ['Increase Cola', 'زيادة كمية كولا', (words, language) => words.menu.increase(COLA[language])],
    ['Decrease Cola', 'إنقاص كمية كولا', (words, language) => words.menu.decrease(COLA[language])],
    ['Rate us on Google', 'قيّمنا على جوجل', (words) => words.checkout.review],
    ['Back to top', 'إلى الأعلى', (words) => words.site.backToTop],
    ['was', 'كان', (words) => words.menu.was],
    ['now', 'الآن', (words) => words.menu.now],
    ['Pictures are for illustration.', 'الصور للتوضيح فقط', (words) => words.page.footer.servingSuggestion],
    ['All rights reserved', 'جميع الحقوق محفوظة', (words) => words.page.footer.allRights],
  ]
  test.each(rows)('%s · %s', (english, arabic, select) => {
    expect([select(en, 'en'), select(ar, 'ar')]).toEqual([english, arabic])
  })

  test('the language toggle says the other language’s own name [APP-5]', () => {
    expect([languageNames.en, languageNames.ar]).toEqual(['English', 'العربية'])
  })
})
