import { orderEn } from '#order/messages/order.en.ts'

/** English messages of the order card. */
export const orderCardEn = {
  ...orderEn,
  title: 'Your order',
  written: (number: string, date: string, time: string) => `Order ${number}, ${date}, ${time}.`,
  basket: 'Shared cart',
  friendsBasket: 'A friend’s cart: add it to yours, or start from it.',
  addedAlready: 'You have added this cart already.',
  lastOrder: (date: string) => `Your last order, ${date}.`,
  lines: 'Your dishes',
  todaysPrices: 'At today’s prices',
  totalWhenWritten: (amount: string) => `The total was ${amount} when you ordered.`,
  wantedAt: (time: string) => `Wanted: ${time}.`,
  wantedTonight: (time: string) => `Wanted: tonight, ${time}.`,
  wasWantedAt: (time: string) => `It was for ${time}.`,
  wantedOn: (date: string, time: string) => `Wanted: ${date}, ${time}.`,
  wasWantedOn: (date: string, time: string) => `It was for ${date}, ${time}.`,
  source: 'Prices are today’s.',
  gone: (code: string) => `No longer on the menu (${code})`,
  ambiguous: 'Not clear from the link: see WhatsApp',
  notOffered: (requests: string) => `Not offered with this dish any more: ${requests}`,
  unknownExtra: (code: string) => `an extra (${code})`,
  soldOut: 'Sold out today. Not counted in the total.',
  servedHours: (from: string, until: string) => `Only served from ${from} to ${until}. Not counted in the total.`,
  orderAgain: 'Order again',
  nothingLeft: 'None of these dishes can be ordered today.',
  otherItems: 'Your cart has other dishes.',
  replace: 'Replace cart',
  add: 'Add to cart',
  cancel: 'Cancel',
  shareOrder: 'Share order',
  /** A picture of the dishes on a tray. */
  shareTray: 'Share the tray',
  noPicture: 'We couldn’t make the picture. Please try again.',
  damaged: 'This link is incomplete or was changed. Copy all of it from WhatsApp, or order from the menu.',
  newer: 'This link is from a newer version of the site. Reload the page.',
  reload: 'Reload the page',
  noLink: 'Open the link in your order message.',
}

export type OrderCardMessages = typeof orderCardEn
