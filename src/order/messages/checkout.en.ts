import { isolate } from '#core/text/isolate.ts'
import { VAT_PERCENT } from '#core/specification.ts'
import { plural } from '#i18n/plural.ts'
import type { OrderFormField } from '../form/order-form.ts'
import { orderMessageEn } from './order-message.en.ts'
import { orderEn } from './order.en.ts'

/** Of how many options are to be chosen. */
const COUNT_NAMES = ['one', 'two', 'three', 'four']

/** English messages of checkout, its lines, what goes with an order, and what a browser remembers. */
export const checkoutEn = {
  checkout: {
    ...orderEn,
    title: 'My Order',
    thanks: 'Thank you',
    thanksTo: (name: string) => `Thank you, ${isolate(name)}`,
    lines: 'Your order',
    itemCount: (count: number) => plural('en', count, { one: `${count} item`, other: `${count} items` }),
    summary: 'Summary',
    empty: 'Your cart is empty.',
    removeItem: 'Remove Item',
    removed: (name: string) => `${name} was removed`,
    clearCart: 'Clear Cart',
    cleared: 'Taking you back to the menu.',
    undo: 'Undo',
    each: 'each',
    specialRequest: 'Special Request',
    /** What opens them, beside what was chosen. */
    changeOptions: 'Change',
    forAll: (count: number) => (count === 2 ? 'These apply to both.' : `These apply to all ${count}.`),
    makeOneDifferent: 'Change one of them',
    addDifferent: 'Add another, made differently',
    asItComes: 'as it comes',
    somethingElse: 'Anything else? Write a note',
    groupOrder: 'Group order',
    comment: 'Comment',
    commentLabel: 'Anything the kitchen should know',
    commentCounter: (count: number, max: number) => `${count}/${max}`,
    commentFull: (max: number) => `${max}/${max}: that’s the limit`,
    methodQuestion: 'Delivery or pickup?',
    /** Their buttons, on one line beside their drawings. */
    methods: { delivery: 'Delivery', pickup: 'Pickup' },
    methodHelp: 'Please choose delivery or pickup.',
    onlyMethod: { delivery: 'Delivery only', pickup: 'Pickup only' },
    directions: 'Directions',
    firstName: 'First name',
    address: 'Address',
    addressHint: 'Street, building, area, city',
    addressHelp: 'Help the driver find you (optional)',
    addressDetails: { unit: 'Flat, floor or villa', landmark: 'Landmark or directions', makani: 'Makani number' },
    recipientPhone: 'Recipient’s phone, if not yours',
    area: 'Area',
    chooseArea: 'Choose your area',
    areaOption: (name: string, facts: string) => `${name} — ${facts}`,
    areaFee: (amount: string) => amount,
    areaMinutes: (from: number, to: number | null) => (to === null ? `${from} min` : `${from}\u2060–\u2060${to} min`),
    areaClosed: 'No delivery there today',
    otherAreas: 'Another area: the fee is confirmed on WhatsApp',
    deliveryFee: 'Delivery',
    freeFrom: (amount: string) => `Free delivery from ${amount}`,
    minimum: (amount: string) => `Minimum order ${amount}`,
    toMinimum: (amount: string) => `${amount} to the minimum`,
    belowMinimum: (amount: string, area: string, canPickUp: boolean) =>
      `Add ${amount} more for delivery to ${area}${canPickUp ? ', or choose pickup' : ''}.`,
    belowPickupMinimum: (amount: string) => `Add ${amount} more for pickup.`,
    changedFee: (area: string) => `New delivery fee for ${area}:`,
    paymentQuestion: 'How will you pay? (optional)',
    payments: {
      delivery: { cash: 'Cash', card: 'Card on delivery' },
      pickup: { cash: 'Cash', card: 'Card at the counter' },
    },
    onlyPayment: { cash: 'We take cash only.', card: 'We take cards only.' },
    paymentPlace: {
      delivery: 'Pay at the door.',
      pickup: 'Pay at the counter.',
    },
    changeQuestion: 'What will you pay with?',
    exactAmount: 'The exact amount',
    haveNote: (amount: string) => `I have ${amount}`,
    bringChange: 'Another note, bring change',
    /** Beside the minutes of a pickup that may be ready later. */
    closesAt: (time: string) => `We close at ${time}.`,
    privacy: 'What we do with your details',
    items: 'Items',
    subtotal: 'Subtotal',
    subtotalWithoutSavings: 'Subtotal',
    savings: 'Savings',
    pricesIncludeVat: `Prices include ${VAT_PERCENT}% VAT.`,
    whatsapp: 'Checkout via WhatsApp',
    /** What is still to be filled or chosen, in the button that sends the order. */
    nextChoice: (choice: string, dish: string) => `${choice}: ${dish}`,
    nextSteps: {
      method: 'Choose delivery or pickup',
      wanted: 'Choose a time',
      firstName: 'Your first name',
      area: 'Your area',
      address: 'Your address',
      car: 'Your car',
    } satisfies Partial<Record<OrderFormField, string>>,
    copyOrder: 'Copy order',
    copied: 'Order copied',
    manualCopy: 'We couldn’t copy it. Select the text below and copy it:',
    orderTooLong: 'Your order is too long for a WhatsApp link. Copy it here, then paste it into WhatsApp.',
    draftHint: 'WhatsApp opens with your order typed in. Press send there to place it.',
    continueOnPhone: 'Continue on your phone',
    orderNumber: 'Your order number',
    review: 'Rate us on Google',
    unavailable: 'No longer available',
    soldOut: 'Sold out since you added it. Not counted in the total.',
    servedHours: (from: string, until: string) => `Only served from ${from} to ${until}. Not counted in the total.`,
    availableAgain: 'Available again',
    restoreLine: 'Put it back',
    dropped: (count: number) =>
      plural('en', count, {
        one: 'A dish is no longer available.',
        other: `${count} dishes are no longer available.`,
      }),
    leftOut: (count: number) =>
      plural('en', count, {
        one: '1 dish isn’t available and was left out.',
        other: `${count} dishes aren’t available and were left out.`,
      }),
    optionGone: (dish: string, extra: string | null) =>
      `${extra ?? 'An extra'} is no longer available for ${dish} and was left out.`,
    /** Of an option that was chosen while its choice took more. */
    fewerOptions: (dish: string, option: string) => `${dish} now takes fewer options: ${option} was left out.`,
    optionReplaced: (option: string, atMost: number) =>
      `Up to ${COUNT_NAMES[atMost - 1] ?? atMost}: ${option} was taken out.`,
    /** How many options of a choice are to be chosen. */
    chooseOptions: (atLeast: number, atMost: number) =>
      atLeast === atMost
        ? `Choose ${COUNT_NAMES[atMost - 1] ?? atMost} (required)`
        : atLeast === 0
          ? `Optional, up to ${COUNT_NAMES[atMost - 1] ?? atMost}`
          : `Choose ${COUNT_NAMES[atLeast - 1] ?? atLeast} ${atMost - atLeast === 1 ? 'or' : 'to'} ${COUNT_NAMES[atMost - 1] ?? atMost} (required)`,
    choiceMissing: (choice: string) => `Please choose: ${choice}`,
    repriced: 'Prices have changed since you added these:',
    problems: {
      laterWithdrawn: 'We no longer take orders for later.',
      areaWithdrawn: 'We no longer deliver to the area you chose. Choose another.',
      areasWithdrawn: 'Delivery fees are no longer listed here. We confirm the fee on WhatsApp.',
      areaPaused: (area: string) => `${area}. Choose another area.`,
      deliveryOff: 'We aren’t delivering right now.',
      deliveryWithdrawn: 'We no longer deliver.',
      pickupWithdrawn: 'Pickup is no longer available.',
      carWithdrawn: 'We no longer bring orders to the car.',
      paymentWithdrawn: { cash: 'We no longer take cash.', card: 'We no longer take cards.' },
      totalUnknown: 'The delivery fee isn’t known yet. Choose again what you pay with.',
      noteTooSmall: (amount: string) => `The total is now above ${amount}. Choose a larger amount.`,
    },
    orderForNow: 'Change it to now',
    canPickUp: 'You can pick up your order.',
    canDeliver: 'You can choose delivery.',
    choosePickup: 'Choose pickup',
    chooseDelivery: 'Choose delivery',
    continue: 'Continue',
    errors: {
      required: 'This field is required.',
      firstName: 'Please enter your first name.',
      area: 'Please choose your area.',
      address: 'Please enter a full address (street, area, city).',
      makani: 'A Makani number has 10 digits.',
      recipientPhone:
        'Please enter a UAE or Gulf number, such as 050\u00a0123\u00a04567 or +966\u00a050\u00a0123\u00a04567.',
    },
  },
  /** What checkout offers beside the order. */
  addMore: {
    goesWell: 'Goes well with it',
    moreDishes: '+ Add more',
    addItem: (name: string) => `Add ${name}`,
  },
  /** What the browser keeps of the last order. */
  remember: {
    remember: 'Remember me on this device',
    rememberHere: 'Save this order on this device',
    whatIsKept: 'Your name, address, way to pay and last order stay on this device.',
    refused: 'We couldn’t save your details on this device.',
    pickup: 'pickup',
    deliveryTo: (address: string) => `delivery to ${address}`,
    use: 'Use these details',
    sameAsLastTime: 'Same again',
    forget: 'Clear my data',
    forgotten: 'Your data was cleared.',
  },
  orderMessage: orderMessageEn,
}

export type CheckoutMessages = typeof checkoutEn
