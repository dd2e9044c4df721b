/** Session storage: data of one visit. */
export const SESSION_KEYS = {
  /** The basket, JSON. */
  basket: 'basketItem',
  /** Special requests of each item's first line, by item ID, JSON. */
  specialRequests: 'specialSelections',
  /** All lines of the basket, JSON. */
  basketLines: 'basketLines',
  /** Taps on + before hydration that no basket has counted yet, JSON. */
  earlyTaps: 'earlyTaps',
  /** Of earlier releases, read once: lines that are set aside, and lines of items that the page’s menu lacked. */
  earlierAside: 'basketWaiting',
  earlierUnknown: 'basketUnknown',
  /** '1' while the basket is not stored, so that the addresses of this tab carry it. */
  basketInAddress: 'basketInAddress',
  /** The comment, as typed. */
  comment: 'generalComment',
  /** The fields of the form whose row says `isStored`, JSON. */
  orderForm: 'orderForm',
  /** What delivery to the chosen area cost when the customer saw it, JSON. */
  seenFee: 'seenFee',
  /** '1' while the order says for whom its lines are. */
  severalPeople: 'severalPeople',
  /** The lines that came with friends’ baskets, as an order link. */
  takenLines: 'takenLines',
  /** Number, time and revision of the order, JSON. */
  orderReference: 'orderRef',
  /** Time and way of sending the order, JSON. */
  handOff: 'handOff',
  /** What was ordered, for three hours after the customer has said that it was sent, JSON. */
  placedOrder: 'placedOrder',
  /** '1' while ‘Remember me’ is ticked and nothing is kept yet. */
  rememberTicked: 'rememberTicked',
  /** '1' once the customer has ordered the remembered order again; checkout reads it once. */
  sameAsLastTime: 'sameAsLastTime',
  /** Notices of checkout about the basket, JSON. */
  basketNotices: 'basketNotes',
  /** '1' once the offer was dismissed. */
  promoDismissed: 'promoDismissedV2',
  /** State for the page in the other language, JSON, read once. */
  languageSwitch: 'languageSwitch',
  /** Section that home scrolls to, read once. */
  nextSection: 'nextSection',
  /** When the page was reloaded because of a missing script, in ms since the epoch. */
  reloadedAt: 'reloadedAt',
} as const

/** Local storage: data that outlives the visit. */
export const LOCAL_KEYS = {
  /** 'ar' or 'en'. */
  language: 'language',
  /** Method, the fields whose row says `isRemembered`, and lines of the last order, JSON; absent without ‘Remember me’. */
  remembered: 'remembered',
  /** How the kitchen’s device shows tickets, JSON; absent on other devices. */
  kitchenDevice: 'kitchenDevice',
  /** The tickets opened on the kitchen's device, JSON. */
  kitchenSeen: 'kitchenSeen',
} as const
