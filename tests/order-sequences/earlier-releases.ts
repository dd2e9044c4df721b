/** What releases have left in browsers and chats, as their own code wrote it. Add what a new release writes otherwise. */

interface EarlierRelease {
  /** What was new in it. */
  readonly name: string
  /** Session storage: three sandwiches, of which two have requests, and a cola. */
  readonly session: Readonly<Record<string, string>>
  /** The lines and answers that are restored from it. */
  readonly restored: readonly string[]
}

const NAMES = '"image":"","name":{"en":"Chicken Sandwich","ar":"ساندويش دجاج"},"category":"Chicken Shawarma"'
const COLA =
  '{"id":"cola","qty":1,"price":5,"originalPrice":5,"isDiscounted":false,"image":"","name":{"en":"Cola","ar":"كولا"},"category":"Beverages"}'
const BASKET_ITEM = `{"items":[{"id":"sandwich","qty":3,"price":13.58,"originalPrice":18.1,"isDiscounted":true,${NAMES}},${COLA}],"totalQty":4,"totalPrice":45.74}`
const BASKET_ITEM_WITH_EXTRAS = `{"items":[{"id":"sandwich","qty":3,"price":13.58,"originalPrice":18.1,"isDiscounted":true,${NAMES},"extrasPrice":3},${COLA}],"totalQty":4,"totalPrice":48.74}`
const SELECTIONS = '{"sandwich":["extra_spicy_mayo","no_pickles"]}'
const FIRST_LINE = '{"id":"sandwich","qty":2,"requests":["extra_spicy_mayo","no_pickles"]}'
const OMELETTE = '{"v":1,"lines":[{"id":"omelette","qty":2,"requests":[]}]}'

export const EARLIER_RELEASES: readonly EarlierRelease[] = [
  {
    name: 'the first one',
    session: { basketItem: BASKET_ITEM, specialSelections: SELECTIONS, generalComment: 'ring twice' },
    restored: ['3 sandwich extra_spicy_mayo no_pickles', '1 cola', 'comment "ring twice"'],
  },
  {
    name: 'lines of a dish, and a form that a reload keeps',
    session: {
      basketItem: BASKET_ITEM,
      specialSelections: SELECTIONS,
      basketLines: `{"v":1,"lines":[${FIRST_LINE},{"id":"sandwich","qty":1,"requests":[]}]}`,
      orderForm: '{"method":"delivery","firstName":"Salma","address":"Villa 7, Al Barsha 1"}',
    },
    restored: [
      '2 sandwich extra_spicy_mayo no_pickles',
      '1 sandwich',
      '1 cola',
      'address "Villa 7, Al Barsha 1"',
      'firstName "Salma"',
      'method "delivery"',
    ],
  },
  {
    name: 'areas, payment, a wanted time, lines that wait',
    session: {
      basketItem: BASKET_ITEM,
      specialSelections: SELECTIONS,
      basketLines: `{"v":1,"lines":[${FIRST_LINE},{"id":"sandwich","qty":1,"requests":[]}]}`,
      basketWaiting: OMELETTE,
      basketUnknown: '{"v":1,"lines":[{"id":"fries","qty":1,"requests":[]}]}',
      orderForm:
        '{"method":"delivery","firstName":"Salma","address":"Villa 7, Al Barsha 1","area":"marina","payment":{"kind":"cash","change":10000},"wanted":{"at":1795357800000,"isIftar":false}}',
    },
    // The fries were unknown to an older menu; this one has them.
    restored: [
      '2 sandwich extra_spicy_mayo no_pickles',
      '1 sandwich',
      '1 cola',
      '1 fries',
      '2 omelette',
      'address "Villa 7, Al Barsha 1"',
      'area "marina"',
      'firstName "Salma"',
      'method "delivery"',
      'payment {"kind":"cash","change":10000}',
      'wanted {"at":1795357800000,"isIftar":false}',
    ],
  },
  {
    name: 'extras',
    session: {
      basketItem: BASKET_ITEM_WITH_EXTRAS,
      specialSelections: SELECTIONS,
      basketLines: `{"v":1,"lines":[${FIRST_LINE},{"id":"sandwich","qty":1,"requests":[],"extras":["cheese"]}]}`,
    },
    restored: ['2 sandwich extra_spicy_mayo no_pickles', '1 sandwich +cheese', '1 cola'],
  },
  {
    name: 'people, and a car that is not stored',
    session: {
      basketItem: BASKET_ITEM_WITH_EXTRAS,
      specialSelections: SELECTIONS,
      basketLines: `{"v":1,"lines":[${FIRST_LINE},{"id":"sandwich","qty":1,"requests":[],"extras":["cheese"],"person":"سارة"}]}`,
      severalPeople: '1',
      orderForm: '{"method":"pickup","firstName":"Salma","address":""}',
    },
    restored: [
      '2 sandwich extra_spicy_mayo no_pickles',
      '1 sandwich +cheese @سارة',
      '1 cola',
      'firstName "Salma"',
      'isForSeveral true',
      'method "pickup"',
    ],
  },
  {
    name: 'options of choices, of which the second line has none',
    session: {
      basketItem:
        '{"items":[{"id":"feast","qty":4,"price":30,"originalPrice":30,"isDiscounted":false,"image":"","name":{"en":"Feast","ar":"وليمة"},"category":"Beef Burgers","extrasPrice":15}],"totalQty":4,"totalPrice":135}',
      specialSelections: '{"feast":["extra_ketchup","no_pickles"]}',
      basketLines:
        '{"v":2,"lines":[{"id":"feast","qty":2,"requests":["extra_ketchup","no_pickles"],"extras":["toum","juice","cheese","bbq"],"person":"سارة"},{"id":"feast","qty":1,"requests":[],"extras":["egg","cheese"]},{"id":"feast","qty":1,"requests":[],"extras":["zero"],"person":"Omar"}]}',
      severalPeople: '1',
    },
    restored: [
      '2 feast extra_ketchup no_pickles +juice +toum +bbq +cheese @سارة',
      '1 feast +cheese +egg',
      '1 feast +zero @Omar',
      'isForSeveral true',
    ],
  },
]

