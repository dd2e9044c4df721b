/** The data attributes of <html> by their names in `dataset`, each with its writers → readers. */
export const DOCUMENT_ATTRIBUTES = {
  /**
   * The page; none on an error page. Document.astro → start-client.ts, head script, style sheets.
   */
  page: 'data-page',
  /**
   * When the shop is open, as JSON (`OpeningPlan` without the owner's words). Document.astro → head script,
   * document-config.ts.
   */
  openingPlan: 'data-opening-plan',
  /** The path of the shop's document; none on a page without a menu. Document.astro → document-config.ts. */
  shopPath: 'data-shop-path',
  /** The setting `SITE_ORIGIN`. Document.astro → site-origin.ts. */
  siteOrigin: 'data-site-origin',
  /** The setting `CONTENT_REFRESH_SECONDS`. Document.astro → document-config.ts. */
  refreshSeconds: 'data-refresh-seconds',
  /**
   * Where the server counts events, the language of the page, whatever a translation makes of
   * `lang`. Document.astro → report-event.ts.
   */
  countsEvents: 'data-counts-events',
  /** 'open' or 'closed', once known. Head script, shop-store.ts → style sheets. */
  shop: 'data-shop',
  /**
   * 'shown' or 'dismissed', once known. Document.astro where there is no offer, head script,
   * promo-store.ts → style sheets.
   */
  promo: 'data-promo',
  /**
   * Present while the browser keeps the last order. Head script → style sheets.
   */
  remembered: 'data-remembered',
  /** 'away' once the hero, or elsewhere the heading's top, is out of sight. hide-banners.ts → style sheets. */
  banners: 'data-banners',
  /**
   * Present where the whole menu is laid out because the page scrolls to a place in it. Head script
   * → style sheets.
   */
  fullLayout: 'data-full-layout',
  /**
   * Present once the page has loaded: links scroll smoothly from then on, and the dishes' images
   * load. Head script → style sheets.
   */
  loaded: 'data-loaded',
  /** Present once a script failed: shows the other ways to order. Head script → style sheets. */
  broken: 'data-broken',
} as const

/** Type for `document.documentElement.dataset`: with it only these names compile. */
export type DocumentDataset = { -readonly [name in keyof typeof DOCUMENT_ATTRIBUTES]?: string | undefined }
