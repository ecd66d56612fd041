import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { createDatabaseTime } from './database-time.ts'

test('the bounds of the database’s time are null before its first answer', () => {
  const time = createDatabaseTime(fakeClock(0))
  expect([time.latest(0), time.earliest(0)]).toEqual([null, null])
})

test('the database’s time is between its bounds for any delay of the query and its answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(5000), fc.nat(5000), fc.nat(60_000), fc.nat(1e12), async (there, back, later, epoch) => {
      const clock = fakeClock(0)
      const time = createDatabaseTime(clock)
      const sentAt = clock.elapsed()
      await clock.advance(there)
      const reported = epoch + clock.elapsed()
      await clock.advance(back)
      time.answered(reported, sentAt)
      await clock.advance(later)
      const truth = epoch + clock.elapsed()
      expect(time.earliest(clock.elapsed())).toBeLessThanOrEqual(truth)
      expect(time.latest(clock.elapsed())).toBeGreaterThanOrEqual(truth)
    }),
    { numRuns: 50 },
  )
})
