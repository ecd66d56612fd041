import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAddress } from './address.ts'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/altin')
  return () => vi.useRealTimers()
})

/** One of several forms on a page. It writes its own parameter and keeps the others. Invalid text has no address. */
function form(name: string) {
  const addressOf = (text: string): string | null => {
    const query = new URLSearchParams(location.search)
    query.set(name, text)
    return text === 'yanlış' ? null : `/altin?${query}`
  }
  const { rerender } = renderHook(({ text }) => useAddress(text, '', addressOf), { initialProps: { text: '' } })
  return (text: string) => rerender({ text })
}

test('two forms that are filled in one after the other are both in the URL', () => {
  const [budget, weight] = [form('butce'), form('gram')]
  budget('50000')
  vi.advanceTimersByTime(500)
  weight('12')
  vi.advanceTimersByTime(300)
  expect(location.search).toBe('?butce=50000')
  vi.advanceTimersByTime(500)
  expect(location.search).toBe('?butce=50000&gram=12')
})

test('useAddress keeps the hash of an open chart and ignores invalid input', () => {
  history.replaceState(null, '', '/altin#grafik')
  const budget = form('butce')
  budget('50000')
  budget('yanlış')
  vi.advanceTimersByTime(800)
  expect(location.href).toMatch(/\/altin#grafik$/)
  budget('60000')
  vi.advanceTimersByTime(800)
  expect(location.href).toMatch(/\/altin\?butce=60000#grafik$/)
})
