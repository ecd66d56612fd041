import { renderToString } from 'react-dom/server'
import type { Render } from '#contract/render.ts'
import { titleOfReturnedForm } from './copy/metadata.ts'
import { writeDocument } from './document.ts'
import { assetsOf } from './page-assets.ts'
import { pageHead } from './page-head.ts'
import { routeAt, ROUTES } from './routes.tsx'
import { Site } from './Site.tsx'
import { structuredData } from './structured-data.ts'

// Once, when the server loads this module: from then on every page renders in one go.
await Promise.all(Object.values(ROUTES).map(({ page }) => page.bring()))

export const render: Render = (path, state, manifest) => {
  const key = routeAt(path)
  const { office } = state
  const markup = renderToString(<Site state={state} at={{ path, search: '' }} />)
  const html = writeDocument({
    head: {
      ...pageHead(key, office),
      ...(state.returned !== null && { title: titleOfReturnedForm(office.shortName) }),
      siteName: office.name,
      socialImage: `${office.origin}/logo.png`,
      structuredData: structuredData(key, state),
    },
    assets: manifest === null ? null : assetsOf(manifest, ROUTES[key]),
    state,
    markup,
  })
  return { status: key === 'notFound' ? 404 : 200, html }
}
