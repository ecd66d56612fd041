import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { watchTexts } from './watch-texts.ts'

/** Replaces browser features that jsdom lacks: no media query matches, nothing scrolls, no element changes its size. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return []
  }
}

// On a busy machine, the default timeout of one second is too short.
configure({ asyncUtilTimeout: 30_000 })

const stopWatching = watchTexts()

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('IntersectionObserver', StillObserver)
  vi.stubGlobal('ResizeObserver', StillObserver)
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }))
})

afterEach(cleanup)
afterAll(stopWatching)
