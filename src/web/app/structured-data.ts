import type { PageState, RatesState } from '#contract/page-state.ts'
import { currencyPath, isListed, PAGES } from '#contract/paths.ts'
import { dayOf } from '#domain/calendar.ts'
import { pageLabels } from '../copy/frame.ts'
import { metadataOf } from '../copy/metadata.ts'
import { currencyTitle, documentTitle, type Route } from '../copy/page-titles.ts'
import { listedPath } from './page-head.ts'
import { exchangeRates } from './structured-exchange-rates.ts'
import { goldOffers } from './structured-gold.ts'
import type { StructuredNode } from './structured-node.ts'
import { officeNode } from './structured-office.ts'

/** The JSON-LD of a page: the office, the site, the page itself, its place in the site, and the rates where they are shown. */
export function structuredData(route: Route, state: PageState): object {
  const graph: StructuredNode[] = [officeNode(state.office, dayOf(state.renderedAt, state.zone)), siteNode(state)]
  const path = listedPath(route)
  if (path !== null) graph.push(pageNode(route, path, state))
  const way = wayTo(route)
  if (way.length > 1) graph.push(breadcrumb(way, state.office.origin))
  const rates = ratesOn(route, state.rates)
  if (rates !== null) graph.push(exchangeRates(state, rates))
  const offers = goldOffers(state)
  if (offers !== null) graph.push(offers)
  return { '@context': 'https://schema.org', '@graph': graph }
}

/** The page of a currency shows no other's; the calculator shows sums. */
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

function pageNode(route: Route, path: string, state: PageState): StructuredNode {
  const { office, rates } = state
  const url = office.origin + path
  const { schemaType, description, language = 'tr-TR' } = metadataOf(route)
  return {
    '@type': schemaType,
    '@id': `${url}#page`,
    url,
    name: documentTitle(route, office.shortName),
    description,
    inLanguage: language,
    isPartOf: { '@id': `${office.origin}/#site` },
    about: { '@id': `${office.origin}/#office` },
    ...(ratesOn(route, rates) !== null && { mainEntity: { '@id': `${office.origin}/#exchange` } }),
    ...(route.key === 'gold' && goldOffers(state) !== null && { mainEntity: { '@id': `${office.origin}/#gold` } }),
  }
}

interface Step {
  readonly name: string
  readonly path: string
}

/** From the front page to this one; empty where no way leads. */
function wayTo(route: Route): Step[] {
  const home = { name: pageLabels.home, path: PAGES.home.path }
  if (route.key === 'currency') {
    const rates = { name: pageLabels.rates, path: PAGES.rates.path }
    return [home, rates, { name: currencyTitle(route.code), path: currencyPath(route.code) }]
  }
  if (!isListed(route.key)) return []
  return route.key === 'home' ? [home] : [home, { name: pageLabels[route.key], path: PAGES[route.key].path }]
}

function breadcrumb(way: readonly Step[], origin: string): StructuredNode {
  const item = ({ name, path }: Step, index: number) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })
  return { '@type': 'BreadcrumbList', itemListElement: way.map(item) }
}
