const inBrackets = (window?: string): string => (window === undefined ? '' : ` (${window})`)

/** English messages of whether the shop is open, which every page may say at once. `shop.ar.ts` must have the same shape. */
export const shopEn = {
  hours: {
    closed: (window: string) => `Closed ${window}`,
    /** Without the hours where another sentence says when it opens. */
    closedOrdering: (window?: string) => `We're currently closed${inBrackets(window)}. Ordering is disabled.`,
    closedNow: (window?: string) => `We're currently closed${inBrackets(window)}.`,
    openUntil: (time: string) => `Open until ${time}`,
    openNow: 'Open now',
    openAlways: 'Open 24 hours',
    weOpenAt: (time: string) => `We open at ${time}.`,
    opensAt: (time: string) => `Closed · opens at ${time}`,
  },
}

export type ShopMessages = typeof shopEn
