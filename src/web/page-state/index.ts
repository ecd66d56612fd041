/** What the server rendered a page from, for every component of it. */

export { PageStateProvider, usePageState } from './page-state.tsx'
export { readPageState } from './read-page-state.ts'
