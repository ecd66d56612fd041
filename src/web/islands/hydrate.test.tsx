import { act, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { pageState } from '../../../test/fakes/page-state.ts'
import { expectConsoleError } from '../../../test/setup-console.ts'
import { PageStateProvider } from '../page-state/index.ts'
import { BugBoundary } from './BugBoundary.tsx'
import { hydrate } from './hydrate.ts'

/** A mistake of ours, made in the browser alone from a press on. */
function Counter({ broken }: { broken: boolean }) {
  const [count, setCount] = useState(0)
  if (broken || count > 0) throw new Error('a bug of ours')
  return (
    <>
      <input type="text" />
      <button type="button" onClick={() => setCount(1)}>
        say
      </button>
    </>
  )
}

const site = (page: ReactNode): ReactNode => (
  <PageStateProvider state={pageState()}>
    <BugBoundary>
      <nav>menu</nav>
      <BugBoundary>{page}</BugBoundary>
    </BugBoundary>
  </PageStateProvider>
)

/** The document as the server sends it. */
function serve(): Element {
  document.body.innerHTML = `<div id="root">${renderToString(site(<Counter broken={false} />))}</div>`
  const root = document.querySelector('#root')
  if (root === null) throw new Error('no root')
  return root
}

afterEach(() => {
  document.body.replaceChildren()
})

test('a bug of the first render leaves the page as the server sent it, and what was typed into it', async () => {
  expectConsoleError(/^Error: a bug of ours/)
  // React would hand the bug to the test instead of to the page.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = serve()
  document.documentElement.dataset['scripts'] = ''
  const field = screen.getByRole('textbox')
  fireEvent.input(field, { target: { value: 'Merhaba' } })
  hydrate(root, site(<Counter broken />))
  await expect.poll(() => root.isConnected).toBe(false)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Merhaba')
  expect(screen.getByText('menu')).toBeTruthy()
  expect(document.documentElement.dataset).not.toHaveProperty('scripts')
  // Nothing of React is left to hear it.
  fireEvent.click(screen.getByRole('button', { name: 'say' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a later bug is said plainly, with the phone number, and takes no more with it than it must', async () => {
  expectConsoleError(/a bug of ours/)
  const root = serve()
  await act(async () => hydrate(root, site(<Counter broken={false} />)))
  fireEvent.click(screen.getByRole('button', { name: 'say' }))
  expect(screen.getByRole('heading', { name: 'Bu sayfa şu anda gösterilemiyor' })).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:\+90/)
  expect(screen.getByText('menu')).toBeTruthy()
})
