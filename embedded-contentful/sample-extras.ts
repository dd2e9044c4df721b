import type { Dataset, DatasetEntry } from './dataset.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DUBAI_OFFSET_MS = 4 * 60 * 60 * 1000

const toLink = (id: string): object => ({ sys: { type: 'Link', linkType: 'Entry', id } })

const AREAS: readonly Readonly<Record<string, unknown>>[] = [
  { nameEn: 'Jumeirah 1', nameAr: 'جميرا 1', fee: 5, minimum: 20, freeFrom: 60, minutes: '20-30' },
  { nameEn: 'Satwa', nameAr: 'السطوة', fee: 5, minimum: 20, freeFrom: 60, minutes: '25-35' },
  { nameEn: 'Business Bay', nameAr: 'الخليج التجاري', fee: 10, minimum: 40, freeFrom: 100, minutes: '30-45' },
  {
    nameEn: 'Deira',
    nameAr: 'ديرة',
    fee: 12,
    minimum: 50,
    freeFrom: 120,
    minutes: '35-50',
    hours: ['Mon-Sun 17:00-23:00'],
  },
  { nameEn: 'Dubai Marina', nameAr: 'مرسى دبي', fee: 18, minimum: 80, minutes: '45-60', closed: true },
]

const EXTRAS: readonly Readonly<Record<string, unknown>>[] = [
  { nameEn: 'Extra cheese', nameAr: 'جبنة إضافية', price: 3, categories: ['Chicken Burgers', 'Beef Burgers'] },
  { nameEn: 'Beef bacon', nameAr: 'بيكون بقري', price: 7, categories: ['Beef Burgers'], available: false },
  { nameEn: 'Halloumi slice', nameAr: 'شريحة حلوم', price: 5.5, categories: ['Chicken Burgers', 'Beef Burgers'] },
  { nameEn: 'Lemon', nameAr: 'ليمون', price: 0, items: ['water', 'cola', 'cola-zero'].map(toLink) },
]

/** The options of a choice, and who asks for it: a meal comes with its drink. */
const DRINKS: readonly DatasetEntry[] = [
  { nameEn: 'Cola', nameAr: 'كولا' },
  { nameEn: 'Cola Zero Sugar', nameAr: 'كولا بدون سكر' },
  { nameEn: 'Lemon soda', nameAr: 'صودا ليمون' },
  { nameEn: 'Water', nameAr: 'مياه' },
].map((names, index) => ({ id: `drink-${index + 1}`, contentType: 'extra', fields: { ...names, price: 0 } }))
const WITH_DRINK = [
  ...['chicken-shawarma-comboo', 'double-chicken-shawarma-comboo', 'chicken-rocket-comboo'],
  ...['crispy-strips-comboo', 'chicken-wings-comboo', 'chicken-burger-comboo'],
]

/** Fields that items of the sample get in addition, by ID. */
const ITEM_FIELDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'smoky-onion-burger': { available: false },
  'mix-family-tray': { noticeHours: 24 },
  'karak-tea': { availableFrom: '17:00', availableUntil: '02:00' },
}

/** A category of the owner's own. */
const JUICES = { nameEn: 'Fresh juices', nameAr: 'عصائر طازجة', drawing: 'juices' }
/** IDs of its items. */
const JUICE_ITEMS = ['lemon-mint', 'citrus-juice', 'tamarind-drink']

/** IDs of items that go with an order. */
const GOES_WITH = ['fries-medium', 'lemon-mint', 'thoum', 'cola', 'karak-tea']

/** What is discounted: a dish, and a category of the owner's own. */
const DISCOUNTED = ['classic-burger', 'juices']

/**
 * Returns the sample with entries that show what an owner can switch: hours with a break, a special
 * day soon after `now` (in ms since the epoch), payments, orders for later, pickup to the car, dishes that go
 * with an order, an allergen of the kitchen, a notice, a discount on chosen dishes with its last day, delivery areas, a sold-out dish, one of certain hours, extras, a
 * drink that comes with some meals and must be chosen, and a category of the owner's own.
 */
export function addSampleExtras(sample: Dataset, now: number): Dataset {
  const toDate = (days: number): string => new Date(now + DUBAI_OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10)
  const settings: DatasetEntry = {
    id: 'shop-settings',
    contentType: 'shopSettings',
    fields: {
      title: 'Lahab',
      weeklyHours: ['Mon-Thu 12:00-04:00', 'Fri 13:30-17:00', 'Fri 18:00-04:00', 'Sat-Sun 12:00-04:00'],
      payments: ['cash', 'card'],
      later: true,
      daysAhead: 7,
      otherAreas: true,
      carPickup: true,
      pickupMinutes: '15-20',
      lastOrderMinutes: 20,
      pickupMinimum: 15,
      goesWith: GOES_WITH.map(toLink),
      kitchenAllergens: ['celery'],
      discountedDishes: DISCOUNTED.map(toLink),
      discountedCategories: ['Fries'],
      offerLastDay: toDate(30),
      noticeEn: 'Try our juices: pressed when you order.',
      noticeAr: 'جرّب عصائرنا: نعصرها عند طلبك.',
    },
  }
  const holiday: DatasetEntry = {
    id: 'special-day',
    contentType: 'specialDay',
    fields: {
      title: 'Holiday',
      from: toDate(3),
      to: toDate(3),
      hours: ['18:00-02:00'],
      messageEn: 'On the holiday we open at six.',
      messageAr: 'نفتح في العطلة الساعة السادسة مساءً.',
    },
  }
  const areas = AREAS.map((fields, index) => ({
    id: `area-${index + 1}`,
    contentType: 'deliveryArea',
    fields: { ...fields, sortOrder: (index + 1) * 10 },
  }))
  const extras = EXTRAS.map((fields, index) => ({ id: `extra-${index + 1}`, contentType: 'extra', fields }))
  const drink: DatasetEntry = {
    id: 'drink',
    contentType: 'choice',
    fields: {
      nameEn: 'Drink',
      nameAr: 'المشروب',
      options: DRINKS.map(({ id }) => toLink(id)),
      atLeast: 1,
      atMost: 1,
      items: WITH_DRINK.map(toLink),
    },
  }
  const juices: DatasetEntry = { id: 'juices', contentType: 'category', fields: JUICES }
  const items = sample.entries.map((entry) => ({
    ...entry,
    fields: {
      ...entry.fields,
      ...ITEM_FIELDS[entry.id],
      ...(JUICE_ITEMS.includes(entry.id) && { ownCategory: toLink(juices.id) }),
    },
  }))
  return { ...sample, entries: [...items, settings, holiday, ...areas, ...extras, ...DRINKS, drink, juices] }
}
