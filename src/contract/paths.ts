interface Page {
  readonly path: `/${string}`
  /** Shows rates and is rendered with every change of the board; the others change with the office file and the day only. */
  readonly rates: boolean
  /** Pages link to it and search engines know it. The others answer to something that a visitor did. */
  readonly listed: boolean
}

/** The pages, in the order of the navigation and the footer. None takes a parameter. */
export const PAGES = {
  home: { path: '/', rates: true, listed: true },
  about: { path: '/about', rates: false, listed: true },
  rates: { path: '/rates', rates: true, listed: true },
  accounts: { path: '/accounts', rates: false, listed: true },
  contact: { path: '/contact', rates: false, listed: true },
  documents: { path: '/documents', rates: false, listed: true },
  cookiePolicy: { path: '/cookie-policy', rates: false, listed: true },
  messageReceived: { path: '/contact/received', rates: false, listed: false },
} as const satisfies Record<string, Page>

export type PageKey = keyof typeof PAGES

export const PAGE_PATHS = Object.values(PAGES).map(({ path }) => path)

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table is written out above, nothing adds to it
const PAGE_KEYS = Object.keys(PAGES) as PageKey[]

export type ListedKey = { [Key in PageKey]: (typeof PAGES)[Key]['listed'] extends true ? Key : never }[PageKey]

export function isListed(key: string): key is ListedKey {
  return PAGE_KEYS.some((page) => page === key && PAGES[page].listed)
}

export const LISTED_PATHS = PAGE_KEYS.filter(isListed).map((key) => PAGES[key].path)

export function pageAt(path: string): PageKey | undefined {
  return PAGE_KEYS.find((key) => PAGES[key].path === path)
}

export const POLICY_PATH = '/kurumsal-politika.pdf'

/** The QR code to the authority's FAQ page, drawn by the server from the office file. */
export const FAQ_QR_PATH = '/img/faq-qr.svg'

export const WEB_MANIFEST_PATH = '/manifest.webmanifest'
export const SITEMAP_PATH = '/sitemap.xml'

/** The calls of SPECIFICATION.md section 7, on the product's own host. */
export const API_PATHS = {
  dailySummary: '/api/daily-summary',
  feed: '/api/feed',
  centralBank: '/api/central-bank',
  chartData: '/api/chart-data',
  contact: '/api/contact.php',
} as const

export const SOCKET_PATH = '/socket.io'
export const PRICE_CHANGED = 'price_changed'
