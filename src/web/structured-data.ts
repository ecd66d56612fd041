import type { PageState } from '#contract/page-state.ts'
import { isListed, type ListedKey, PAGES } from '#contract/paths.ts'
import { dayOf } from '#domain/calendar.ts'
import { pageLabels } from './copy/frame.ts'
import { metadata } from './copy/metadata.ts'
import { documentTitle, type RouteKey } from './copy/page-titles.ts'
import { exchangeRates } from './structured-exchange-rates.ts'
import type { StructuredNode } from './structured-node.ts'
import { officeNode } from './structured-office.ts'

/** The JSON-LD of a page: the office, the site, the page itself, its place in the site, and the rates where they are shown. */
export function structuredData(key: RouteKey, state: PageState): object {
  const graph: StructuredNode[] = [officeNode(state.office, dayOf(state.renderedAt, state.zone)), siteNode(state)]
  if (isListed(key)) graph.push(pageNode(key, state))
  if (isListed(key) && key !== 'home') graph.push(breadcrumb(key, state.office.origin))
  if (state.rates !== null) graph.push(exchangeRates(state, state.rates))
  return { '@context': 'https://schema.org', '@graph': graph }
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

function pageNode(key: ListedKey, { office, rates }: PageState): StructuredNode {
  const url = office.origin + PAGES[key].path
  const { schemaType, description } = metadata[key]
  return {
    '@type': schemaType,
    '@id': `${url}#page`,
    url,
    name: documentTitle(key, office.shortName),
    description,
    inLanguage: 'tr-TR',
    isPartOf: { '@id': `${office.origin}/#site` },
    about: { '@id': `${office.origin}/#office` },
    ...(rates !== null && { mainEntity: { '@id': `${office.origin}/#exchange` } }),
  }
}

function breadcrumb(key: Exclude<ListedKey, 'home'>, origin: string): StructuredNode {
  const item = (page: 'home' | typeof key, position: number) => ({
    '@type': 'ListItem',
    position,
    name: pageLabels[page],
    item: origin + PAGES[page].path,
  })
  return { '@type': 'BreadcrumbList', itemListElement: [item('home', 1), item(key, 2)] }
}