/** An order and a basket of the same lines: two large chicken sandwiches with requests, and a cola. */
interface EarlierLink {
  readonly name: string
  readonly order: string
  readonly basket: string
  /** Of the sandwiches. */
  readonly extras?: readonly string[]
  readonly person?: string
  readonly notes: { readonly comment: boolean; readonly payment: boolean } | null
}

export const EARLIER_LINKS: readonly EarlierLink[] = [
  {
    name: 'the first ones',
    order: '1F0G1P5H20EA24003401D0JH357DW0H2CF7EES080A06RKCCTSS050EA3PCQP6',
    basket: '1D0JH357DW0H2CF7EES0809EZA',
    notes: null,
  },
  {
    name: 'with what the message says besides',
    order: '1F0G1P5H20EA24003401D0JH357DW0H2CF7EES080A06RKCCTSS050EA3PN0115S5Q',
    basket: '1D0JH357DW0H2CF7EES0809EZA',
    notes: { comment: true, payment: false },
  },
  {
    name: 'with extras',
    order: '1F0G1P5H20EA24003401D0JH357DW0H2CF7EES080A06RKCCTSS050EA3PN011X09001B2KAS6K8N3',
    basket: '1D0JH357DW0H2CF7EES080X09001B2KAS6JPVQ',
    extras: ['cheese'],
    notes: { comment: true, payment: false },
  },
  {
    name: 'with people',
    order: '1F0G1P5H20EA24003401D0JH357DW0H2CF7EES080A06RKCCTSS050EA3PN011X09001B2KAS6W0K08V2SXH9YRP7CAJ0100XMK8',
    basket: '1D0JH357DW0H2CF7EES080X09001B2KAS6W0K08V2SXH9YRP7CAJ01000TVV',
    extras: ['cheese'],
    person: 'سارة',
    notes: { comment: true, payment: false },
  },
]

/**
 * Links of a basket with choices, as the release wrote them that named options alone: with what they say of the feast
 * that `shop.ts` has.
 */
export const EARLIER_CHOICES: readonly {
  readonly name: string
  readonly link: string
  readonly said: readonly string[]
}[] = [
  {
    name: 'options of several choices, and extras, for people',
    link: '1D14TZ618B0H8TZ618B080TZ618B080CF7EES080X1K004DHKEDFN53531B2KAS684W5DC011PS3MPW022HYSXZJB2KAS6W1008V2SXH9YRP7CAJ0100049XPP2WG0101DDC6',
    said: [
      '2 feast extra_ketchup no_pickles +juice +toum +bbq +cheese @سارة AED 72.00',
      '1 feast +zero @Omar AED 30.00',
      '1 feast +cheese +egg AED 33.00',
      '1 cola AED 5.00',
    ],
  },
  {
    name: 'more options than their choices take: the latest',
    link: '1D09TZ618B080X1100584W5DCPS3MPWDHKEDFN53531RYGFHYMW2V',
    said: ['1 feast +juice +toum +chili AED 33.00'],
  },
]
