/** Code that comes after the page: islands, when they are loaded, and how they take over the server's HTML. */

export { AFTER_THIS_PAGE, useAtRest, whenAtRest } from './at-rest.ts'
export { BugBoundary } from './BugBoundary.tsx'
export { hydrate } from './hydrate.ts'
export { type Island, island, type IslandState, useIsland } from './island.tsx'
export { IslandRoot } from './IslandRoot.tsx'
export { canLoad, savesData, siteAnswers } from './network.ts'
export { renderWithIslands } from './render-with-islands.tsx'
