import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OFFICE_FACTS } from '../../../../test/fakes/office-facts.ts'
import { OfficeMap } from './OfficeMap.tsx'

let arrive = (): void => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(saw: (entries: { isIntersecting: boolean }[]) => void) {
        arrive = () => act(() => saw([{ isIntersecting: true }]))
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
  render(<OfficeMap office={OFFICE_FACTS} />)
  return () => vi.useRealTimers()
})

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

const drawing = (): HTMLElement | null => screen.queryByRole('img', { name: /çizilmiş haritası/ })
const frame = (): HTMLElement | null => screen.queryByTitle(/konumunu gösteren harita/)

function frameOrFail(): HTMLElement {
  const found = frame()
  if (found === null) throw new Error('no frame')
  return found
}

describe('the map', () => {
  test('is drawn, and asks nobody, until it is scrolled to', () => {
    expect(drawing()).not.toBeNull()
    expect(frame()).toBeNull()
  })

  test('stays drawn while the real one loads, and gives way when it has', () => {
    arrive()
    expect(frameOrFail().getAttribute('src')).toBe('https://map.example/embed?office')
    expect(drawing()).not.toBeNull()
    fireEvent.load(frameOrFail())
    expect(drawing()).toBeNull()
    pass(60_000)
    expect(frame(), 'a map that came is not given up').not.toBeNull()
  })

  test('stays drawn when the real one doesn’t come in eight seconds', () => {
    arrive()
    pass(7999)
    expect(frame()).not.toBeNull()
    pass(1)
    expect(frame()).toBeNull()
    expect(drawing()).not.toBeNull()
  })

  test('comes back when the content policy refuses the real one', () => {
    arrive()
    fireEvent.load(frameOrFail())
    const refusal = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' })
    fireEvent(document, refusal)
    expect(frame()).toBeNull()
    expect(drawing()).not.toBeNull()
  })

  test('has the address and a link to the map’s own site beside it, whatever becomes of it', () => {
    const link = screen.getByRole('link', { name: /^Haritada aç/ })
    expect(link.getAttribute('href')).toBe('https://map.example/office')
    expect(screen.getByText(/Örnek Sokak 1/)).toBeDefined()
  })
})
