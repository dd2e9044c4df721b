/** English words that checkout, the order message and the order card share. */
export const orderEn = {
  items: 'Items',
  delivery: 'Delivery',
  pickup: 'Pickup',
  deliveryTime: 'Delivery time',
  minutes: (from: number, to: number | null) => (to === null ? `about ${from} minutes` : `${from} to ${to} minutes`),
  free: 'Free',
  plusDelivery: 'plus delivery',
  toldInChat: 'confirmed in the chat',
  total: 'Total',
  requests: {
    extra_lettuce: 'Extra lettuce',
    extra_spicy_mayo: 'Extra spicy mayo',
    extra_pickles: 'Extra pickles',
    extra_ketchup: 'Extra ketchup',
    extra_mayonnaise: 'Extra mayonnaise',
    no_pickles: 'No pickles',
    no_lettuce: 'No lettuce',
    no_mayonnaise: 'No mayonnaise',
  },
  extras: 'Extras',
  listSeparator: ', ',
  toMenu: 'Go to the menu',
  loading: 'Loading your order',
  forPerson: (name: string) => `For ${name}:`,
  shareBasket: 'Share basket',
  linkCopied: 'Link copied',
  copyLink: 'We couldn’t copy it. Select the link and copy it:',
}

export type SharedOrderMessages = typeof orderEn
