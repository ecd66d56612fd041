/** A page with one address, as `PAGES` of `paths.ts` lists it. */
export interface Page {
  readonly path: `/${string}`
  /** Further addresses of the page. */
  readonly alsoAt?: RegExp
  /**
   * The label of links, which makes the page one of navigation and sitemap. Other pages answer an action of the visitor.
   * Labels without Turkish letters are fixed: docs/product.md, "Fixed texts".
   */
  readonly label?: string
  /** The list of the footer that has a link to the page. */
  readonly footer?: 'quickLinks' | 'services'
  /** The link of the navigation bar that is marked while the page is open. */
  readonly section?: 'rates'
  /** True if the page shows currency rates, so that it is rendered at every change of them. */
  readonly showsRates?: true
  /** True if a call renders the page for each request, so that the cache leaves it out and a link loads a new document. */
  readonly perRequest?: true
}

/** A document outside the frame of the pages, with a program of its own. It gets all rates and metals. */
export interface SiteDocument {
  readonly path: `/${string}`
  /** True if the service worker keeps it for visitors without a network. */
  readonly isKept?: true
  /** The age in ms after which it hides a price, whatever the limits of the office. */
  readonly hidesAfter?: number
}
