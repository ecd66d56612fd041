import { afterEach, expect, test } from 'vitest'
import { fakeApp } from '../../../test/fakes/app.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { createReadiness } from './readiness.ts'

const clock = fakeClock(0)
const readiness = createReadiness(clock)
const app = fakeApp({ readiness })
afterEach(() => app.close())

test('the stop waits until a polling proxy has read 503, and does not wait without a proxy', async () => {
  const url = await app.listen({ port: 0 })
  const ready = async (): Promise<number> => (await fetch(`${url}/ready`)).status
  expect(await ready()).toBe(204)
  let isOver = false
  const announced = readiness.announceStop().then(() => (isOver = true))
  await clock.advance(2000)
  expect(isOver).toBe(false)
  expect(await ready()).toBe(503)
  await clock.advance(1000)
  await announced
  await clock.advance(1001)
  const waiting = clock.waiting()
  await readiness.announceStop()
  expect(clock.waiting()).toBe(waiting)
})
