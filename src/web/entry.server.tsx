import { renderToString } from 'react-dom/server'
import { PAGES } from '#contract/paths.ts'
import type { Render } from '#contract/render.ts'
import { metadata } from './copy/metadata.ts'
import { documentTitle } from './copy/page-titles.ts'
import { writeDocument } from './document.ts'
import { assetsOf } from './page-assets.ts'
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
      title: documentTitle(key, office.shortName),
      description: metadata[key].description,
      canonical: key === 'notFound' ? null : office.origin + PAGES[key].path,
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
