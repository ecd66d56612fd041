import { CURRENCY_CODES } from '#domain/currency.ts'
import { CAPABILITY_DOCUMENTS } from '../capabilities/site.ts'
import { languagePath, LANGUAGES } from './languages.ts'
import type { OfficeFacts } from './office-facts.ts'
import { currencyPath, isListed, PAGE_KEYS, pageAt, PAGES } from './paths.ts'
import type { SiteDocument } from './site-page.ts'

// These lists are separate from the table because no page loads them.

/** Pages with currency rates are rendered at every change of them, others only if the settings or the day change. */
export const SHOW_RATES: ReadonlySet<string> = new Set(PAGE_KEYS.filter((key) => 'showsRates' in PAGES[key]))

/** The pages that every office has. */
export const PAGE_PATHS: readonly string[] = [
  ...Object.values(PAGES).map(({ path }) => path),
  ...CURRENCY_CODES.map(currencyPath),
  ...LANGUAGES.map(languagePath),
].filter((path) => path !== PAGES.gold.path)

/** The documents outside the frame of the pages. */
export const DOCUMENTS = CAPABILITY_DOCUMENTS

export function documentAt(path: string): SiteDocument | undefined {
  return DOCUMENTS.find((each) => each.path === path)
}

export const LISTED_PATHS: readonly string[] = PAGE_PATHS.filter((path) => {
  const page = pageAt(path)
  if (page === undefined) return false
  return page.key === 'currency' || page.key === 'language' || isListed(page.key)
})

export function listedPathsOf({ gold }: Pick<OfficeFacts, 'gold'>): readonly string[] {
  return gold === undefined ? LISTED_PATHS : [...LISTED_PATHS, PAGES.gold.path]
}
