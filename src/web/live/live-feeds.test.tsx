import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageState } from '../../../test/fakes/page-state.ts'
import { createLiveFeeds, type FeedName, type LiveFeeds } from './live-feeds.ts'
import { createLiveState } from './live-state.ts'

let running: FeedName[]
let feeds: LiveFeeds

beforeEach(() => {
  vi.useFakeTimers()
  running = []
  feeds = createLiveFeeds(createLiveState(pageState()), async () => (name) => {
    running.push(name)
    return () => {
      running = running.filter((other) => other !== name)
    }
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const idle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000)

test('a feed starts once when the browser is idle, even if several components want it', async () => {
  feeds.want('summary')
  feeds.want('summary')
  feeds.want('table')
  expect(running).toEqual([])
  await idle()
  expect(running).toEqual(['summary', 'table'])
})

test('a feed stops when its last user leaves', async () => {
  const [first, second] = [feeds.want('summary'), feeds.want('summary')]
  await idle()
  first()
  await idle()
  expect(running).toEqual(['summary'])
  second()
  await idle()
  expect(running).toEqual([])
})

test('a feed keeps running if the next page wants it in the same tick', async () => {
  const leave = feeds.want('table')
  await idle()
  leave()
  feeds.want('table')
  await idle()
  expect(running).toEqual(['table'])
})

test('a failed load of the engine is retried until it succeeds', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  let online = false
  feeds = createLiveFeeds(createLiveState(pageState()), async () => {
    if (!online) throw new Error('offline')
    return (name) => {
      running.push(name)
      return () => {}
    }
  })
  feeds.want('table')
  await vi.advanceTimersByTimeAsync(9000)
  expect([running, warned.mock.calls.length]).toEqual([[], 3])
  online = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(running).toEqual(['table'])
})

test('a page without prices starts its feed before the browser is idle', async () => {
  feeds = createLiveFeeds(createLiveState(pageState(null)), async () => (name) => {
    running.push(name)
    return () => {}
  })
  feeds.want('table')
  await vi.advanceTimersByTimeAsync(0)
  expect(running).toEqual(['table'])
})
