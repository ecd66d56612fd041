import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { documentAt } from '#contract/page-paths.ts'
import type { Render } from '#contract/page-state.ts'
import { pageAt } from '#contract/paths.ts'
import { officeWords } from '../copy/words-for-office.ts'
import { banknoteIslands } from '../features/banknotes/index.ts'
import { checklistIsland, paperLineIsland } from '../features/checklist/index.ts'
import { consentIsland } from '../features/consent/index.ts'
import { goldSectionIsland } from '../features/gold/index.ts'
import { banknoteSum, goldSumIsland, officePart, sumIslands } from '../features/sum/index.ts'
import { renderWithIslands } from '../islands/index.ts'
import { LiveRates } from '../live/index.ts'
import { PageStateProvider } from '../page-state/index.ts'
import { sharedCalculation } from '../pages/calculator/shared-calculation.ts'
import { titleOfReturnedForm } from '../pages/contact/head.ts'
import { questionIslands } from '../pages/currency/question-islands.ts'
import { headOfState } from '../slots/index.ts'
import { writeDocument } from './document.ts'
import { writeLanguageDocument } from './language-document.tsx'
import { alternatesOf } from './language-head.ts'
import { assetsOf, sourceOf } from './page-assets.ts'
import { pageHead } from './page-head.ts'
import { routeAt, ROUTES } from './routes.tsx'
import { Site } from './Site.tsx'
import { structuredData } from './structured-data.ts'
import { sumHead } from './sum-head.ts'
import { writeWindowDocument } from './window-document.tsx'

// Load all lazy components when the server starts, so that every page renders synchronously.
await Promise.all(
  [
    ...Object.values(ROUTES).map(({ page }) => page),
    ...Object.values(sumIslands),
    ...Object.values(questionIslands),
    ...Object.values(banknoteIslands),
    banknoteSum,
    officePart,
    consentIsland,
    checklistIsland,
    paperLineIsland,
    goldSectionIsland,
    goldSumIsland,
    sharedCalculation,
  ].map((each) => each.load()),
)

const consentBanner = renderToString(<consentIsland.Component />, {
  identifierPrefix: consentIsland.prefix,
})

export const render: Render = (path, served, manifest) => {
  if (documentAt(path) !== undefined) return { status: 200, html: writeWindowDocument(path, served, manifest) }
  const page = pageAt(path)
  if (page?.key === 'language') return { status: 200, html: writeLanguageDocument(page.language, served, manifest) }
  const { office } = served
  const state = { ...served, ...officeWords('tr', office) }
  const route = routeAt(path, office)
  const around = (island: ReactNode): ReactNode => (
    <PageStateProvider state={state}>
      <LiveRates>{island}</LiveRates>
    </PageStateProvider>
  )
  const markup = renderWithIslands(<Site state={state} at={{ path, search: '' }} />, around, renderToString)
  const html = writeDocument({
    head: {
      ...pageHead(route, office),
      ...(sumHead(state) ?? headOfState(state)),
      ...(state.returned !== null && { title: titleOfReturnedForm(office.shortName) }),
      structuredData: structuredData(route, state),
      ...(route.key === 'home' && { alternates: alternatesOf(office) }),
    },
    assets: manifest === null ? null : assetsOf(manifest, sourceOf(manifest, route.key)),
    state,
    consent: consentBanner,
    markup,
  })
  return { status: route.key === 'notFound' ? 404 : 200, html }
}
