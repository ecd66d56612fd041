import type { OfficeFacts } from '#contract/office-facts.ts'
import { pageAt } from '#contract/paths.ts'
import type { Route, RouteKey } from '../copy/page-titles.ts'
import { type Island, island } from '../islands/index.ts'
import goldSheet from '../pages/gold/gold-page.css?url'

export interface SiteRoute {
  readonly page: Island
  /** The module of the page, as Vite's manifest names it. */
  readonly source: string
  /** The address of a sheet that no other page needs. */
  readonly ownSheet?: string
}

export const ROUTES: Readonly<Record<RouteKey, SiteRoute>> = {
  home: {
    page: island(async () => (await import('../pages/home/HomePage.tsx')).HomePage),
    source: 'src/web/pages/home/HomePage.tsx',
  },
  about: {
    page: island(async () => (await import('../pages/about/AboutPage.tsx')).AboutPage),
    source: 'src/web/pages/about/AboutPage.tsx',
  },
  rates: {
    page: island(async () => (await import('../pages/rates/RatesPage.tsx')).RatesPage),
    source: 'src/web/pages/rates/RatesPage.tsx',
  },
  gold: {
    page: island(async () => (await import('../pages/gold/GoldPage.tsx')).GoldPage),
    ownSheet: goldSheet,
    source: 'src/web/pages/gold/GoldPage.tsx',
  },
  currency: {
    page: island(async () => (await import('../pages/currency/CurrencyPage.tsx')).CurrencyPage),
    source: 'src/web/pages/currency/CurrencyPage.tsx',
  },
  calculator: {
    page: island(async () => (await import('../pages/calculator/CalculatorPage.tsx')).CalculatorPage),
    source: 'src/web/pages/calculator/CalculatorPage.tsx',
  },
  accounts: {
    page: island(async () => (await import('../pages/accounts/AccountsPage.tsx')).AccountsPage),
    source: 'src/web/pages/accounts/AccountsPage.tsx',
  },
  contact: {
    page: island(async () => (await import('../pages/contact/ContactPage.tsx')).ContactPage),
    source: 'src/web/pages/contact/ContactPage.tsx',
  },
  documents: {
    page: island(async () => (await import('../pages/documents/DocumentsPage.tsx')).DocumentsPage),
    source: 'src/web/pages/documents/DocumentsPage.tsx',
  },
  documentsEnglish: {
    page: island(
      async () => (await import('../pages/documents-english/DocumentsEnglishPage.tsx')).DocumentsEnglishPage,
    ),
    source: 'src/web/pages/documents-english/DocumentsEnglishPage.tsx',
  },
  cookiePolicy: {
    page: island(async () => (await import('../pages/cookie-policy/CookiePolicyPage.tsx')).CookiePolicyPage),
    source: 'src/web/pages/cookie-policy/CookiePolicyPage.tsx',
  },
  messageReceived: {
    page: island(async () => (await import('../pages/message-received/MessageReceivedPage.tsx')).MessageReceivedPage),
    source: 'src/web/pages/message-received/MessageReceivedPage.tsx',
  },
  offline: {
    page: island(async () => (await import('../pages/offline/OfflinePage.tsx')).OfflinePage),
    source: 'src/web/pages/offline/OfflinePage.tsx',
  },
  notFound: {
    page: island(async () => (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage),
    source: 'src/web/pages/not-found/NotFoundPage.tsx',
  },
}

/** The route of a path. Paths are matched exactly, so that the page shown and the status sent never disagree. */
export function routeAt(path: string, { gold }: Pick<OfficeFacts, 'gold'>): Route {
  const page = pageAt(path)
  return page === undefined || (page.key === 'gold' && gold === undefined) ? { key: 'notFound' } : page
}
