import type { OfficeFacts } from '#contract/office-facts.ts'
import { pageAt } from '#contract/paths.ts'
import type { Route, RouteKey } from './copy/page-titles.ts'
import { type LazyPage, lazyPage } from './walk/lazy-page.tsx'
import goldSheet from './pages/gold/gold-page.css?url'

/** A picture above the fold. */
interface FirstPicture {
  /** As Vite's manifest names it. */
  readonly source: string
  /** The screens that show it, as its sheet says. */
  readonly media: string
}

export interface SiteRoute {
  readonly page: LazyPage
  /** The module of the page, as Vite's manifest names it. */
  readonly source: string
  readonly pictures: readonly FirstPicture[]
  /** The address of a sheet that no other page needs. */
  readonly ownSheet?: string
}

export const ROUTES: Readonly<Record<RouteKey, SiteRoute>> = {
  home: {
    page: lazyPage(async () => (await import('./pages/home/HomePage.tsx')).HomePage),
    source: 'src/web/pages/home/HomePage.tsx',
    pictures: [
      { source: 'src/web/assets/plates/galata-small.svg', media: '(max-width: 768px)' },
      { source: 'src/web/assets/plates/galata.svg', media: '(min-width: 768.02px)' },
    ],
  },
  about: {
    page: lazyPage(async () => (await import('./pages/about/AboutPage.tsx')).AboutPage),
    source: 'src/web/pages/about/AboutPage.tsx',
    pictures: [],
  },
  rates: {
    page: lazyPage(async () => (await import('./pages/rates/RatesPage.tsx')).RatesPage),
    source: 'src/web/pages/rates/RatesPage.tsx',
    pictures: [],
  },
  gold: {
    page: lazyPage(async () => (await import('./pages/gold/GoldPage.tsx')).GoldPage),
    ownSheet: goldSheet,
    source: 'src/web/pages/gold/GoldPage.tsx',
    pictures: [],
  },
  currency: {
    page: lazyPage(async () => (await import('./pages/currency/CurrencyPage.tsx')).CurrencyPage),
    source: 'src/web/pages/currency/CurrencyPage.tsx',
    pictures: [],
  },
  calculator: {
    page: lazyPage(async () => (await import('./pages/calculator/CalculatorPage.tsx')).CalculatorPage),
    source: 'src/web/pages/calculator/CalculatorPage.tsx',
    pictures: [],
  },
  accounts: {
    page: lazyPage(async () => (await import('./pages/accounts/AccountsPage.tsx')).AccountsPage),
    source: 'src/web/pages/accounts/AccountsPage.tsx',
    pictures: [],
  },
  contact: {
    page: lazyPage(async () => (await import('./pages/contact/ContactPage.tsx')).ContactPage),
    source: 'src/web/pages/contact/ContactPage.tsx',
    pictures: [],
  },
  documents: {
    page: lazyPage(async () => (await import('./pages/documents/DocumentsPage.tsx')).DocumentsPage),
    source: 'src/web/pages/documents/DocumentsPage.tsx',
    pictures: [],
  },
  documentsEnglish: {
    page: lazyPage(
      async () => (await import('./pages/documents-english/DocumentsEnglishPage.tsx')).DocumentsEnglishPage,
    ),
    source: 'src/web/pages/documents-english/DocumentsEnglishPage.tsx',
    pictures: [],
  },
  cookiePolicy: {
    page: lazyPage(async () => (await import('./pages/cookie-policy/CookiePolicyPage.tsx')).CookiePolicyPage),
    source: 'src/web/pages/cookie-policy/CookiePolicyPage.tsx',
    pictures: [],
  },
  messageReceived: {
    page: lazyPage(async () => (await import('./pages/message-received/MessageReceivedPage.tsx')).MessageReceivedPage),
    source: 'src/web/pages/message-received/MessageReceivedPage.tsx',
    pictures: [],
  },
  offline: {
    page: lazyPage(async () => (await import('./pages/offline/OfflinePage.tsx')).OfflinePage),
    source: 'src/web/pages/offline/OfflinePage.tsx',
    pictures: [],
  },
  notFound: {
    page: lazyPage(async () => (await import('./pages/not-found/NotFoundPage.tsx')).NotFoundPage),
    source: 'src/web/pages/not-found/NotFoundPage.tsx',
    pictures: [],
  },
}

/** The route of a path. Paths are matched exactly, so that the page shown and the status sent never disagree. */
export function routeAt(path: string, { gold }: Pick<OfficeFacts, 'gold'>): Route {
  const page = pageAt(path)
  return page === undefined || (page.key === 'gold' && gold === undefined) ? { key: 'notFound' } : page
}
