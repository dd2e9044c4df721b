import { MAX_PEOPLE } from '#core/specification.ts'

/**
 * English messages of parts whose scripts load when a customer opens them: the question after WhatsApp, the car, the
 * location, people, the areas, the basket's code.
 */
export const onDemandEn = {
  /** For a customer who comes back from WhatsApp. They never say that an order was sent. */
  handOff: {
    question: 'Did you press send in WhatsApp?',
    unknown: 'Your order reaches us only when you press send in WhatsApp.',
    pasteIt: 'Paste the order into WhatsApp and send it there.',
    saidSent: 'Yes, I sent it',
    openAgain: 'Open WhatsApp again',
    call: 'Call us',
    changed: (number: string) =>
      `You changed the order after opening WhatsApp. Its new number is ${number}, in place of the earlier one.`,
    openChat: 'Open the chat',
    directions: 'Directions',
    /** Before the number of one that was handed over. */
    order: 'Order',
    willReply: 'we answer on WhatsApp',
    backToMenu: 'Back to the menu',
    notSent: 'I haven’t sent it yet',
    here: 'I’m here',
    outside: 'Hello, I’m outside.',
    outsideWithNumber: (number: string) => `Hello, I’m outside. Order ${number}.`,
  },
  /** When the order is wanted. */
  wanted: {
    whenQuestion: 'When?',
    now: 'Now',
    laterToday: 'Later today',
    /** Where orders are taken days ahead. */
    later: 'Later',
    day: 'Day',
    today: 'Today',
    tomorrow: 'Tomorrow',
    time: 'Time',
    chooseTime: 'Choose a time',
    wantedTonight: (time: string) => `${time} (tonight)`,
    wantedTomorrow: (time: string) => `${time} (tomorrow)`,
    wantedAtIftar: (time: string) => `At iftar (about ${time})`,
    problems: {
      timePassed: 'That time has passed. Choose another.',
      timeWithdrawn: 'We no longer take orders for that time. Choose another.',
      iftarWithdrawn: 'We no longer take iftar orders. Choose a time.',
      iftarMoved: (time: string) => `Iftar has moved to about ${time}, and your order with it.`,
    },
    timeConfirmed: 'We confirm the time on WhatsApp.',
  },
  /** Of a dish that has to be ordered some time before. */
  notice: {
    tomorrow: 'tomorrow',
    separator: '. ',
    firstPossible: (time: string) => `First possible: ${time}`,
    takeTime: 'Take this time',
  },
  /** Of an order that is brought to a car. */
  car: {
    bringToCar: 'Bring it to my car',
    car: 'Car',
    plate: 'Plate',
    carError: 'Describe your car or enter its plate, so that we find you.',
  },
  customerLocation: {
    addLocation: 'Add my location',
    finding: 'Finding you',
    added: (metres: number) => `Location added, accurate to about ${metres} m`,
    roughly: (metres: number) => `Approximate location, accurate to about ${metres} m`,
    far: 'This is far from our restaurant.',
    notFound: 'We couldn’t find your location. You can send it on WhatsApp after the order.',
    remove: 'Remove',
  },
  /** Of an order for several people. */
  people: {
    forWhom: 'For whom?',
    whose: 'Whose dishes are these?',
    name: 'Name (optional)',
    tooMany: `One order takes up to ${MAX_PEOPLE} names.`,
    oneForAnother: 'One for someone else',
    /** Of a basket that was started from a friend's. */
    shareOwn: 'Share only what I added',
  },
  /** Of delivery, before checkout. */
  delivery: {
    summary: (fees: string) => `Delivery: ${fees}`,
    allAreas: 'all areas',
    from: (amount: string) => `from ${amount}`,
    chosen: (area: string, facts: string) => `Delivery to ${area}${facts === '' ? '' : `: ${facts}`}`,
    change: 'change',
    areas: 'Delivery areas',
    findArea: 'Find your area',
    noSuchArea: 'Not found. Look through the list.',
    otherArea: 'Another area',
    otherAreaTerms: 'We confirm the fee on WhatsApp.',
  },
  /** Of a basket that moves over to a phone. */
  basketCode: {
    scan: 'Scan with your phone’s camera. Your cart moves over; fill in name and address there.',
    tooLong: 'Your cart is too long for a code. Copy the link and open it on your phone.',
    copyLink: 'Copy the link',
    noLink: 'Your cart is too long for a link.',
  },
}

export type OnDemandMessages = typeof onDemandEn
