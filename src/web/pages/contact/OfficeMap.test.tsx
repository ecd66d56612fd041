import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OFFICE_FACTS } from '../../../../test/fakes/office-facts.ts'
import { OfficeMap } from './OfficeMap.tsx'

let arrive = (): void => {}
/** Settles the request that checks if the map answers. */
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
  if (found === null) throw new Error('the page has no map frame')
  return found
}

describe('the map', () => {
  beforeEach(() => void render(<OfficeMap office={OFFICE_FACTS} />))

  test('the map is drawn without a request until it is scrolled into view', () => {
    expect(drawing()).not.toBeNull()
    expect(frame()).toBeNull()
  })

  test('the drawn map is replaced when the real map has loaded', async () => {
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

  test('the drawn map stays if the real map’s address does not answer', async () => {
    arrive()
    await answer(false)
    expect(frame()).toBeNull()
    expect(drawing()).not.toBeNull()
  })

  test('the real map is requested again when the browser is online again', async () => {
    arrive()
    await answer(false)
    act(() => void window.dispatchEvent(new Event('online')))
    arrive()
    await answer(true)
    fireEvent.load(frameOrFail())
    expect(drawing()).toBeNull()
  })

  test('the drawn map returns if the content policy blocks the real one', async () => {
    arrive()
    await answer(true)
    fireEvent.load(frameOrFail())
    const refusal = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' })
    fireEvent(document, refusal)
    expect(frame()).toBeNull()
    expect(drawing()).not.toBeNull()
  })

  test('the map always has the address and a link to the map’s site', () => {
    const link = screen.getByRole('link', { name: /^Haritada aç/ })
    expect(link.getAttribute('href')).toBe('https://map.example/office')
    expect(screen.getByText(/Örnek Sokak 1/)).toBeDefined()
  })
})

describe('the map’s pin', () => {
  /** Returns the pin's position for the coordinates of the office. Null means that no map is drawn. */
  function pinOf(latitude: number, longitude: number): [x: string | null, y: string | null] | null {
    const map = { ...OFFICE_FACTS.map, latitude, longitude }
    const { container, unmount } = render(<OfficeMap office={{ ...OFFICE_FACTS, map }} />)
    const drawn = drawing()
    const pin = container.querySelector('svg > svg')
    unmount()
    return drawn === null ? null : [pin?.getAttribute('x') ?? null, pin?.getAttribute('y') ?? null]
  }

  test('the map’s pin is at the coordinates of the office', () => {
    expect(pinOf(41.0166, 28.9704)).toEqual(['42.4%', '75.0%'])
    expect(pinOf(41.0171, 28.9719)).toEqual(['47.8%', '71.9%'])
  })
})
