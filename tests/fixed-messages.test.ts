import { languageNames } from '#i18n/language-names.ts'
import { describe, expect, test } from 'vitest'
import { restaurant, words as restaurantWords } from '../restaurant.config.ts'
import { getAllMessages } from './support/all-messages.ts'
import { formatClockTime } from '#i18n/format-clock-time.ts'
import { getPageMessages } from '#site/messages/page-messages.ts'
import type { Language } from '#core/text/language.ts'
import { dietaryInfoMessages } from '#menu/messages/dietary-info-messages.ts'
import { dishAr } from '#menu/messages/dish.ar.ts'
import { dishEn } from '#menu/messages/dish.en.ts'

const ar = { ...getAllMessages('ar'), page: getPageMessages('ar') }
const en = { ...getAllMessages('en'), page: getPageMessages('en') }
const dishMessages = { ar: dishAr, en: dishEn }
const COLA = { ar: 'كولا', en: 'Cola' }

describe('fixed words', () => {
  const { fullName } = restaurant
  const window = '4:00–12:00'
  type Select = (words: typeof en, language: Language) => string
  const rows: readonly [english: string, arabic: string, select: Select][] = [
    ['Home', 'الرئيسية', (words) => words.nav.home],
    ['Menu', 'المنيو', (words) => words.nav.menu],
    ['Gallery', 'معرض الصور', (words) => words.nav.gallery],
    ['Location', 'موقعنا', (words) => words.nav.location],
    ['Menu', 'القائمة', (words) => words.nav.menuButton],
    ['Order Now', 'اطلب الآن', (words) => words.page.hero.orderNow],
    [
      'Welcome to Lahab Shawarma & Burgers',
      'أهلاً بكم في شاورما وبرجر لهب',
      (words, language) => words.page.hero.welcome(fullName[language]),
    ],
    ['A taste to remember', 'طعم يبقى في الذاكرة', (_, language) => restaurantWords.slogan[language]],
    ['Try it now thank us later.', 'جرّبها الآن واشكرنا لاحقاً.', (_, language) => restaurantWords.invitation[language]],
    ['Go to checkout', 'إتمام الطلب', (words) => words.nav.goToCheckout],
    ['Your cart is empty', 'سلتك فارغة', (words) => words.nav.cartEmpty],
    ['Your cart is empty.', 'سلتك فارغة.', (words) => words.checkout.empty],
    ['Add an item first', 'أضف صنفاً أولاً', (words) => words.nav.addItemFirst],
    ['Closed 4:00–12:00', 'مغلق \u20664:00–12:00\u2069', (words) => words.hours.closed(window)],
    [
      "We're currently closed (4:00–12:00). Ordering is disabled.",
      'المطعم مغلق حالياً (\u20664:00–12:00\u2069). استقبال الطلبات متوقف.',
      (words) => words.hours.closedOrdering(window),
    ],
    [
      "We're currently closed (4:00–12:00).",
      'المطعم مغلق حالياً (\u20664:00–12:00\u2069).',
      (words) => words.hours.closedNow(window),
    ],
    [
      'Open now · until 4 am',
      'مفتوح الآن · حتى \u20664:00\u2069 فجراً',
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
    ['Remove Item', 'حذف الصنف', (words) => words.checkout.removeItem],
    ['Clear Cart', 'إفراغ السلة', (words) => words.checkout.clearCart],
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
    [
      'Please choose delivery or pickup.',
      'يرجى اختيار التوصيل أو الاستلام من المطعم.',
      (words) => words.checkout.methodHelp,
    ],
    ['This field is required.', 'هذا الحقل مطلوب.', (words) => words.checkout.errors.required],
    ['Please enter your first name.', 'يرجى إدخال الاسم الأول.', (words) => words.checkout.errors.firstName],
    [
      'Please enter a full address (street, area, city).',
      'يرجى إدخال العنوان كاملاً (الشارع، المنطقة، المدينة).',
      (words) => words.checkout.errors.address,
    ],
    ['First name', 'الاسم الأول', (words) => words.checkout.firstName],
    ['Address', 'العنوان', (words) => words.checkout.address],
    ['Street, building, area, city', 'الشارع، المنطقة، المدينة', (words) => words.checkout.addressHint],
    ['Items', 'عدد القطع', (words) => words.checkout.items],
    ['Subtotal', 'المجموع قبل الخصم', (words) => words.checkout.subtotal],
    ['Subtotal', 'المجموع', (words) => words.checkout.subtotalWithoutSavings],
    ['View order', 'مراجعة الطلب', (words) => words.menu.viewOrder],
    ['Sold out today', 'نفد اليوم', (words) => words.menu.soldOut],
    [
      'Cola is no longer available.',
      'كولا: غير متوفر الآن.',
      (words, language) => words.menu.unavailable(COLA[language]).replace(/[\u2066-\u2069]/g, ''),
    ],
    [
      '1 dish isn’t available and was left out.',
      'لم نضف صنفاً واحداً لأنه غير متوفر.',
      (words) => words.checkout.leftOut(1),
    ],
    ['Add', 'أضف', (_, language) => dishMessages[language].add],
    ['In your cart', 'في سلتك', (_, language) => dishMessages[language].inCart],
    ['Ask us about allergens:', 'اسألنا عن مسببات الحساسية:', (_, language) => dietaryInfoMessages[language].askUs],
    ['Hide offer', 'إخفاء العرض', (words) => words.promo.hide],
    [
      'Add AED 7.00 more for pickup.',
      'أضف أصنافاً بقيمة \u2066AED 7.00\u2069 لتستلم طلبك من المطعم.',
      (words) => words.checkout.belowPickupMinimum('AED 7.00'),
    ],
    ['on selected dishes', 'على أصناف مختارة', (words) => words.page.promo.chosenDetail],
    ['on our best sellers', 'على الأكثر مبيعاً', (words) => words.page.promo.detail],
    [
      'We open at 12 noon.',
      'نفتح الساعة \u206612:00\u2069 ظهراً.',
      (words, language) => words.hours.weOpenAt(formatClockTime[language](720)),
    ],
    ['Savings', 'التوفير', (words) => words.checkout.savings],
    ['Total', 'الإجمالي', (words) => words.checkout.total],
    ['Checkout via WhatsApp', 'إتمام الطلب عبر واتساب', (words) => words.checkout.whatsapp],
    ['Copy order', 'نسخ الطلب', (words) => words.checkout.copyOrder],
    ['Rate us on Google', 'قيّمنا على جوجل', (words) => words.checkout.review],
    ['Increase Cola', 'زيادة كمية كولا', (words, language) => words.menu.increase(COLA[language])],
    ['Decrease Cola', 'إنقاص كمية كولا', (words, language) => words.menu.decrease(COLA[language])],
    ['Remember me on this device', 'تذكّرني على هذا الجهاز', (words) => words.remember.remember],
    [
      'Keeps your name, address and last order in this browser only.',
      'نحفظ اسمك وعنوانك وآخر طلب لك في هذا المتصفح فقط.',
      (words) => words.remember.whatIsKept,
    ],
    ['Choose one (required)', 'اختر واحداً (مطلوب)', (words) => words.checkout.chooseOptions(1, 1)],
    [
      'Choose one or two (required)',
      'اختر واحداً على الأقل واثنين على الأكثر (مطلوب)',
      (words) => words.checkout.chooseOptions(1, 2),
    ],
    [
      'Choose two to four (required)',
      'اختر اثنين على الأقل وأربعة على الأكثر (مطلوب)',
      (words) => words.checkout.chooseOptions(2, 4),
    ],
    ['Optional, up to three', 'اختياري: اختر ثلاثة على الأكثر', (words) => words.checkout.chooseOptions(0, 3)],
    [
      'Please choose: Cola',
      'يرجى الاختيار: \u2068كولا\u2069',
      (words, language) => words.checkout.choiceMissing(COLA[language]),
    ],
    ['Use these', 'استخدمها', (words) => words.remember.use],
    ['Clear my data', 'امسح بياناتي', (words) => words.remember.forget],
    ['Your data was cleared.', 'تم مسح بياناتك.', (words) => words.remember.forgotten],
    ['Same as last time', 'مثل طلبي السابق', (words) => words.remember.sameAsLastTime],
    ['Complete your order', 'كمّل طلبك', (words) => words.addMore.completeOrder],
    ['+ Add more dishes', '+ أضف أصنافاً أخرى', (words) => words.addMore.moreDishes],
    ['Help the driver find you (optional)', 'تفاصيل تسهّل الوصول إليك (اختياري)', (words) => words.checkout.addressHelp],
    ['Flat, floor or villa', 'الشقة أو الطابق أو الفيلا', (words) => words.checkout.addressDetails.unit],
    ['Landmark or directions', 'علامة قريبة أو إرشادات للسائق', (words) => words.checkout.addressDetails.landmark],
    ['Makani number', 'رقم مكاني', (words) => words.checkout.addressDetails.makani],
    ['A Makani number has 10 digits.', 'رقم مكاني من \u206610\u2069 أرقام.', (words) => words.checkout.errors.makani],
    ['Recipient’s phone, if not yours', 'هاتف المستلم إن كان غيرك', (words) => words.checkout.recipientPhone],
    [
      'Please enter a UAE or Gulf number, such as 050\u00a0123\u00a04567 or +966\u00a050\u00a0123\u00a04567.',
      'يرجى إدخال رقم إماراتي أو خليجي، مثل \u2066050\u00a0123\u00a04567\u2069 أو \u2066+966\u00a050\u00a0123\u00a04567\u2069.',
      (words) => words.checkout.errors.recipientPhone,
    ],
    ['Add my location', 'إضافة موقعي', (words) => words.customerLocation.addLocation],
    ['Finding you', 'جارٍ تحديد موقعك', (words) => words.customerLocation.finding],
    [
      'Location added, accurate to about 20 m',
      'أُضيف موقعك بدقة \u206620\u2069 متراً تقريباً',
      (words) => words.customerLocation.added(20),
    ],
    [
      'Approximate location, accurate to about 900 m',
      'موقع تقريبي، بدقة \u2066900\u2069 متر تقريباً',
      (words) => words.customerLocation.roughly(900),
    ],
    ['This is far from our restaurant.', 'هذا الموقع بعيد عن مطعمنا.', (words) => words.customerLocation.far],
    [
      'We couldn’t find your location. You can send it on WhatsApp after the order.',
      'لم نتمكن من تحديد موقعك. يمكنك إرساله عبر واتساب بعد الطلب.',
      (words) => words.customerLocation.notFound,
    ],
    ['Remove', 'إزالة', (words) => words.customerLocation.remove],
    ['Bring it to my car', 'أحضروه إلى سيارتي', (words) => words.car.bringToCar],
    ['Car', 'السيارة', (words) => words.car.car],
    ['Plate', 'رقم اللوحة', (words) => words.car.plate],
    [
      'Describe your car or enter its plate, so that we find you.',
      'اكتب نوع سيارتك ولونها أو رقم اللوحة حتى نجدك.',
      (words) => words.car.carError,
    ],
    ['Back to top', 'إلى الأعلى', (words) => words.site.backToTop],
    ['Search the menu', 'ابحث في المنيو', (words) => words.menu.search],
    ['Clear', 'مسح', (words) => words.search.clear],
    ['1 dish', 'صنف واحد', (words) => words.search.found(1)],
    ['4 dishes', '4 أصناف', (words) => words.search.found(4)],
    ['11 dishes', '11 صنفاً', (words) => words.search.found(11)],
    ['100 dishes', '100 صنف', (words) => words.search.found(100)],
    [
      'Nothing found for “\u2068X\u2069”. The whole menu is below.',
      'لا نتائج لـ «\u2068X\u2069». تجد المنيو كاملاً أدناه.',
      (words) => words.search.nothingFound('X'),
    ],
    ['Try “shawarma”', 'جرّب «شاورما»', (words) => words.search.trySearch],
    ['Clear search', 'مسح البحث', (words) => words.search.clearSearch],
    ['Nothing for “\u2068X\u2069”.', 'لا نتائج لـ «\u2068X\u2069».', (words) => words.search.nothingFor('X')],
    ['was', 'كان', (words) => words.menu.was],
    ['now', 'الآن', (words) => words.menu.now],
    ['Pictures are serving suggestions.', 'الصور للتوضيح فقط', (words) => words.page.footer.servingSuggestion],
    ['All rights reserved', 'جميع الحقوق محفوظة', (words) => words.page.footer.allRights],
  ]
  test.each(rows)('%s · %s', (english, arabic, select) => {
    expect([select(en, 'en'), select(ar, 'ar')]).toEqual([english, arabic])
  })

  test('the language toggle says the other language’s own name [APP-5]', () => {
    expect([languageNames.en, languageNames.ar]).toEqual(['English', 'العربية'])
  })
})
