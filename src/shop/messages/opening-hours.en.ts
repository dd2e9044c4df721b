/**
 * English messages of the opening hours as sentences: week, special days, pauses, delivery's hours.
 * `opening-hours.ar.ts` must have the same shape.
 */
export const openingHoursEn = {
  weTakeOrders: (from: string, to: string) => `Every day from ${from} to ${to}`,
  aroundTheClock: 'Every day, 24 hours',
  span: (from: string, to: string) => `${from} to ${to}`,
  spanToNextDay: (from: string, to: string) => `${from} to ${to} the next day`,
  allDay: 'all day',
  everyDay: (spans: string) => `Every day: ${spans}`,
  weekdays: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  dates: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  dayHours: (days: string, spans: string) => `${days}: ${spans}`,
  dayClosed: (days: string) => `${days}: closed`,
  lastOrders: (times: string) => `Last orders at ${times}.`,
  ordersAgainToday: (time: string) => `We take orders again at ${time}.`,
  ordersAgainTomorrow: (time: string) => `We take orders again tomorrow at ${time}.`,
  ordersAgainOn: (day: string, time: string) => `We take orders again on ${day} at ${time}.`,
  time: (time: string) => time,
  timeOnDay: (day: string, time: string) => `${day} at ${time}`,
  paused: (until: string) => `We’ve paused orders until ${until}.`,
  stopped: 'We’re not taking orders right now.',
  deliveryPaused: (until: string) => `Delivery is paused until ${until}.`,
  pickupPaused: (until: string) => `Pickup is paused until ${until}.`,
  deliveryWorks: 'Delivery is available.',
  pickupWorks: 'Pickup is available.',
  noDeliveryNow: 'No delivery at the moment.',
  deliveryToday: (from: string, to: string) => `Delivery from ${from} to ${to}.`,
  deliveryTomorrow: (from: string, to: string) => `Delivery tomorrow from ${from} to ${to}.`,
  deliveryOn: (day: string, from: string, to: string) => `Delivery on ${day} from ${from} to ${to}.`,
  areaPaused: (until: string) => `Paused until ${until}`,
  noDeliveryThere: 'No delivery there at the moment',
  areaFrom: (time: string) => `Delivery from ${time}`,
  deliveryEveryDay: (spans: string) => `Delivery every day, ${spans}`,
  deliveryDays: (days: string, spans: string) => `Delivery ${days}, ${spans}`,
}

export type OpeningHoursMessages = typeof openingHoursEn
