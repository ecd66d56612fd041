import { describe, expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { recordedLog } from '../../../test/fakes/recorded-log.ts'
import { Election, LEASE, type Lease, type LeaseAnswer, type ClusterRole } from './election.ts'

const START = Date.parse('2026-08-03T09:00:00Z')

/** A lease row on the test's clock, over a connection that the test can cut. */
function rowOn(clock: ReturnType<typeof fakeClock>) {
  let row = { epoch: 0, holder: '', until: -Infinity }
  let cut = new Set<string>()
  const asked: string[] = []
  let hanging = Promise.withResolvers<void>()
  hanging.resolve()
  const answer = (holder: string): LeaseAnswer => ({
    epoch: row.epoch,
    own: row.holder === holder,
    left: row.until - clock.elapsed(),
  })
  const leaseOf = (holder: string): Lease => {
    const reach = async (): Promise<void> => {
      asked.push(holder)
      await hanging.promise
      if (cut.has(holder)) throw new Error('cut off')
    }
    return {
      async take() {
        await reach()
        if (row.until <= clock.elapsed()) row = { epoch: row.epoch + 1, holder, until: clock.elapsed() + LEASE }
        return answer(holder)
      },
      async renew(epoch) {
        await reach()
        if (row.epoch !== epoch) return { ...answer(holder), own: false }
        row = { ...row, until: clock.elapsed() + LEASE }
        return answer(holder)
      },
      async giveBack(epoch) {
        await reach()
        if (row.epoch === epoch) row = { ...row, until: -Infinity }
      },
    }
  }
  return {
    leaseOf,
    asked,
    cut: (...holders: string[]) => void (cut = new Set(holders)),
    /** Holds back all answers until it continues. */
    hang: () => void (hanging = Promise.withResolvers()),
    resume: () => hanging.resolve(),
    join(holder: string) {
      const roles: ClusterRole[] = []
      const election = new Election({
        lease: leaseOf(holder),
        onRole: (role) => void roles.push(role),
        clock,
        log: recordedLog().log,
        random: () => 0.5,
      })
      return {
        roles,
        role: () => election.role(),
        mayKeepPublishing: () => election.mayKeepPublishing(),
        askNow: () => election.askNow(),
        resign: (epoch: number) => election.resign(epoch),
        stop: () => election[Symbol.asyncDispose](),
      }
    },
  }
}

describe('Election', () => {
  test('the election has one leader among several replicas', async () => {
    const clock = fakeClock(START)
    const row = rowOn(clock)
    const all = ['a', 'b', 'c'].map((holder) => row.join(holder))
    await clock.advance(60_000)
    expect(all.map(({ role }) => role())).toEqual([
      { kind: 'leading', epoch: 1, sure: true },
      { kind: 'following' },
      { kind: 'following' },
    ])
  })

  test('the election replaces a dead leader within the lease', async () => {
    const clock = fakeClock(START)
    const row = rowOn(clock)
    const [one, other] = [row.join('a'), row.join('b')]
    await clock.advance(10_500)
    // Stops like kill -9, without further requests.
    row.cut('a')
    await clock.advance(LEASE + 200)
    expect(other.role()).toMatchObject({ kind: 'leading', epoch: 2 })
    expect(one.role()).toEqual({ kind: 'leading', epoch: 1, sure: false })
  })

  test('a disconnected leader is unsure of its lease before another replica can lead', async () => {
    const clock = fakeClock(START)
    const row = rowOn(clock)
    const [one, other] = [row.join('a'), row.join('b')]
    await clock.advance(10_500)
    row.cut('a')
    for (let passed = 0; passed < 2 * LEASE; passed += 50) {
      await clock.advance(50)
      const [mine, its] = [one.role(), other.role()]
      expect(mine.kind === 'leading' && mine.sure && its.kind === 'leading').toBe(false)
    }
  })

  test('a replica that returns after its lease follows the new leader', async () => {
    const clock = fakeClock(START)
    const row = rowOn(clock)
    const [one, other] = [row.join('a'), row.join('b')]
    await clock.advance(5000)
    row.cut('a')
    await clock.advance(30_000)
    row.cut()
    await clock.advance(2000)
    expect(one.roles).toEqual([{ kind: 'leading', epoch: 1, sure: true }, { kind: 'following' }])
    expect(other.role()).toEqual({ kind: 'leading', epoch: 2, sure: true })
  })

  test('a leader continues its term after an outage of the database', async () => {
    const clock = fakeClock(START)
    const row = rowOn(clock)
    const one = row.join('a')
    await clock.advance(5000)
    row.cut('a')
    await clock.advance(30_000)
    expect(one.role()).toEqual({ kind: 'leading', epoch: 1, sure: false })
    row.cut()
    await clock.advance(1000)
    expect(one.role()).toEqual({ kind: 'leading', epoch: 1, sure: true })
    expect(one.roles).toHaveLength(1)
  })

  test('a stopping leader hands over immediately', async () => {
    const clock = fakeClock(START)
    const row = rowOn(clock)
    const [one, other] = [row.join('a'), row.join('b')]
    await clock.advance(5000)
    await one.stop()
    // The replica that gave the lease back is notified, too.
    one.askNow()
    other.askNow()
    await clock.advance(0)
    expect(other.role()).toEqual({ kind: 'leading', epoch: 2, sure: true })
  })

  test('a replica that stops while it takes the lease gives it back', async () => {
    const clock = fakeClock(START)
    const row = rowOn(clock)
    const one = row.join('a')
    await one.stop()
    const other = row.join('b')
    await clock.advance(0)
    expect([one.roles, other.role()]).toEqual([[], { kind: 'leading', epoch: 2, sure: true }])
  })

  test('a replica queries an unreachable database at most twice a second', async () => {
    const clock = fakeClock(START)
    const row = rowOn(clock)
    row.cut('a')
    row.join('a')
    await clock.advance(10_000)
    expect(row.asked.length).toBeLessThanOrEqual(20)
  })

  test('a stopped replica leaves no timer', async () => {
    const clock = fakeClock(START)
    const one = rowOn(clock).join('a')
    await clock.advance(5000)
    await one.stop()
    expect(clock.waiting()).toBe(0)
  })

  test('a leader that resigns lets another replica lead, and leads again if no other replica does', async () => {
    const clock = fakeClock(START)
    const row = rowOn(clock)
    const [a, b] = [row.join('a'), row.join('b')]
    await clock.advance(1000)
    a.resign(1)
    await clock.advance(1)
    expect(a.role()).toEqual({ kind: 'following' })
    b.askNow()
    a.askNow()
    await clock.advance(60_000)
    expect([a.role(), b.role()]).toEqual([{ kind: 'following' }, { kind: 'leading', epoch: 2, sure: true }])
    await b.stop()
    await clock.advance(60_000)
    a.resign(3)
    await clock.advance(2000)
    expect(a.role()).toEqual({ kind: 'following' })
    await clock.advance(2000)
    expect(a.role()).toEqual({ kind: 'leading', epoch: 4, sure: true })
  })

  test('a leader may not publish after a pause until it has renewed its lease, but may during a database outage', async () => {
    const clock = fakeClock(START)
    const row = rowOn(clock)
    const one = row.join('a')
    await clock.advance(5000)
    expect(one.mayKeepPublishing()).toBe(true)
    clock.pause(10_000)
    expect(one.mayKeepPublishing()).toBe(false)
    await clock.advance(1000)
    expect(one.mayKeepPublishing()).toBe(true)
    row.cut('a')
    for (let second = 0; second < 30; second += 1) {
      await clock.advance(1000)
      expect(one.mayKeepPublishing()).toBe(true)
    }
  })

  test('a query that failed across a pause does not count as a renewed lease', async () => {
    const clock = fakeClock(START)
    const row = rowOn(clock)
    const one = row.join('a')
    await clock.advance(4500)
    row.hang()
    await clock.advance(600)
    clock.pause(10_000)
    row.cut('a')
    row.resume()
    await clock.advance(0)
    expect(one.mayKeepPublishing()).toBe(false)
    await clock.advance(1000)
    expect(one.mayKeepPublishing()).toBe(true)
  })
})
