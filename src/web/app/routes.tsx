import type { OfficeFacts } from '#contract/office-facts.ts'
import type { PageState } from '#contract/page-state.ts'
import { pageAt } from '#contract/paths.ts'
import type { Route, RouteKey } from '../copy/page-titles.ts'
import { type Island, island } from '../islands/index.ts'

export interface SiteRoute {
  readonly page: Island
  /** Loads the additional code that the page's state requires. The entry calls it before hydration. */
  readonly loadAnswer?: (state: PageState) => Promise<void>
}

export const ROUTES: Readonly<Record<RouteKey, SiteRoute>> = {
  home: { page: island(async () => (await import('../pages/home/HomePage.tsx')).HomePage) },
  about: { page: island(async () => (await import('../pages/about/AboutPage.tsx')).AboutPage) },
  rates: { page: island(async () => (await import('../pages/rates/RatesPage.tsx')).RatesPage) },
  gold: { page: island(async () => (await import('../pages/gold/GoldPage.tsx')).GoldPage) },
  currency: { page: island(async () => (await import('../pages/currency/CurrencyPage.tsx')).CurrencyPage) },
  calculator: {
    page: island(async () => (await import('../pages/calculator/CalculatorPage.tsx')).CalculatorPage),
    loadAnswer: async (state) => (await import('../pages/calculator/CalculatorPage.tsx')).loadAnswer(state),
  },
  accounts: { page: island(async () => (await import('../pages/accounts/AccountsPage.tsx')).AccountsPage) },
  contact: { page: island(async () => (await import('../pages/contact/ContactPage.tsx')).ContactPage) },
  documents: { page: island(async () => (await import('../pages/documents/DocumentsPage.tsx')).DocumentsPage) },
  cookiePolicy: {
    page: island(async () => (await import('../pages/cookie-policy/CookiePolicyPage.tsx')).CookiePolicyPage),
  },
  officialDay: {
    page: island(async () => (await import('../pages/official-day/OfficialDayPage.tsx')).OfficialDayPage),
  },
  data: { page: island(async () => (await import('../pages/data/DataPage.tsx')).DataPage) },
  messageReceived: {
    page: island(async () => (await import('../pages/message-received/MessageReceivedPage.tsx')).MessageReceivedPage),
  },
  offline: { page: island(async () => (await import('../pages/offline/OfflinePage.tsx')).OfflinePage) },
  notFound: { page: island(async () => (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage) },
}

/** Returns the route of a path. It matches exactly, so that the displayed page and the HTTP status always agree. */
export function routeAt(path: string, { gold }: Pick<OfficeFacts, 'gold'>): Route {
  const page = pageAt(path)
  return page === undefined || page.key === 'language' || (page.key === 'gold' && gold === undefined)
    ? { key: 'notFound' }
    : page
}
