/** Code that comes after the page: islands, when they are loaded, and how they take over the server's HTML. */

export { AFTER_THIS_PAGE, useAtRest, whenIdle } from './at-rest.ts'
export { BugBoundary } from './BugBoundary.tsx'
export { hydrate } from './hydrate.ts'
export { type Island, island, IslandRoot, type IslandState, renderWithIslands, useIsland } from './island.tsx'
export { canLoad, savesData, siteAnswers } from './network.ts'
