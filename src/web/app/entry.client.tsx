import './site.css'
import { PAGES } from '#contract/paths.ts'
import { STANDS_IN } from '#contract/worker-contract.ts'
import { hydrate } from '../islands/index.ts'
import { createServerTime, documentTime } from '../live/index.ts'
import { placeOf } from '../navigation/index.ts'
import { readPageState } from '../page-state/index.ts'
import { patchDomForTranslators } from './frame/foreign-nodes.ts'
import { routeAt, ROUTES } from './routes.tsx'
import { Site } from './Site.tsx'

const { root, state: page } = readPageState()

// If the page's code fails to load, the visitor keeps the HTML that the server sent.
const standsIn = document.documentElement.hasAttribute(STANDS_IN)
const at = placeOf(standsIn ? { pathname: PAGES.offline.path, search: '' } : location)
const route = ROUTES[routeAt(at.path, page.office).key]
await route.page.load()
await route.loadAnswer(page)
patchDomForTranslators()
hydrate(root, <Site state={page} at={at} time={createServerTime(page.renderedAt, documentTime())} />)
