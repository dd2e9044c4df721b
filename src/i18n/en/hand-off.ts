/** English messages for a customer who comes back from WhatsApp. They never say that an order was sent. */
export const handOffEn = {
  question: 'Did you press send in WhatsApp?',
  unknown: 'We can’t tell from here: the order reaches us when you send it in the chat.',
  pasteIt: 'Paste the order into the chat and send it there.',
  saidSent: 'Yes, I sent it',
  openAgain: 'Open WhatsApp again',
  call: 'Call us',
  changed: (number: string) =>
    `You changed the order after opening WhatsApp. It will be written as ${number}, in place of the earlier one.`,
  thanks: 'Thank you. Our answer comes in the chat.',
  thanksWithNumber: (number: string) => `Thank you. Our answer comes in the chat; your order number is ${number}.`,
}

export type HandOffMessages = typeof handOffEn
