import type { OfficeFacts } from '#contract/office-facts.ts'
import { currencyDescription, currencyDocumentTitle } from '../pages/currency/currency-head.ts'
import { componentOf } from './page-assets.ts'
import { besideModule } from './page-modules.ts'
import type { Route } from './routes.tsx'

type Description = string | ((office: OfficeFacts) => string)

/** The texts of each page's `head.ts`. Only what is used of these files becomes part of a bundle. */
const TITLES = import.meta.glob<string>(['../pages/*/head.ts', '../../capabilities/*/site/head.ts'], {
  eager: true,
  import: 'title',
})
const DESCRIPTIONS = import.meta.glob<Description>(['../pages/*/head.ts', '../../capabilities/*/site/head.ts'], {
  eager: true,
  import: 'description',
})

export function documentTitle(route: Route, shortName: string): string {
  const title = route.key === 'currency' ? currencyDocumentTitle(route.code) : textOf(TITLES, route.key)
  return `${title} | ${shortName}`
}

export function descriptionOf(route: Route, office: OfficeFacts): string {
  if (route.key === 'currency') return currencyDescription(route.code)
  const description = textOf(DESCRIPTIONS, route.key)
  return typeof description === 'string' ? description : description(office)
}

function textOf<Text>(texts: Readonly<Record<string, Text>>, page: string): Text {
  const text = texts[besideModule(componentOf(page), 'head.ts')]
  if (text === undefined) throw new Error(`the page ${page} has no head`)
  return text
}
