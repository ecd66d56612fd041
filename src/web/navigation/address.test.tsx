import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAddress } from './address.ts'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/altin')
  return () => vi.useRealTimers()
})

/** One form of a page of several: it writes its own part, and leaves what the others wrote. null: there is a mistake. */
function form(name: string) {
  const addressOf = (text: string): string | null => {
    const query = new URLSearchParams(location.search)
    query.set(name, text)
    return text === 'yanlış' ? null : `/altin?${query}`
  }
  const { rerender } = renderHook(({ text }) => useAddress(text, '', addressOf), { initialProps: { text: '' } })
  return (text: string) => rerender({ text })
}

test('two forms of a page that are filled in one after the other are both in the address', () => {
  const [budget, weight] = [form('butce'), form('gram')]
  budget('50000')
  vi.advanceTimersByTime(500)
  weight('12')
  vi.advanceTimersByTime(300)
  expect(location.search).toBe('?butce=50000')
  vi.advanceTimersByTime(500)
  expect(location.search).toBe('?butce=50000&gram=12')
})

test('an open chart stays in the address, and a mistake never comes into it', () => {
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
