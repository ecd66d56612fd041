/** Pages, in the order of the navigation and the footer. None takes a parameter. */
export const PAGE_PATHS = {
  home: '/',
  about: '/about',
  rates: '/rates',
  accounts: '/accounts',
  contact: '/contact',
  documents: '/documents',
  cookiePolicy: '/cookie-policy',
} as const

export type PageKey = keyof typeof PAGE_PATHS

export const PAGE_KEYS = [
  'home',
  'about',
  'rates',
  'accounts',
  'contact',
  'documents',
  'cookiePolicy',
] as const satisfies PageKey[]

export function pageAt(path: string): PageKey | undefined {
  return PAGE_KEYS.find((key) => PAGE_PATHS[key] === path)
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
