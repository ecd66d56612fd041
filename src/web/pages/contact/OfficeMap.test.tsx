import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OFFICE_FACTS } from '../../../../test/fakes/office-facts.ts'
import { OfficeMap } from './OfficeMap.tsx'

let arrive = (): void => {}
/** Ends the question whether the map answers. */
let answer: (answered: boolean) => Promise<void>

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
  vi.stubGlobal('fetch', () => {
    const asked = Promise.withResolvers<void>()
    answer = (answered) =>
      act(async () => {
        if (answered) asked.resolve()
        else asked.reject(new TypeError('Failed to fetch'))
        await asked.promise.catch(() => undefined)
      })
    return asked.promise
  })
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
  beforeEach(() => void render(<OfficeMap office={OFFICE_FACTS} />))

  test('is drawn, and asks nobody, until it is scrolled to', () => {
    expect(drawing()).not.toBeNull()
    expect(frame()).toBeNull()
  })

  test('stays drawn while the real one loads, and gives way when it has', async () => {
    arrive()
    expect(frame(), 'nothing is framed before its address has answered').toBeNull()
    await answer(true)
    expect(frameOrFail().getAttribute('src')).toBe('https://map.example/embed?office')
    expect(drawing()).not.toBeNull()
    fireEvent.load(frameOrFail())
    expect(drawing()).toBeNull()
    pass(60_000)
    expect(frame(), 'a map that came is not given up').not.toBeNull()
  })

  test('stays drawn when its address does not answer: a browser’s error page would count as loaded', async () => {
    arrive()
    await answer(false)
    expect(frame()).toBeNull()
    expect(drawing()).not.toBeNull()
  })

  test('is asked for again when the network is back', async () => {
    arrive()
    await answer(false)
    act(() => void window.dispatchEvent(new Event('online')))
    arrive()
    await answer(true)
    fireEvent.load(frameOrFail())
    expect(drawing()).toBeNull()
  })

  test('comes back when the content policy refuses the real one', async () => {
    arrive()
    await answer(true)
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

describe('the pin', () => {
  /** Where it stands on the drawing, by the coordinates of the office file; null: nothing is drawn. */
  function pinOf(latitude: number, longitude: number): [x: string | null, y: string | null] | null {
    const map = { ...OFFICE_FACTS.map, latitude, longitude }
    const { container, unmount } = render(<OfficeMap office={{ ...OFFICE_FACTS, map }} />)
    const drawn = drawing()
    const pin = container.querySelector('svg > svg')
    unmount()
    return drawn === null ? null : [pin?.getAttribute('x') ?? null, pin?.getAttribute('y') ?? null]
  }

  test('goes by the coordinates of the office', () => {
    expect(pinOf(41.0166, 28.9704)).toEqual(['42.4%', '75.0%'])
    expect(pinOf(41.0171, 28.9719)).toEqual(['47.8%', '71.9%'])
  })
})
