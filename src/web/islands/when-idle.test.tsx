import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

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

test('whenIdle waits for the network if the browser is offline and has no worker', async () => {
  network(false)
  stop = whenIdle(arrive, { part })
  await reach()
  expect(arrive).not.toHaveBeenCalled()
  await comeBack()
  expect(arrive).toHaveBeenCalledOnce()
})

test('whenIdle loads offline if a worker may have the code', async () => {
  network(false, {})
  stop = whenIdle(arrive, { part })
  await reach()
  expect(arrive).toHaveBeenCalledOnce()
})

test('whenIdle retries a failed load when the browser is online again, but not a successful one', async () => {
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
