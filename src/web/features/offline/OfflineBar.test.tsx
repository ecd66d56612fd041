import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SECOND } from '#domain/calendar.ts'
import { OfflineBar } from './OfflineBar.tsx'

const code = vi.hoisted(() => ({ comes: false }))
vi.mock('./Offline.tsx', () => {
  if (!code.comes) throw new TypeError('Failed to fetch dynamically imported module')
  return { Offline: () => <p>İnternet bağlantısı yok.</p> }
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the offline bar loads its code when the browser is online again, if the first try failed', async () => {
  render(<OfflineBar page="/rates" />)
  await act(() => vi.advanceTimersByTimeAsync(5 * SECOND))
  expect(screen.queryByText(/bağlantısı/)).toBeNull()
  code.comes = true
  act(() => void dispatchEvent(new Event('online')))
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByText(/bağlantısı/)).toBeTruthy()
})
