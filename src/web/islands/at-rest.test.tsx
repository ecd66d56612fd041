import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './at-rest.ts'

const arrive = vi.fn<() => Promise<void>>()
let part: HTMLElement
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  arrive.mockReset().mockResolvedValue()
  part = document.body.appendChild(document.createElement('div'))
  part.append('What the server sent')
})
afterEach(() => {
  stop()
  part.remove()
  vi.useRealTimers()
})

function network(isThere: boolean, worker: object | null = null): void {
  vi.stubGlobal('navigator', { onLine: isThere, serviceWorker: { controller: worker } })
}
const reach = async (): Promise<void> => {
  part.dispatchEvent(new Event('focusin'))
  await vi.advanceTimersByTimeAsync(0)
}
const comeBack = async (): Promise<void> => {
  network(true)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
}

test('without a network and without a worker the code is not even tried, and comes with the network', async () => {
  network(false)
  stop = whenIdle(arrive, { part })
  await reach()
  expect(arrive).not.toHaveBeenCalled()
  await comeBack()
  expect(arrive).toHaveBeenCalledOnce()
})

test('without a network it comes from the worker that has kept it', async () => {
  network(false, {})
  stop = whenIdle(arrive, { part })
  await reach()
  expect(arrive).toHaveBeenCalledOnce()
})

test('what failed is tried again when the network comes back, and what arrived is not', async () => {
  network(true)
  arrive.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  stop = whenIdle(arrive, { part })
  await reach()
  await comeBack()
  expect(arrive).toHaveBeenCalledTimes(2)
  await comeBack()
  await reach()
  expect(arrive).toHaveBeenCalledTimes(2)
})
