import { PAGE_STATE_ID, type PageState } from '#contract/page-state.ts'

/** The root of this document, and the state that its server rendered it from. */
export function readPageState(): { readonly root: Element; readonly state: PageState } {
  const root = document.querySelector('#root')
  const json = document.querySelector(`#${PAGE_STATE_ID}`)?.textContent
  if (root === null || json === undefined) throw new Error('The document carries no page')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote it into this very document
  return { root, state: JSON.parse(json) as PageState }
}
