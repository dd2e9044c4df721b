/** English messages for a customer who comes back from WhatsApp. They never say that an order was sent. */
export const handOffEn = {
  question: 'Did you press send in WhatsApp?',
  unknown: 'Your order reaches us only when you press send in WhatsApp.',
  pasteIt: 'Paste the order into the chat and send it there.',
  saidSent: 'Yes, I sent it',
  openAgain: 'Open WhatsApp again',
  call: 'Call us',
  changed: (number: string) =>
    `You changed the order after opening WhatsApp. It will be written as ${number}, in place of the earlier one.`,
  thanks: 'Thank you. We’ll reply in WhatsApp.',
  thanksWithNumber: (number: string) => `Thank you. We’ll reply in WhatsApp. Order ${number}.`,
  backToMenu: 'Back to the menu',
  notSent: 'I haven’t sent it yet',
  here: 'I’m here',
  outside: 'I’m outside.',
  outsideWithNumber: (number: string) => `I’m outside. Order ${number}.`,
}

export type HandOffMessages = typeof handOffEn
