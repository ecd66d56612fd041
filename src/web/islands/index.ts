/** Code that is loaded after the page: islands, their loading and the hydration of the server's HTML. */

export { OTHER_PAGES_DELAY, useIdle, whenIdle } from './when-idle.ts'
export { BugBoundary } from './BugBoundary.tsx'
export { hydrate } from './hydrate.ts'
export { InnerIsland } from './InnerIsland.tsx'
export {
  currencyIslands,
  type Island,
  island,
  IslandRoot,
  type IslandState,
  renderWithIslands,
  useIsland,
} from './island.tsx'
export { importCode, savesData, siteAnswers } from './network.ts'
