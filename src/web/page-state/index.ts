/** The state from which the server rendered the page, for all components. */

export { PageStateProvider, usePageState } from './page-state.tsx'
export { readPageState } from './read-page-state.ts'
