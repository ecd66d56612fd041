/** Rendering, caching and sending pages, and reading the build. */

export { developmentBuild } from './development-build.ts'
export type { PageBuild } from './page-build.ts'
export type { Pages } from './page-cache.ts'
export { pageState } from './build-page-state.ts'
export { productionBuild } from './production-build.ts'
