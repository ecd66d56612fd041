import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { pageState } from '../../../test/fakes/page-state.ts'
import { PageStateProvider } from '../page-state/index.ts'
import { BugBoundary } from './BugBoundary.tsx'

const HOME = { path: '/', search: '' }
const BROKEN = { path: '/about', search: '' }

function Page({ at }: { at: typeof HOME }): ReactNode {
  if (at === BROKEN) throw new Error('the component threw')
  return <h1>{at.path}</h1>
}

const at = (place: typeof HOME) => (
  <BugBoundary place={place}>
    <Page at={place} />
  </BugBoundary>
)

test('BugBoundary renders the next page after a page that threw, and reports the error once', () => {
  const report = vi.fn<(error: unknown) => void>()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageStateProvider state={pageState()}>{children}</PageStateProvider>
  )
  const { rerender } = render(at(HOME), { wrapper, onCaughtError: report })
  rerender(at(BROKEN))
  expect(screen.getByRole('alert').textContent).toContain('Bu sayfa şu anda gösterilemiyor')
  expect(report).toHaveBeenCalledOnce()
  rerender(at(HOME))
  expect(screen.getByRole('heading').textContent).toBe('/')
})

test('BugBoundary rethrows an error of the first render', () => {
  expect(() => render(at(BROKEN))).toThrow('the component threw')
})
