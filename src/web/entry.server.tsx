import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Render } from '#contract/render.ts'
import { bringPart } from './bring/bring-part.tsx'
import { calculatorSections } from './calculator/calculator-sections.tsx'
import { titleOfReturnedForm } from './copy/metadata.ts'
import { writeDocument } from './document.ts'
import { CONSENT_PLACE } from './frame/consent-place.ts'
import { Consent } from './frame/Consent.tsx'
import { goldPart } from './gold/gold-part.tsx'
import { renderWithParts } from './later/render-parts.tsx'
import { LiveRates } from './live/LiveRates.tsx'
import { assetsOf } from './page-assets.ts'
import { pageHead } from './page-head.ts'
import { PageStateProvider } from './page-state.tsx'
import { sharedCalculation } from './pages/calculator/shared-calculation.ts'
import { questionParts } from './pages/currency/question-parts.tsx'
import { goldSumsPart } from './pages/gold/gold-sums-part.tsx'
import { quoteHead } from './quote-head.ts'
import { routeAt, ROUTES } from './routes.tsx'
import { Site } from './Site.tsx'
import { structuredData } from './structured-data.ts'

export { writePicture } from './share-picture.ts'

// Once, when the server loads this module: from then on every page renders in one go.
await Promise.all(
  [
    ...Object.values(ROUTES).map(({ page }) => page),
    ...Object.values(calculatorSections),
    ...Object.values(questionParts),
    bringPart,
    goldPart,
    goldSumsPart,
    sharedCalculation,
  ].map((part) => part.bring()),
)

const consent = renderToString(<Consent />, { identifierPrefix: CONSENT_PLACE })

export const render: Render = (path, state, manifest) => {
  const { office } = state
  const route = routeAt(path, office)
  const around = (part: ReactNode): ReactNode => (
    <PageStateProvider state={state}>
      <LiveRates>{part}</LiveRates>
    </PageStateProvider>
  )
  const markup = renderWithParts(<Site state={state} at={{ path, search: '' }} />, around, renderToString)
  const html = writeDocument({
    head: {
      socialImage: `${office.origin}/logo.png`,
      ...pageHead(route, office),
      ...quoteHead(state),
      ...(state.returned !== null && { title: titleOfReturnedForm(office.shortName) }),
      siteName: office.name,
      structuredData: structuredData(route, state),
    },
    assets: manifest === null ? null : assetsOf(manifest, ROUTES[route.key]),
    ownSheet: ROUTES[route.key].ownSheet,
    state,
    consent,
    markup,
  })
  return { status: route.key === 'notFound' ? 404 : 200, html }
}
