import type { RestaurantConfig, RestaurantWords } from '../../src/shop/domain/restaurant.ts'

/** A café that does not exist, for docs/another-restaurant.md. */
export const restaurant: RestaurantConfig = {
  name: { en: 'Dallah', ar: 'دلة' },
  fullName: { en: 'Dallah Karak House', ar: 'بيت دلة للكرك' },
  address: { en: 'Corniche Street, Al Majaz, Sharjah', ar: 'شارع الكورنيش، المجاز، الشارقة' },
  position: { latitude: '25.32860', longitude: '55.38600' },
  mapLabels: {
    sea: { en: 'Khalid Lagoon', ar: 'بحيرة خالد' },
    shore: { en: 'Corniche Street', ar: 'شارع الكورنيش' },
    street: { en: 'Al Majaz Street', ar: 'شارع المجاز' },
    highway: { en: 'Al Wahda Road', ar: 'شارع الوحدة' },
  },
  phone: '+971 50 111 1111',
  whatsapp: '971501111111',
  closedHours: '01:00-06:00',
  google: { placeId: '', rating: '4.7' },
  deliveryApps: [{ name: { en: 'Talabat', ar: 'طلبات' }, url: 'https://www.talabat.com/uae/dallah-sample' }],
  social: { instagram: 'https://www.instagram.com/dallah.sample' },
  bestSellers: { names: [{ en: 'Saffron Karak', ar: 'كرك زعفران' }], excluded: [] },
  preferredItems: [],
  tax: null,
  licence: null,
  privacy: { logDays: 7, controller: { en: 'Dallah Karak House', ar: 'بيت دلة للكرك' } },
  kitchenLanguage: 'both',
  heroImageExclude: '',
}

export const appColours = { bar: '#10241f', background: '#f3faf6' }

export const words: RestaurantWords = {
  city: { en: 'Sharjah', ar: 'الشارقة' },
  slogan: { en: 'Slow tea, warm bread', ar: 'شاي على مهل وخبز دافئ' },
  invitation: { en: 'The kettle is on.', ar: 'الغلاية على النار.' },
  description: {
    en: 'Karak, coffee and breakfast in Al Majaz, Sharjah. Pick your dishes and send the order by WhatsApp.',
    ar: 'كرك وقهوة وفطور في المجاز، الشارقة. اختر ما تشتهي وأرسل طلبك على واتساب.',
  },
  cuisines: [{ en: 'Café', ar: 'مقهى' }],
  heroImages: {},
}
