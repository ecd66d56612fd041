import { expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import type { StoredMessage } from '../store/store.ts'
import { holding, LEASE } from './mail-lease.ts'

test('all messages of one mail stay ours for as long as a slow mail server takes, and no longer', async () => {
  const clock = fakeClock(0)
  const extended: [number, number][] = []
  const extendLease = (number: number, until: number): Promise<void> => {
    extended.push([number, until])
    return Promise.resolve()
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that a lease is about
  const messages = [{ number: 7 }, { number: 8 }] as unknown as StoredMessage[]
  const { promise, resolve } = Promise.withResolvers<string>()
  const held = holding(messages, promise, { store: { extendLease }, clock, onFailure: () => undefined })
  await clock.advance((2 / 3) * LEASE)
  expect(extended).toEqual([
    [7, (4 / 3) * LEASE],
    [8, (4 / 3) * LEASE],
    [7, (5 / 3) * LEASE],
    [8, (5 / 3) * LEASE],
  ])
  resolve('taken')
  expect(await held).toBe('taken')
  expect(clock.waiting()).toBe(0)
})
