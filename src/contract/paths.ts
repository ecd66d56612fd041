import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { CAPABILITY_PAGES } from '../capabilities/site.ts'
import type { BoardName } from './boards.ts'
import { type Language, languagePath, LANGUAGES } from './languages.ts'
import type { Page } from './site-page.ts'

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
  ...CAPABILITY_PAGES,
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

/** Returns the page at a path. Paths match exactly, or the further addresses of a page. */
export function pageAt(path: string): PageAddress | undefined {
  const known = ADDRESSES.get(path)
  if (known !== undefined) return known
  const key = PAGE_KEYS.find((each) => declarationOf(each)?.alsoAt?.test(path))
  return key && { key }
}

/** Returns the declaration of a page with one address; undefined for those of currencies and languages. */
export function declarationOf(key: PageAddress['key']): Page | undefined {
  const declarations: Readonly<Partial<Record<string, Page>>> = PAGES
  return declarations[key]
}

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
