/** English messages of a basket that moves over to a phone. */
export const basketCodeEn = {
  scan: 'Scan with your phone’s camera. Your cart moves over; name and address are filled in there.',
  tooLong: 'Your cart is too long for a code. Copy the link and open it on your phone.',
  copyLink: 'Copy the link',
  copied: 'Link copied',
}

export type BasketCodeMessages = typeof basketCodeEn
