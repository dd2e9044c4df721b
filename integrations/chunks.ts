/**
 * How the browser's scripts are split into files. There are few, because small files compress badly
 * and cost a request each: Vite's own splitting would give home 94 kB of scripts instead of 85.
 *
 * Modules are named as in `src`, without extension. What is in no list falls to the file of its
 * folder, so a new module of `src/order/domain` is loaded by every page: list it if few pages need it.
 */

const REACT = /node_modules\/(react|react-dom|scheduler)\//
const CAROUSEL_PACKAGES = /node_modules\/embla-/

/** Loaded before the first paint. */
const START = ['client/start', 'client/first-paint', 'client/client-started']

/** What checkout and the order card share, and home does not load at first. */
const ORDER_LINK = [
  'core/text/base32',
  'order/domain/chosen-area',
  'core/text/hash-text',
  'order/domain/link/order-link',
  'order/domain/link/order-link-format',
  'order/domain/order-number',
  'order/domain/order-options',
  'core/time/order-time',
  'order/domain/priced-order',
  'order/messages/order.ar',
  'order/messages/order.en',
  'order/state/order-again-notice',
  'order/state/order-options-store',
]

/** What writes an order: checkout needs it at once, home with the first item. */
const ORDER = [
  'core/text/bidi',
  'order/domain/comment',
  'order/domain/order-form',
  'order/domain/message/order-lines',
  'order/domain/message/order-message',
  'shop/domain/restaurant',
  'core/text/text',
  'order/domain/wanted-time',
  'shop/domain/whatsapp-url',
  'site/hero/basket-whatsapp-url',
  'order/messages/checkout.ar',
  'order/messages/order-message.ar',
  'order/messages/checkout-messages',
  'order/messages/checkout.en',
  'order/messages/order-message.en',
  'order/messages/order-messages',
  'ui/ExternalLink',
]

/** Only home has carousels at first. */
const CAROUSEL = ['browser/use-carousel', 'ui/Carousel']

/** Needed by few pages, or on demand: each goes into the file of the page that imports it. */
const RARE = [
  'order-card/domain/card-amounts',
  'order/domain/link/decode-order-link',
  'order/domain/link/encode-order-link',
  'order/domain/hand-off',
  'order-card/kitchen/domain/kitchen-device',
  'order/domain/link/order-card',
  'order/domain/link/order-card-url',
  'order/domain/order-reference',
  'order-card/kitchen/domain/pasted-dishes',
  'order-card/kitchen/domain/pasted-values',
  'order/domain/payment-choice',
  'shop/domain/phone-url',
  'order-card/kitchen/domain/read-pasted-message',
  'order-card/kitchen/domain/seen-tickets',
  'menu/domain/split-quantities',
  'site/banners/ShowOfferButton',
  'order/ui/item/BasketBar',
  'menu/ui/ItemDialog',
  'menu/ui/ItemFacts',
  'order/ui/item/ItemRequests',
  'menu/ui/NearbyCards',
  'order/ui/item/OrderDialog',
  'site/frame/BackToTop',
  'browser/clipboard',
  'browser/site-origin',
  'browser/use-allows-embeds',
  'browser/use-host-reachability',
  'browser/use-location-hash',
  'browser/use-near-viewport',
  'order/messages/basket-code.ar',
  'menu/messages/dish-facts.ar',
  'order/messages/hand-off.ar',
  'order-card/kitchen/messages/kitchen.ar',
  'order-card/messages/order-card.ar',
  'order/messages/basket-code-messages',
  'menu/messages/dish-facts-messages',
  'order/messages/basket-code.en',
  'menu/messages/dish-facts.en',
  'order/messages/hand-off.en',
  'order-card/kitchen/messages/kitchen.en',
  'order-card/messages/order-card.en',
  'order/messages/format-area',
  'i18n/format-date',
  'order/messages/hand-off-messages',
  'order-card/kitchen/messages/kitchen-messages',
  'order-card/messages/order-card-messages',
  'order/state/basket-lines',
  'order/state/cash-note-store',
  'order/state/clear-cart-store',
  'order/state/comment-store',
  'order/state/delivery-changes-store',
  'order/state/disclosure-store',
  'site/state/forget-visitor',
  'order/state/hand-off-store',
  'order-card/kitchen/state/kitchen-device-store',
  'menu/state/menu-facts',
  'site/live/menu-refresh',
  'shop/state/method-pause',
  'order-card/state/order-again',
  'order/state/order-form-store',
  'order/state/order-reference-store',
  'order-card/kitchen/state/seen-tickets-store',
  'site/live/show-contact',
  'order/state/wanted-time-check',
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
