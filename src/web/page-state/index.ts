/** The state from which the server rendered the page, for all components. */

export { PageStateProvider, readPageState, usePageState } from './page-state.tsx'
