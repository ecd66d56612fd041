import { act, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { pageState } from '../../../test/fakes/page-state.ts'
import { expectConsoleError } from '../../../test/setup-console.ts'
import { PageStateProvider } from '../page-state/index.ts'
import { BugBoundary } from './BugBoundary.tsx'
import { hydrate } from './hydrate.ts'

/** A component that throws in the browser, either at once or after a click. */
function Counter({ broken }: { broken: boolean }) {
  const [count, setCount] = useState(0)
  if (broken || count > 0) throw new Error('the component threw')
  return (
    <>
      <input type="text" />
      <button type="button" onClick={() => setCount(1)}>
        Count
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

/** Renders the document as the server does and returns its root. */
function serve(): Element {
  document.body.innerHTML = `<div id="root">${renderToString(site(<Counter broken={false} />))}</div>`
  const root = document.querySelector('#root')
  if (root === null) throw new Error('the document has no root element')
  return root
}

afterEach(() => {
  document.body.replaceChildren()
})

test('hydrate keeps the server’s page and the typed text if the first render throws', async () => {
  expectConsoleError(/^Error: the component threw/)
  // With IS_REACT_ACT_ENVIRONMENT React would throw the error in the test.
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
  // React's listeners are gone, so the click has no effect.
  fireEvent.click(screen.getByRole('button', { name: 'Count' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an error after hydration shows an apology with the phone number in place of the failed part', async () => {
  expectConsoleError(/the component threw/)
  const root = serve()
  await act(async () => hydrate(root, site(<Counter broken={false} />)))
  fireEvent.click(screen.getByRole('button', { name: 'Count' }))
  expect(screen.getByRole('heading', { name: 'Bu sayfa şu anda gösterilemiyor' })).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:\+90/)
  expect(screen.getByText('menu')).toBeTruthy()
})
