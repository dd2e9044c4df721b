import type { RestaurantConfig, RestaurantWords } from '#shop/domain/restaurant.ts'

/**
 * Facts about the restaurant: the one file to edit when a name, a phone number, a link, the hours or
 * the best sellers change. A link that is missing or '' hides its button. All values are samples.
 * docs/another-restaurant.md says what else makes another restaurant.
 */
export const restaurant: RestaurantConfig = {
  name: { en: 'Lahab', ar: 'لهب' },
  fullName: { en: 'Lahab Shawarma & Burgers', ar: 'شاورما وبرجر لهب' },
  address: { en: 'Al Wasl Road, Jumeirah 1, Dubai', ar: 'شارع الوصل، جميرا 1، دبي' },
  /** Decimal degrees north and east, for the map and the directions. */
  position: { latitude: '25.20480', longitude: '55.24900' },
  /** Labels of the illustrated map, from the sea inland; the restaurant is on `street`. */
  mapLabels: {
    sea: { en: 'Arabian Gulf', ar: 'الخليج العربي' },
    shore: { en: 'Jumeirah Street', ar: 'شارع جميرا' },
    street: { en: 'Al Wasl Road', ar: 'شارع الوصل' },
    highway: { en: 'Sheikh Zayed Road', ar: 'شارع الشيخ زايد' },
  },

  /** As displayed. */
  phone: '+971 50 000 0000',
  /** Country code and number, digits only. Orders are sent to this WhatsApp account. */
  whatsapp: '971500000000',

  /** Daily hours without orders, Dubai time: 'HH:MM-HH:MM' or 'off'. */
  closedHours: '04:00-12:00',

  google: { placeId: 'ChIJ_SAMPLE_LAHAB', rating: '4.5' },

  /** Three delivery apps and the ordering service's page, in display order. */
  deliveryApps: [
    { name: { en: 'Talabat', ar: 'طلبات' }, url: 'https://www.talabat.com/uae/lahab-sample' },
    { name: { en: 'Deliveroo', ar: 'ديليفرو' }, url: 'https://deliveroo.ae/menu/dubai/jumeirah/lahab-sample' },
    { name: { en: 'Careem', ar: 'كريم' }, url: 'https://www.careem.com/en-AE/food/lahab-sample' },
    { name: { en: 'Sapaad', ar: 'Sapaad' }, url: 'https://lahab-sample.sapaad.com' },
  ],

  social: {
    tiktok: 'https://www.tiktok.com/@lahab.sample',
    instagram: 'https://www.instagram.com/lahab.sample',
    facebook: 'https://www.facebook.com/lahab.sample',
  },

  /** Items with a ribbon and a discount. The whole name must match, in either language. */
  bestSellers: {
    names: [
      { en: 'Chicken Sandwich Medium', ar: 'ساندويش دجاج وسط' },
      { en: 'Chicken Sandwich Large', ar: 'ساندويش دجاج كبير' },
      { en: 'Meat Sandwich Medium', ar: 'ساندويش لحم وسط' },
      { en: 'Classic Burger', ar: 'كلاسيك برجر' },
      { en: 'Fries Sandwich with Mozzarella', ar: 'ساندويش بطاطس مع موزاريلا' },
      { en: 'Meat Arabic Shawarma Meal', ar: 'وجبة شاورما عربي لحم' },
    ],
    excluded: ['Fries Sandwich 120g'],
  },
  /** Best sellers listed first, in this order. */
  preferredItems: ['Chicken Sandwich Large', 'Classic Burger'],

  /** The tax registration number, 15 digits; null if not registered for VAT. Prices include the tax. */
  tax: { trn: '100000000000003' },
  /** The trade licence, in the footer; null leaves it out. */
  licence: { name: { en: 'Lahab Restaurant L.L.C', ar: 'مطعم لهب ذ.م.م' }, number: '123456' },

  /**
   * For the privacy notice: days that the access log of the host or proxy is kept (0 for no log), and
   * who answers for the data. `email` is optional.
   */
  privacy: {
    logDays: 14,
    controller: { en: 'Lahab Restaurant L.L.C', ar: 'مطعم لهب ذ.م.م' },
    email: 'privacy@lahab.example',
  },

  /** What tickets are written in where the kitchen has not chosen: 'ar', 'en' or 'both'. */
  kitchenLanguage: 'both',

  /** Hero images with this word in their file name are excluded. */
  heroImageExclude: 'tawook',
}

/** Of the browser's bar and the installed app: `--surface-dark` and `--surface` of restaurant/theme.css. */
export const appColours = { bar: '#1c1310', background: '#fff8ee' }

/** What only the server writes into pages. Browsers load what is above, so these words stay apart. */
export const words: RestaurantWords = {
  /** In the title of home: 'Lahab Shawarma & Burgers – order online in Dubai'. */
  city: { en: 'Dubai', ar: 'دبي' },
  /** The two lines under the welcome; the first one is in the picture for shared links, too. */
  slogan: { en: 'A taste to remember', ar: 'طعم لا يُنسى' },
  invitation: { en: 'Try it now thank us later.', ar: 'جرّبه الآن واشكرنا لاحقاً.' },
  /** Of home, for search engines, shared links and the installed app. */
  description: {
    en: 'Shawarma, burgers and fries in Jumeirah, Dubai. Pick your dishes and send the order by WhatsApp.',
    ar: 'شاورما وبرجر وبطاطس في جميرا، دبي. اختر ما تشتهي وأرسل طلبك على واتساب.',
  },
  /** For search engines. */
  cuisines: [
    { en: 'Shawarma', ar: 'شاورما' },
    { en: 'Burgers', ar: 'برجر' },
  ],

  /** What the pictures in restaurant/hero show, by file name without width and format. */
  heroImages: {
    'hero-1-table': {
      en: 'Shawarma, a burger, fries and a cold drink on a wooden table',
      ar: 'شاورما وبرجر وبطاطس ومشروب بارد على طاولة خشبية',
    },
    'hero-2-rolls': {
      en: 'Three chicken shawarma rolls, cut open, with toum',
      ar: 'ثلاثة رولات شاورما دجاج مقطّعة مع ثومية',
    },
    'hero-3-spit': {
      en: 'Chicken turning on the spit in front of the fire',
      ar: 'الدجاج يدور على السيخ أمام النار',
    },
    'hero-4-burger': {
      en: 'A double beef burger with melted cheddar',
      ar: 'برجر لحم دبل مع شيدر ذائب',
    },
    'hero-5-tower': {
      en: 'A double burger with fries and cola',
      ar: 'برجر دبل مع بطاطس وكولا',
    },
    'hero-6-tray': {
      en: 'A tray for sharing: cut rolls, fries and four sauces',
      ar: 'صينية للمشاركة: رولات مقطّعة وبطاطس وأربعة صوصات',
    },
  },
}
