import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SECOND } from '#domain/calendar.ts'
import { type Blockade, VisitContext } from '../../navigation/visit.ts'
import { BlockadeNotice } from './BlockadeNotice.tsx'

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

function show(blockade: Blockade | null) {
  const visit = (next: Blockade | null) => (
    <VisitContext value={{ place: { path: '/', search: '' }, blockade: next, underWay: false }}>
      <BlockadeNotice />
    </VisitContext>
  )
  const { rerender } = render(visit(blockade))
  return (next: Blockade | null) => rerender(visit(next))
}

test('a page that cannot be reached is asked for again every five seconds, and when the network is back', () => {
  const again = show({ tryAgain, stay })
  vi.advanceTimersByTime(5 * SECOND)
  expect(tryAgain).toHaveBeenCalledTimes(1)
  again({ tryAgain, stay })
  vi.advanceTimersByTime(5 * SECOND)
  expect(tryAgain).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new Event('online'))
  expect(tryAgain).toHaveBeenCalledTimes(3)
})

test('nothing is asked for once the way is free', () => {
  const then = show({ tryAgain, stay })
  then(null)
  vi.advanceTimersByTime(60 * SECOND)
  window.dispatchEvent(new Event('online'))
  expect(tryAgain).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a visitor need not wait, and need not go', () => {
  show({ tryAgain, stay })
  expect(screen.getByRole('status').textContent).toContain('bağlantı gelince açılacak')
  fireEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }))
  expect(tryAgain).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Bu sayfada kal' }))
  expect(stay).toHaveBeenCalledOnce()
})
