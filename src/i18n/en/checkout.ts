import { VAT_PERCENT } from '../../domain/specification.ts'
import { plural } from '../plural.ts'
import { orderMessageEn } from './order-message.ts'
import { orderEn } from './order.ts'

/** English messages of checkout, special requests and the order message. */
export const checkoutEn = {
  checkout: {
    ...orderEn,
    title: 'My Order',
    lines: 'Your order',
    summary: 'Summary',
    empty: 'Your cart is empty.',
    removeItem: 'Remove Item',
    removed: (name: string) => `${name} was removed`,
    clearCart: 'Clear Cart',
    cleared: 'Taking you back to the menu.',
    undo: 'Undo',
    each: 'each',
    specialRequest: 'Special Request',
    forAll: (count: number) => `These go for all ${count}.`,
    makeOneDifferent: 'Make one different',
    addDifferent: 'Add another, done differently',
    asItComes: 'as it comes',
    comment: 'Comment',
    commentLabel: 'Anything the kitchen should know',
    commentCounter: (count: number, max: number) => `${count}/${max}`,
    commentFull: (max: number) => `${max}/${max}: that’s the limit`,
    methodQuestion: 'Delivery or pickup?',
    methodHelp: 'Please choose delivery or pickup.',
    firstName: 'First name',
    address: 'Address',
    addressHint: 'Street, building, area, city',
    privacy: 'What we do with your details',
    items: 'Items',
    subtotal: 'Subtotal',
    subtotalWithoutSavings: 'Subtotal',
    savings: 'Savings',
    pricesIncludeVat: `Prices include ${VAT_PERCENT}% VAT.`,
    whatsapp: 'Checkout via WhatsApp',
    copyOrder: 'Copy order',
    copied: 'The order was copied',
    manualCopy: 'We couldn’t copy it. Select the text below and copy it:',
    orderTooLong: 'Your order is too long for a WhatsApp link. Copy it here, then paste it into the chat.',
    draftHint: 'WhatsApp opens with your order typed in. Press Send there to place it.',
    orderNumber: 'Your order number',
    review: 'Rate us on Google',
    unavailable: 'No longer available',
    dropped: (count: number) =>
      plural('en', count, {
        one: 'An item is no longer available.',
        other: `${count} items are no longer available.`,
      }),
    leftOut: (count: number) =>
      plural('en', count, { one: '1 item was left out.', other: `${count} items were left out.` }),
    repriced: 'Prices have changed since you chose:',
    errors: {
      required: 'This field is required.',
      firstName: 'Please enter your first name.',
      address: 'Please enter a full address (street, area, city).',
    },
  },
  orderMessage: orderMessageEn,
  requests: orderEn.requests,
}

export type CheckoutOnlyMessages = typeof checkoutEn
