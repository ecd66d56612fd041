import { expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { holdMail, MAIL_LEASE } from './mail-lease.ts'

const STORE_IS_AHEAD = 1_000_000

function holding(numbers: readonly number[]) {
  const clock = fakeClock(0)
  const extended: [number, number][] = []
  const store = {
    extendLease(number: number, until: number): Promise<void> {
      extended.push([number, until - STORE_IS_AHEAD])
      return Promise.resolve()
    },
  }
  const now = () => Promise.resolve(clock.now() + STORE_IS_AHEAD)
  const hold = holdMail({ store, now, clock, onFailure: () => undefined })
  for (const number of numbers) hold.add(number)
  return { clock, extended, store, hold }
}

test('all messages of one mail stay ours for as long as a slow mail server takes, and no longer', async () => {
  const { clock, extended, hold } = holding([7, 8])
  await clock.advance((2 / 3) * MAIL_LEASE)
  expect(extended).toEqual([
    [7, (4 / 3) * MAIL_LEASE],
    [8, (4 / 3) * MAIL_LEASE],
    [7, (5 / 3) * MAIL_LEASE],
    [8, (5 / 3) * MAIL_LEASE],
  ])
  hold[Symbol.dispose]()
  expect(clock.waiting()).toBe(0)
})

test('while many are written down, those that have not come yet stay ours; of one that has, nothing is touched', async () => {
  const { clock, extended, hold } = holding([7, 8])
  await hold.letGo(7)
  await clock.advance(MAIL_LEASE / 3)
  expect(extended.map(([number]) => number)).toEqual([8])
  hold[Symbol.dispose]()
})

test('what became of one is written down after its renewal that is under way', async () => {
  const { clock, store, hold } = holding([7])
  const { promise, resolve } = Promise.withResolvers<void>()
  store.extendLease = () => promise
  await clock.advance(MAIL_LEASE / 3)
  let free = false
  const letGo = hold.letGo(7).then(() => (free = true))
  await clock.advance(0)
  expect(free).toBe(false)
  resolve()
  await letGo
  hold[Symbol.dispose]()
  await clock.advance(MAIL_LEASE)
  expect(clock.waiting()).toBe(0)
})
