import { plural } from '#i18n/plural.ts'
import { orderEn } from '#order/messages/order.en.ts'
import { orderMessageEn } from '#order/messages/order-message.en.ts'
import { orderCardEn } from '../../messages/order-card.en.ts'

/** English messages of the kitchen: the words of a ticket, and those around it. */
export const kitchenEn = {
  ...orderEn,
  ...orderMessageEn,
  gone: orderCardEn.gone,
  ambiguous: orderCardEn.ambiguous,
  unknownExtra: orderCardEn.unknownExtra,
  // On the ticket.
  basket: 'A cart, not an order yet',
  unnumbered: 'Order without a number',
  later: 'For later',
  tonight: 'tonight,',
  commentInChat: 'Comment: read it in WhatsApp',
  perhapsComment: 'Maybe a comment: see WhatsApp',
  areaInChat: 'Area: see WhatsApp',
  toCook: 'To cook:',
  toPack: 'To pack:',
  pieces: (count: number) => plural('en', count, { one: '1 piece', other: `${count} pieces` }),
  todaysPrices: 'at today’s menu prices',
  deliveryFee: 'Delivery',
  seeChat: 'see WhatsApp',
  notTaxInvoice: 'Not a tax invoice',
  inChat: 'In WhatsApp',
  phone: 'Phone',
  payWithChange: 'cash, bring change',
  banknote: 'Customer has',
  change: 'Change',
  // Around it.
  ticket: (number: string) => `Ticket for order ${number}`,
  isKitchenHint: 'Opens order links as tickets, in the language you choose.',
  showTickets: 'Show tickets on this device',
  isNotKitchen: 'Not the kitchen’s device',
  print: 'Print ticket',
  paper: 'Paper',
  paperWidth: (mm: number) => `${mm} mm`,
  printWhenOpened: 'Print when opened',
  ticketLanguage: 'Language of the ticket',
  languages: { ar: 'Arabic', en: 'English', both: 'Both' },
  openedAt: (date: string, time: string) => `This ticket was opened here on ${date} at ${time}.`,
  hasOtherLines: 'Same number, other dishes: compare with WhatsApp.',
  replaces: (number: string) => `Replaces ${number}.`,
  paste: 'Paste the customer’s message',
  pasteHint: 'Name, address, payment and comment go onto the ticket. The text stays on this device.',
  filled: 'The customer’s details are on the ticket now. Cook from the ticket, not from the message.',
  otherOrder: (number: string) => `This is another order’s message (${number}).`,
  notOurs: 'No order found in this text.',
}

export type KitchenMessages = typeof kitchenEn
