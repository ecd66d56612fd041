import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import type { BoardName } from './boards.ts'
import { type Language, languagePath, LANGUAGES } from './languages.ts'
import { OFFICIAL_DAY_PATH } from './official-day-query.ts'

interface Page {
  readonly path: `/${string}`
  /**
   * The label of links, which makes the page one of navigation and sitemap. Other pages answer an action of the visitor.
   * Labels without Turkish letters are fixed: docs/product.md, "Fixed texts".
   */
  readonly label?: string
  /** The list of the footer that has a link to the page. */
  readonly footer?: 'quickLinks' | 'services'
  /** True if the page shows currency rates, so that it is rendered at every change of them. */
  readonly showsRates?: true
}

/** The pages with one address, in the order of the navigation and the footer. */
export const PAGES = {
  home: { path: '/', label: 'Ana Sayfa', footer: 'quickLinks', showsRates: true },
  about: { path: '/about', label: 'Hakkimizda', footer: 'quickLinks' },
  rates: { path: '/rates', label: 'Doviz Kurlari', footer: 'quickLinks', showsRates: true },
  /** Exists only if the office has a gold board. */
  gold: { path: '/altin', label: 'Altın', footer: 'quickLinks' },
  calculator: { path: '/hesapla', label: 'Kaç lira eder?', footer: 'quickLinks', showsRates: true },
  accounts: { path: '/accounts', label: 'Banka Hesaplarimiz', footer: 'services' },
  contact: { path: '/contact', label: 'Iletisim', footer: 'services' },
  documents: { path: '/documents', label: 'Istenen Evraklar', footer: 'services' },
  cookiePolicy: { path: '/cookie-policy', label: 'Çerez Politikası' },
  /** The central bank's rate of a day; each day and month has an address below it. */
  officialDay: { path: OFFICIAL_DAY_PATH, label: 'Bir günün kuru', footer: 'quickLinks' },
  /** Documents the data for other sites and programs. */
  data: { path: '/veri', label: 'Veri' },
  messageReceived: { path: '/contact/received' },
  /** Shown without a network instead of a page that was never cached. */
  offline: { path: '/cevrimdisi' },
} as const satisfies Record<string, Page>

export type PageKey = keyof typeof PAGES

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table is written out above, nothing adds to it
export const PAGE_KEYS = Object.keys(PAGES) as PageKey[]

export type ListedKey = {
  [Key in PageKey]: (typeof PAGES)[Key] extends { readonly label: string } ? Key : never
}[PageKey]

export function isListed(key: PageKey | 'notFound'): key is ListedKey {
  return key !== 'notFound' && 'label' in PAGES[key]
}

/** A page with one address, the page of a currency, or the page of a language. */
export type PageAddress =
  | { readonly key: PageKey }
  | { readonly key: 'currency'; readonly code: CurrencyCode }
  | { readonly key: 'language'; readonly language: Language }

/** The pages in the Turkish frame. Navigation between them needs no new document. */
export type SiteAddress = Exclude<PageAddress, { readonly key: 'language' }>

/** "/rates/usd" */
export function currencyPath(code: CurrencyCode): `/${string}` {
  return `${PAGES.rates.path}/${code.toLowerCase()}`
}

const ADDRESSES: ReadonlyMap<string, PageAddress> = new Map<string, PageAddress>([
  ...PAGE_KEYS.map((key) => [PAGES[key].path, { key }] as const),
  ...CURRENCY_CODES.map((code) => [currencyPath(code), { key: 'currency', code }] as const),
  ...LANGUAGES.map((language) => [languagePath(language), { key: 'language', language }] as const),
])

/** Returns the page at a path. Paths match exactly, except the days and months below `/kur`. */
export function pageAt(path: string): PageAddress | undefined {
  return ADDRESSES.get(path) ?? (OFFICIAL_DAY.test(path) ? { key: 'officialDay' } : undefined)
}

const OFFICIAL_DAY = new RegExp(`^${OFFICIAL_DAY_PATH}/\\d{4}-\\d{2}(?:-\\d{2})?$`)

/** Anchors on the page about the office that other pages link to. */
export const LICENCE_ANCHOR = 'yetki'
export const REGISTRY_ANCHOR = 'bilgi-toplumu'
export const LICENCE_PATH = `${PAGES.about.path}#${LICENCE_ANCHOR}`
export const REGISTRY_PATH = `${PAGES.about.path}#${REGISTRY_ANCHOR}`

/** Returns the address of the permit's picture, which is immutable because it contains the hash. */
export function permitPicturePath({ hash }: { readonly hash: string }): string {
  return `/files/${hash}.jpg`
}

export const POLICY_PATH = '/kurumsal-politika.pdf'

/** The QR code to the authority's FAQ page, drawn by the server from the office file. */
export const FAQ_QR_PATH = '/img/faq-qr.svg'

export const WEB_MANIFEST_PATH = '/manifest.webmanifest'
export const SITEMAP_PATH = '/sitemap.xml'

/** The public calls of the site: docs/product.md, "Calls". */
export const API_PATHS = {
  dailySummary: '/api/daily-summary',
  feed: '/api/feed',
  centralBank: '/api/central-bank',
  chartData: '/api/chart-data',
  contact: '/api/contact.php',
} as const

export const SOCKET_PATH = '/socket.io'
export const PRICE_CHANGED = 'price_changed'

/** Returns the query of a board's address. It is separate from BOARDS, which would load the metals on every page. */
export function boardQuery(name: BoardName): string {
  return name === 'currencies' ? '' : `&board=${name}`
}
