import { plural } from '../plural.ts'
import { orderEn } from './order.ts'

/** English messages of the kitchen: the words of a ticket, and those around it. */
export const kitchenEn = {
  ...orderEn,
  // On the ticket.
  basket: 'A basket, no order yet',
  later: (time: string) => `Later: for ${time}`,
  forPerson: (name: string) => `For ${name}`,
  pieces: (count: number) => plural('en', count, { one: '1 piece', other: `${count} pieces` }),
  todaysPrices: 'at today’s menu prices',
  notTaxInvoice: 'Not a tax invoice',
  gone: (code: string) => `No longer on the menu (${code})`,
  ambiguous: 'Not clear from the link: see the chat',
  name: 'Name',
  address: 'Address',
  area: 'Area',
  payment: 'Payment',
  changeFor: (note: string, change: string) => `Change for ${note}: ${change}`,
  comment: 'Comment',
  // Around it.
  ticket: (number: string) => `Ticket of order ${number}`,
  isKitchen: 'This is the kitchen’s device',
  isKitchenHint: 'Opens tickets at once and keeps their language here.',
  isNotKitchen: 'Not the kitchen’s device',
  print: 'Print ticket',
  paper: 'Paper',
  paperWidth: (mm: number) => `${mm} mm`,
  printWhenOpened: 'Print when opened',
  ticketLanguage: 'Language of the ticket',
  languages: { ar: 'Arabic', en: 'English', both: 'Both' },
  openedAt: (time: string) => `This ticket was opened here at ${time}.`,
  hasOtherLines: 'Same number, other dishes: compare with the chat.',
  replaces: (number: string) => `Replaces ${number}.`,
  paste: 'Paste the customer’s message',
  pasteHint: 'It is checked, and name and address come onto the ticket. The text stays on this device.',
  matches: 'The message matches the link and the menu’s prices.',
  otherTotal: (message: string, menu: string) =>
    `The dishes match. The message says ${message}; today’s menu says ${menu}.`,
  mayHaveChanged: 'Prices may have changed since it was written.',
  otherDishes: 'Different from the link:',
  onlyInMessage: 'only in the message',
  onlyInLink: 'only in the link',
  otherOrder: (number: string) => `This is another order’s message (${number}).`,
  notOurs: 'No order found in this text.',
}

export type KitchenMessages = typeof kitchenEn
