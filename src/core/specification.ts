/**
 * Every number and timing that the specification fixes. tests/specification.test.ts compares the
 * values that style sheets repeat. The requirements are in docs/requirements.md.
 */

// Basket and prices

/** The most pieces of one line. */
export const MAX_QUANTITY = 99
/** The value-added tax that all prices include where the restaurant is registered for it. */
export const VAT_PERCENT = 5
/** The dearest price that the menu may hold. */
export const MAX_PRICE_AED = 100_000

// Orders for several people

/** How many people an order names. */
export const MAX_PEOPLE = 30
/** The longest name of a person, in code points. */
export const PERSON_MAX_CHARACTERS = 20

// Order form. Upper limits count code points, lower ones user-perceived characters.

export const COMMENT_MAX_CHARACTERS = 150
/** The shortest first name, once cleaned. */
export const NAME_MIN_CHARACTERS = 2
/** The longest first name; the field takes no more, so that being too long is no error. */
export const NAME_MAX_CHARACTERS = 60
/** The shortest address, once cleaned. */
export const ADDRESS_MIN_CHARACTERS = 8
/** The longest address, as for the name. */
export const ADDRESS_MAX_CHARACTERS = 250
/** UTF-16 code units that a field takes for one character of its limit, as typed: a letter and its marks. */
export const MAX_UNITS = 4
/** The longest flat, floor or villa. */
export const UNIT_MAX_CHARACTERS = 40
/** The longest landmark. */
export const LANDMARK_MAX_CHARACTERS = 80
/** The longest description of a car, and the longest plate. */
export const CAR_MAX_CHARACTERS = 40
export const PLATE_MAX_CHARACTERS = 16
/** The longest phone number, as typed. */
export const PHONE_MAX_CHARACTERS = 40
/** Digits of a Makani number, Dubai's number of an entrance. */
export const MAKANI_DIGITS = 10
/** How many words of an address must have WORD_MIN_CHARACTERS letters or digits. */
export const ADDRESS_MIN_WORDS = 2
export const WORD_MIN_CHARACTERS = 2
/** This many equal characters in a row reject an address; case counts. */
export const REJECTED_REPEAT_COUNT = 4

// Order message

/** Up to this many code points a link carries the full form. */
export const FULL_FORM_MAX_CHARACTERS = 1600
/** The longest text that a link may carry, in code points. */
export const LINK_TEXT_MAX_CHARACTERS = 4096
/** The longest text that a link may carry, in bytes once encoded. */
export const LINK_TEXT_MAX_BYTES = 16_000
/** The longest name of an item, in code points with the '…'. */
export const MESSAGE_NAME_MAX_CHARACTERS = 80
/** An order number expires after this time: 12 hours. */
export const REFERENCE_LIFE_MS = 43_200_000
/** The highest revision of an order number; a further change gets a new number. */
export const MAX_REVISION = 9

// Timings

/** How often the clock decides whether the shop is open. */
export const HOURS_CHECK_MS = 60_000
/** A device whose clock is off by more goes by the server's. */
export const CLOCK_TOLERANCE_MS = 10 * 60_000
/** How often an open checkout asks for what has changed. */
export const CHECKOUT_POLLING_MS = 20_000
export const TOAST_MS = 1800
/** Delay before an emptied checkout goes home. */
export const CLEARED_STAY_MS = 3000
/** How long the removal of a line can be undone. */
export const REMOVED_STAY_MS = 5000
/** How long the promo banner takes to leave; `--duration-promo-exit`. */
export const PROMO_EXIT_MS = 380
/** How long it takes to come back; `--duration-promo-enter`. */
export const PROMO_ENTER_MS = 420
/** Delay before home scrolls to a section chosen on another page. */
export const ANCHOR_DELAY_MS = 60
/** Clicks this close together are one. */
export const DOUBLE_CLICK_MS = 1000
export const CAROUSEL_MOVE_MS = 800
/** Between two automatic moves. */
export const HERO_CAROUSEL_DELAY_MS = 3500
export const GALLERY_CAROUSEL_DELAY_MS = 2500

// Distances and widths

/** The bar turns solid beyond this scroll offset. */
export const SCROLLED_PX = 50
/** A section is in view once its top is this near the top of the window. */
export const SECTION_MARGIN_PX = 100
/** The way back to the top shows beyond this scroll offset. */
export const BACK_TO_TOP_PX = 300
/** In windows up to this width the choice of a category scrolls to the grid. */
export const NARROW_MAX_PX = 768
/** Distance from the window's top to the grid after that scroll. */
export const MENU_GRID_OFFSET_PX = 150
/** How many images of the gallery are side by side from a width of the window on; below, one. */
export const GALLERY_SLIDES_PER_VIEW = [
  { fromPx: 640, slides: 2 },
  { fromPx: 768, slides: 3 },
  { fromPx: 1024, slides: 4 },
  { fromPx: 1440, slides: 5 },
  { fromPx: 1920, slides: 6 },
] as const

// Only style sheets use these: a test compares them with tokens.css

/** How long the receive methods shake when none is chosen; `--duration-shake`. */
export const SHAKE_MS = 420
/** How long the cart button bounces when its count rises; `--duration-bounce`. */
export const BOUNCE_MS = 600
