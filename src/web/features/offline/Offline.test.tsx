import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { site } from '../../../../test/fakes/live-page.tsx'
import { pageState } from '../../../../test/fakes/page-state.ts'
import { NavigationContext } from '../../navigation/Navigator.tsx'
import { Offline } from './Offline.tsx'

afterEach(() => vi.restoreAllMocks())

const page = () =>
  site(
    pageState(),
    <NavigationContext value={{ place: { path: '/rates', search: '' }, error: null, isUnderWay: false }}>
      <Offline page="/rates" />
    </NavigationContext>,
  )

const status = () => screen.getByRole('status').textContent

test('the offline notice appears if the browser was offline before the code was loaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(page())
  await expect.poll(() => status()).toContain('İnternet bağlantısı yok.')
})

test('the offline notice appears only while the browser is offline', async () => {
  render(page())
  expect(status()).toBe('')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(status()).toMatch(/Gördüğünüz bilgiler .* itibarıyladır/)
})
