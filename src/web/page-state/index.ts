/** What the server rendered a page from, for every component of it. */

export { PageStateProvider, usePageState, useZone } from './page-state.tsx'
