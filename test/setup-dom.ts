import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { watchTexts } from './watch-texts.ts'

/** What jsdom leaves out and our pages use: no media query matches, nothing scrolls into view, nothing changes size. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return []
  }
}

// A busy machine may need longer than a second.
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
