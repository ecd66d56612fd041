import './site.css'
import { PAGES } from '#contract/paths.ts'
import { STANDS_IN } from '#contract/worker-contract.ts'
import { banknoteSum } from '../features/sum/index.ts'
import { hydrate } from '../islands/index.ts'
import { documentTime } from '../live/index.ts'
import { placeOf } from '../navigation/index.ts'
import { readPageState } from '../page-state/index.ts'
import { sharedCalculation } from '../pages/calculator/shared-calculation.ts'
import { patchDomForTranslators } from './frame/foreign-nodes.ts'
import { routeAt, ROUTES } from './routes.tsx'
import { Site } from './Site.tsx'

const { root, state: page } = readPageState()

// If the page's code fails to load, the visitor keeps the HTML that the server sent.
const standsIn = document.documentElement.hasAttribute(STANDS_IN)
const at = placeOf(standsIn ? { pathname: PAGES.offline.path, search: '' } : location)
await ROUTES[routeAt(at.path, page.office).key].page.load()
// `past` is also set for shared links to gold sums, which do not need the calculator.
if (page.calculatorQuery !== null && page.past !== null) await sharedCalculation.load()
// If the office has rules for banknotes, the sum and its form need the words for them.
if (page.calculatorQuery !== null && page.office.banknotes !== undefined) await banknoteSum.load()
patchDomForTranslators()
hydrate(root, <Site state={page} at={at} clock={documentTime()} />)
