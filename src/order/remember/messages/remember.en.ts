/** English messages of what the browser keeps of the last order. */
export const rememberEn = {
  remember: 'Remember me on this device',
  rememberHere: 'Remember this order here',
  whatIsKept: 'Name, address or car, and your last order, only in this browser, for as long as it keeps them.',
  refused: 'Your details couldn’t be kept here.',
  pickup: 'pickup',
  deliveryTo: (address: string) => `delivery to ${address}`,
  use: 'Use these',
  forget: 'Clear my data',
  forgotten: 'Your data was cleared.',
}

export type RememberMessages = typeof rememberEn
