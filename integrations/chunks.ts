/**
 * How the browser's scripts are split into files. There are few, because small files compress badly
 * and cost a request each: Vite's own splitting would give home 94 kB of scripts instead of 85.
 *
 * Modules are named as in `src`, without extension. What is in no list falls to the file of its
 * folder, so a new module of `src/domain` is loaded by every page: list it if few pages need it.
 */

const REACT = /node_modules\/(react|react-dom|scheduler)\//
const CAROUSEL_PACKAGES = /node_modules\/embla-/

/** Loaded before the first paint. */
const START = ['client/start', 'client/first-paint', 'client/client-started']

/** What checkout and the order card share, and home does not load at first. */
const ORDER_LINK = [
  'core/text/base32',
  'domain/chosen-area',
  'core/text/hash-text',
  'domain/order-link',
  'domain/order-link-format',
  'domain/order-number',
  'domain/order-options',
  'core/time/order-time',
  'domain/priced-order',
  'i18n/ar/order',
  'i18n/en/order',
  'state/order-again-notice',
  'state/order-options-store',
]

/** What writes an order: checkout needs it at once, home with the first item. */
const ORDER = [
  'core/text/bidi',
  'domain/comment',
  'domain/order-form',
  'domain/order-lines',
  'domain/order-message',
  'shop/domain/restaurant',
  'core/text/text',
  'domain/wanted-time',
  'shop/domain/whatsapp-url',
  'features/hero/basket-whatsapp-url',
  'i18n/ar/checkout',
  'i18n/ar/order-message',
  'i18n/checkout-messages',
  'i18n/en/checkout',
  'i18n/en/order-message',
  'i18n/order-messages',
  'ui/ExternalLink',
]

/** Only home has carousels at first. */
const CAROUSEL = ['browser/use-carousel', 'ui/Carousel']

/** Needed by few pages, or on demand: each goes into the file of the page that imports it. */
const RARE = [
  'domain/card-amounts',
  'domain/decode-order-link',
  'domain/encode-order-link',
  'domain/hand-off',
  'domain/kitchen-device',
  'domain/order-card',
  'domain/order-card-url',
  'domain/order-reference',
  'domain/pasted-dishes',
  'domain/pasted-values',
  'domain/payment-choice',
  'shop/domain/phone-url',
  'domain/read-pasted-message',
  'domain/seen-tickets',
  'menu/domain/split-quantities',
  'features/banners/ShowOfferButton',
  'features/menu/BasketBar',
  'menu/ui/ItemDialog',
  'menu/ui/ItemFacts',
  'features/menu/ItemRequests',
  'menu/ui/NearbyCards',
  'features/menu/OrderDialog',
  'features/site/BackToTop',
  'browser/clipboard',
  'browser/site-origin',
  'browser/use-allows-embeds',
  'browser/use-host-reachability',
  'browser/use-location-hash',
  'browser/use-near-viewport',
  'i18n/ar/basket-code',
  'menu/messages/dish-facts.ar',
  'i18n/ar/hand-off',
  'i18n/ar/kitchen',
  'i18n/ar/order-card',
  'i18n/basket-code-messages',
  'menu/messages/dish-facts-messages',
  'i18n/en/basket-code',
  'menu/messages/dish-facts.en',
  'i18n/en/hand-off',
  'i18n/en/kitchen',
  'i18n/en/order-card',
  'i18n/format-area',
  'i18n/format-date',
  'i18n/hand-off-messages',
  'i18n/kitchen-messages',
  'i18n/order-card-messages',
  'state/basket-lines',
  'state/cash-note-store',
  'state/clear-cart-store',
  'state/comment-store',
  'state/delivery-changes-store',
  'state/disclosure-store',
  'state/forget-visitor',
  'state/hand-off-store',
  'state/kitchen-device-store',
  'menu/state/menu-facts',
  'state/menu-refresh',
  'shop/state/method-pause',
  'state/order-again',
  'state/order-form-store',
  'state/order-reference-store',
  'state/seen-tickets-store',
  'state/show-contact',
  'state/wanted-time-check',
  'ui/ChoiceChips',
  'ui/Dialog',
  'ui/Disclosure',
  'ui/Field',
  'ui/RequestOptions',
  'ui/SelectField',
]

/** Every listed module. */
export const LISTED_MODULES: readonly string[] = [...START, ...ORDER_LINK, ...ORDER, ...CAROUSEL, ...RARE]

/** Folders of which every page loads what no list above has. */
const PAGE_FOLDERS = ['domain', 'features/banners', 'features/site', 'hooks', 'i18n', 'state', 'ui']
const HOME_FOLDERS = ['features/hero', 'features/menu']

/**
 * Groups of rolldown's `codeSplitting`; of two that match a module, the one of higher priority gets it.
 * A module brings what it imports along, so what every page loads comes before what few load.
 */
export const CHUNKS = [
  { name: 'react', test: (id: string) => REACT.test(id), priority: 5 },
  {
    name: 'start',
    // With the layout's <script> itself, which otherwise is a file that only imports this one.
    test: (id: string) =>
      isListed(id, START) || id.includes('preload-helper') || id.includes('/layouts/Document.astro?astro&type=script'),
    priority: 5,
  },
  {
    name: 'page',
    test: (id: string) =>
      id.includes('node_modules/zustand/') ||
      isListed(id, ['client/hydrate-island', 'client/start-client']) ||
      (isIn(id, PAGE_FOLDERS) && !isListed(id, LISTED_MODULES)),
    priority: 4,
  },
  { name: 'order-link', test: (id: string) => isListed(id, ORDER_LINK), priority: 3 },
  {
    name: 'order',
    test: (id: string) => isListed(id, ORDER) || id.endsWith('/restaurant.config.ts'),
    priority: 2,
  },
  {
    name: 'home',
    test: (id: string) =>
      CAROUSEL_PACKAGES.test(id) || isListed(id, CAROUSEL) || (isIn(id, HOME_FOLDERS) && !isListed(id, RARE)),
    priority: 1,
  },
]

/** 'ui/Dialog' for the module and for its style sheet; '' outside `src`. */
function getModuleName(id: string): string {
  return /\/src\/([\w/-]+)\./.exec(id)?.[1] ?? ''
}

function isListed(id: string, names: readonly string[]): boolean {
  return names.includes(getModuleName(id))
}

function isIn(id: string, folders: readonly string[]): boolean {
  return folders.some((folder) => getModuleName(id).startsWith(`${folder}/`))
}
