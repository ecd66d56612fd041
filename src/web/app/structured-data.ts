import type { OfficeFacts } from '#contract/office-facts.ts'
import type { PageState, RatesState } from '#contract/page-state.ts'
import { currencyPath, isListed, LICENCE_PATH, PAGES } from '#contract/paths.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { OpeningHours, Span } from '#domain/opening.ts'
import { identifierNames, pageLabels, sampleMark } from '../copy/frame.ts'
import { currencyTitle } from '../pages/currency/currency-head.ts'
import { descriptionOf, documentTitle } from './head-texts.ts'
import { listedPath } from './page-head.ts'
import type { Route } from './routes.tsx'
import { type ExchangeNames, exchangeRates, goldOffers, type StructuredNode } from './structured-prices.ts'

/** Returns a page's JSON-LD: the office, the site, the page, its breadcrumb trail and the rates that it shows. */
export function structuredData(route: Route, state: PageState): object {
  const { office } = state
  const path = listedPath(route)
  const shown = ratesOn(route, state.rates)
  const rates = shown === null ? null : exchangeRates(state, shown)
  const offers = goldOffers(state)
  const page = {
    type: PAGE_TYPES[route.key],
    name: documentTitle(route, office.shortName),
    description: descriptionOf(route, office),
    inLanguage: 'tr-TR',
  }
  const main = (route.key === 'gold' ? offers : null) ?? rates
  return graphOf(state, [
    path === null ? null : pageNode({ ...page, path }, main, state),
    breadcrumb(route, office.origin),
    rates,
    offers,
  ])
}

export function languageStructuredData(page: DescribedPage, names: ExchangeNames, state: PageState): object {
  const rates = state.rates === null ? null : exchangeRates(state, state.rates, names)
  return graphOf(state, [pageNode(page, rates, state), rates])
}

function graphOf(state: PageState, nodes: readonly (StructuredNode | null)[]): object {
  const common = [officeNode(state.office), siteNode(state)]
  return { '@context': 'https://schema.org', '@graph': [...common, ...nodes.filter((node) => node !== null)] }
}

/** A currency page shows only its own rates. The calculator shows sums, which are not rates. */
function ratesOn(route: Route, rates: RatesState | null): RatesState | null {
  if (rates === null || route.key === 'calculator') return null
  if (route.key !== 'currency') return rates
  return { ...rates, quotes: rates.quotes.filter(({ code }) => code === route.code) }
}

function siteNode({ office }: PageState): StructuredNode {
  return {
    '@type': 'WebSite',
    '@id': `${office.origin}/#site`,
    url: `${office.origin}/`,
    name: office.name,
    inLanguage: 'tr-TR',
    publisher: { '@id': `${office.origin}/#office` },
  }
}

/** The schema.org types of pages. All other pages are of the type WebPage. */
const PAGE_TYPES: Readonly<Partial<Record<Route['key'], string>>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  rates: 'CollectionPage',
  gold: 'CollectionPage',
}

interface DescribedPage {
  readonly type?: string | undefined
  readonly path: string
  readonly name: string
  readonly description: string
  readonly inLanguage: string
}

/** `main` is the node of the rates that the page shows. */
function pageNode(
  { type = 'WebPage', path, ...words }: DescribedPage,
  main: StructuredNode | null,
  { office }: PageState,
): StructuredNode {
  const url = office.origin + path
  return {
    '@type': type,
    '@id': `${url}#page`,
    url,
    ...words,
    isPartOf: { '@id': `${office.origin}/#site` },
    about: { '@id': `${office.origin}/#office` },
    ...(main !== null && { mainEntity: { '@id': main['@id'] } }),
  }
}

/** Returns null for the front page and for pages that no page links to. */
function breadcrumb(route: Route, origin: string): StructuredNode | null {
  const below = trailTo(route)
  if (below.length === 0) return null
  const trail = [{ name: pageLabels.home, path: PAGES.home.path }, ...below]
  const itemListElement = trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  }))
  return { '@type': 'BreadcrumbList', itemListElement }
}

/** Returns the pages on the way from the front page. */
function trailTo(route: Route) {
  if (route.key === 'currency')
    return [
      { name: pageLabels.rates, path: PAGES.rates.path },
      { name: currencyTitle(route.code), path: currencyPath(route.code) },
    ]
  if (route.key === 'home' || !isListed(route.key)) return []
  return [{ name: pageLabels[route.key], path: PAGES[route.key].path }]
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Returns the office's node. A sample office is marked as such. */
function officeNode(office: OfficeFacts): StructuredNode {
  const { address } = office
  return {
    '@type': 'FinancialService',
    '@id': `${office.origin}/#office`,
    name: office.name,
    ...licenceOf(office),
    ...(office.sample && { disambiguatingDescription: sampleMark }),
    url: `${office.origin}/`,
    logo: `${office.origin}/logo.png`,
    image: `${office.origin}/logo.png`,
    ...(office.founded !== null && { foundingDate: String(office.founded) }),
    currenciesAccepted: ['TRY', ...CURRENCY_CODES].join(', '),
    email: office.email,
    telephone: office.phone.uri,
    faxNumber: office.fax.text,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.district,
      addressRegion: address.city,
      postalCode: address.postalCode,
      addressCountry: 'TR',
    },
    hasMap: office.map.link,
    openingHoursSpecification: weekNodes(office.hours),
    specialOpeningHoursSpecification: specialNodes(office.hours),
  }
}

function licenceOf({ licence, origin }: OfficeFacts): Readonly<Record<string, unknown>> {
  const { title, kind, number, authority, registry } = licence
  const permit = { '@type': 'PropertyValue', propertyID: identifierNames.permit, value: number }
  const mersis = { '@type': 'PropertyValue', propertyID: identifierNames.mersis, value: registry?.mersis }
  return {
    ...(title !== undefined && { legalName: title }),
    identifier: registry?.mersis === undefined ? permit : [permit, mersis],
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: kind,
      identifier: number,
      recognizedBy: { '@type': 'GovernmentOrganization', name: authority },
      url: origin + LICENCE_PATH,
    },
  }
}

/** Returns one entry per time span with all its days. A day with a break is in two entries, a closed day in none. */
function weekNodes({ week }: OpeningHours): StructuredNode[] {
  const bySpan = new Map<string, { span: Span; dayOfWeek: string[] }>()
  for (const [index, hours] of week.entries()) {
    const weekday = WEEKDAYS[index]
    if (weekday === undefined) continue
    for (const span of hours) {
      const key = `${span.from}-${span.to}`
      const entry = bySpan.get(key) ?? { span, dayOfWeek: [] }
      entry.dayOfWeek.push(weekday)
      bySpan.set(key, entry)
    }
  }
  return [...bySpan.values()].map(({ span, dayOfWeek }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens: span.from,
    closes: span.to,
  }))
}

/** Search engines expect a closed day to open and close at midnight. */
function specialNodes({ special }: OpeningHours): StructuredNode[] {
  return special.flatMap(({ day, name, hours }) =>
    (hours.length === 0 ? [{ from: '00:00', to: '00:00' }] : hours).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      name,
      validFrom: day,
      validThrough: day,
      opens: from,
      closes: to,
    })),
  )
}
