import { render } from '../../src/web/app/entry.server.tsx'
import { pageState } from './page-state.ts'

/** Renders a page as a visitor without JavaScript receives it. */
export function renderPage(path: string, state = pageState()) {
  const { status, html } = render(path, state, null)
  return { status, html, page: new DOMParser().parseFromString(html, 'text/html') }
}
