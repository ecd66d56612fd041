import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lazyPage } from './lazy-page.tsx'

const Loaded = () => <p>geldi</p>

test('a page that was brought shows at once, without a moment of suspense', async () => {
  const { Page, bring } = lazyPage(async () => Loaded)
  await bring()
  render(<Page />)
  expect(screen.getByText('geldi')).toBeTruthy()
})

test('a page that could not be brought is tried again, one that is there is not', async () => {
  const load = vi.fn<() => Promise<typeof Loaded>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Loaded)
  const { bring } = lazyPage(load)
  await expect(bring()).rejects.toThrow('offline')
  await bring()
  await bring()
  expect(load).toHaveBeenCalledTimes(2)
})

test('to render a page that nobody has brought is a bug', () => {
  const { Page } = lazyPage(async () => Loaded)
  expect(() => render(<Page />)).toThrow('before its code was brought')
})
