import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SECOND } from '#domain/calendar.ts'
import type { NavigationError } from '../../navigation/navigation.ts'
import { NavigationContext } from '../../navigation/Navigator.tsx'
import { NavigationStatus } from './NavigationStatus.tsx'

const tryAgain = vi.fn<() => void>()
const stay = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  tryAgain.mockReset()
  stay.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

function show(error: NavigationError | null) {
  const status = (next: NavigationError | null) => (
    <NavigationContext value={{ place: { path: '/', search: '' }, error: next, isUnderWay: false }}>
      <NavigationStatus />
    </NavigationContext>
  )
  const { rerender } = render(status(error))
  return (next: NavigationError | null) => rerender(status(next))
}

test('the navigation is retried after each failure and when the browser is online again', () => {
  const again = show({ tryAgain, stay })
  vi.advanceTimersByTime(5 * SECOND)
  expect(tryAgain).toHaveBeenCalledTimes(1)
  again({ tryAgain, stay })
  vi.advanceTimersByTime(5 * SECOND)
  expect(tryAgain).toHaveBeenCalledTimes(2)
  again({ tryAgain, stay })
  window.dispatchEvent(new Event('online'))
  expect(tryAgain).toHaveBeenCalledTimes(3)
})

test('the navigation is not retried after it has succeeded', () => {
  const then = show({ tryAgain, stay })
  then(null)
  vi.advanceTimersByTime(60 * SECOND)
  window.dispatchEvent(new Event('online'))
  expect(tryAgain).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('the visitor can retry the navigation at once or stay on the page', () => {
  show({ tryAgain, stay })
  expect(screen.getByRole('status').textContent).toContain('bağlantı gelince açılacak')
  fireEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }))
  expect(tryAgain).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Bu sayfada kal' }))
  expect(stay).toHaveBeenCalledOnce()
})
