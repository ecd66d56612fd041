import { expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { createLeadership } from './leadership.ts'

const FOLLOWING = { kind: 'following' } as const
const leading = (epoch: number) => ({ kind: 'leading', epoch, sure: true }) as const

/** A leadership whose terms take a second to begin and to end. */
function slowLeadership() {
  const clock = fakeClock(0)
  const events: string[] = []
  const fails = new Set<number>()
  const stuck: number[] = []
  const second = async (): Promise<void> => {
    const passed = Promise.withResolvers<void>()
    clock.after(1000, passed.resolve)
    await passed.promise
  }
  const leadership = createLeadership({
    async start(epoch) {
      await second()
      if (fails.has(epoch)) throw new Error('no database')
      events.push(`began ${epoch}`)
      return {
        epoch,
        async [Symbol.asyncDispose]() {
          await second()
          events.push(`ended ${epoch}`)
        },
      }
    },
    onStuck: (epoch) => void stuck.push(epoch),
    clock,
    log: silentLog,
  })
  return { ...leadership, stop: () => leadership[Symbol.asyncDispose](), clock, events, fails, stuck }
}

test('a term begins only after the previous one has ended', async () => {
  const { enter, clock, events } = slowLeadership()
  enter(leading(1))
  await clock.advance(500)
  enter(FOLLOWING)
  enter(leading(2))
  await clock.advance(10_000)
  expect(events).toEqual(['began 1', 'ended 1', 'began 2'])
})

test('a term that ends while it begins leaves nothing running', async () => {
  const { enter, clock, events, current } = slowLeadership()
  enter(leading(1))
  await clock.advance(500)
  enter(FOLLOWING)
  await clock.advance(10_000)
  expect(events).toEqual(['began 1', 'ended 1'])
  expect(current()).toBeUndefined()
})

test('the leadership retries a term that could not begin', async () => {
  const { enter, clock, events, fails, current, stuck } = slowLeadership()
  fails.add(1)
  enter(leading(1))
  await clock.advance(3000)
  fails.clear()
  await clock.advance(5000)
  expect(events).toEqual(['began 1'])
  expect(current()?.epoch).toBe(1)
  expect(stuck).toEqual([])
})

test('the leadership reports a term as stuck after three failures and counts from zero for the next term', async () => {
  const { enter, clock, events, fails, stuck } = slowLeadership()
  fails.add(1)
  enter(leading(1))
  await clock.advance(60_000)
  expect(stuck).toEqual([1])
  expect(clock.waiting()).toBe(0)
  enter(FOLLOWING)
  fails.add(2)
  enter(leading(2))
  await clock.advance(1500)
  fails.clear()
  await clock.advance(5000)
  expect([events, stuck]).toEqual([['began 2'], [1]])
})

test('no term begins after the leadership is stopped', async () => {
  const { enter, clock, events, stop } = slowLeadership()
  enter(leading(1))
  await clock.advance(2000)
  const stopped = stop()
  enter(leading(2))
  await clock.advance(5000)
  await stopped
  expect(events).toEqual(['began 1', 'ended 1'])
  expect(clock.waiting()).toBe(0)
})
