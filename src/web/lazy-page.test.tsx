import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyPage } from './lazy-page.tsx'

const Loaded = () => <p>geldi</p>

class Failing extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <p>gelmedi</p> : this.props.children
  }
}

test('a page that was brought before shows at once, without a moment of suspense', async () => {
  const { Page, preload } = lazyPage(async () => Loaded)
  await preload()
  render(<Page />)
  expect(screen.getByText('geldi')).toBeTruthy()
})

test('a page that is still under way shows what waits for it, then itself', async () => {
  const { Page } = lazyPage(async () => Loaded)
  await act(async () =>
    render(
      <Suspense fallback={<p>bekleyin</p>}>
        <Page />
      </Suspense>,
    ),
  )
  expect(screen.getByText('geldi')).toBeTruthy()
})

test('a page that could not be brought is tried again', async () => {
  const load = vi.fn<() => Promise<() => ReturnType<typeof Loaded>>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Loaded)
  const { preload } = lazyPage(load)
  await expect(preload()).rejects.toThrow('offline')
  await expect(preload()).resolves.toBe(Loaded)
})

test('a page that cannot be brought fails, instead of waiting for ever', async () => {
  const { Page } = lazyPage(async () => {
    throw new Error('offline')
  })
  const failure = vi.fn<(error: unknown) => void>()
  await act(async () =>
    render(
      <Suspense fallback={<p>bekleyin</p>}>
        <Page />
      </Suspense>,
      { onCaughtError: failure, wrapper: Failing },
    ),
  )
  expect(screen.getByText('gelmedi')).toBeTruthy()
  expect(failure).toHaveBeenCalledOnce()
})

test('a page is brought once, however often it is asked for', async () => {
  const load = vi.fn<() => Promise<() => ReturnType<typeof Loaded>>>().mockResolvedValue(Loaded)
  const { preload } = lazyPage(load)
  await Promise.all([preload(), preload()])
  expect(load).toHaveBeenCalledOnce()
})
