/** Numbers of the specification that home does not need at first: it loads `specification.ts`, but not this. */

/** Up to this many code points a link carries the full form. */
export const FULL_FORM_MAX_CHARACTERS = 1600
/** The longest text that a link may carry, in code points. */
export const LINK_TEXT_MAX_CHARACTERS = 4096
/** The longest text that a link may carry, in bytes once encoded. */
export const LINK_TEXT_MAX_BYTES = 16_000
/** An order number expires after this time: 12 hours. */
export const REFERENCE_LIFE_MS = 43_200_000
/** How long checkout stays after Clear Cart before it goes home. */
export const CLEARED_STAY_MS = 3000
