import { PAGE_STATE_ID, type PageState } from '#contract/page-state.ts'

/** Returns the document's root element and the state from which the server rendered it. */
export function readPageState(): { readonly root: Element; readonly state: PageState } {
  const root = document.querySelector('#root')
  const json = document.querySelector(`#${PAGE_STATE_ID}`)?.textContent
  if (root === null || json === undefined) throw new Error('The document has no root element or no page state')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote this JSON
  return { root, state: JSON.parse(json) as PageState }
}
