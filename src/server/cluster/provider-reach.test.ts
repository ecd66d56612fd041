import { describe, expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { answerSilence, readReachNews, type ReachNews, watchSilence } from './provider-reach.ts'

/** A leader and its followers, which notify each other immediately. `reaches` has the replicas that receive prices. */
function replicas(...followers: string[]) {
  const clock = fakeClock(0)
  const reaches = new Set<string>()
  const notified: ReachNews[] = []
  const tried: string[] = []
  const givenUp: number[] = []
  const pausedUntil = new Map<string, number>()
  let receivedAt = -Infinity

  const partsOf = (name: string) => ({
    async tryReach(signal: AbortSignal) {
      tried.push(name)
      const waited = Promise.withResolvers<void>()
      const timer = clock.after(reaches.has(name) ? 100 : 4000, waited.resolve)
      signal.addEventListener('abort', () => waited.resolve())
      await waited.promise
      timer.cancel()
      return reaches.has(name)
    },
    async notify(news: ReachNews) {
      notified.push(news)
      if (news.kind === 'silent') for (const each of answering) each.silent(news.epoch)
      else leader.reached()
    },
    election: {
      resign: (epoch: number) => void givenUp.push(epoch),
      pauseCandidacy: (ms: number) => void pausedUntil.set(name, clock.elapsed() + ms),
    },
    clock,
    log: silentLog,
  })
  const silentFor = (): number => clock.elapsed() - receivedAt
  const leader = watchSilence({ ...partsOf('leader'), epoch: 7, silentFor, random: () => 1 })
  const answering = followers.map((name) => answerSilence(partsOf(name)))
  return {
    clock,
    reaches,
    notified,
    tried,
    givenUp,
    isPaused: (name: string) => (pausedUntil.get(name) ?? -Infinity) > clock.elapsed(),
    /** Lets the leader's sources send for this time. */
    receive: async (ms: number): Promise<void> => {
      for (let passed = 0; passed < ms; passed += 1000) {
        receivedAt = clock.elapsed()
        await clock.advance(1000)
      }
    },
    stop: async () => {
      for (const each of [leader, ...answering]) await each[Symbol.asyncDispose]()
    },
  }
}

describe('a leader whose sources are silent', () => {
  test('a silent leader hands over within 15 seconds to the replica that reaches the provider', async () => {
    const { clock, reaches, receive, givenUp, isPaused } = replicas('one', 'other')
    reaches.add('other')
    await receive(60_000)
    expect(givenUp).toEqual([])
    await clock.advance(14_000)
    expect(givenUp).toEqual([7])
    expect([isPaused('one'), isPaused('other')]).toEqual([true, false])
  })

  test('a silent leader keeps its lead if no replica reaches the provider, and asks at most every 30 seconds', async () => {
    const { clock, receive, givenUp, notified, tried } = replicas('one', 'other')
    await receive(1000)
    await clock.advance(10 * MINUTE)
    expect(givenUp).toEqual([])
    expect(notified.every(({ kind }) => kind === 'silent')).toBe(true)
    expect(tried.filter((name) => name === 'one').length).toBeLessThan(20)
    expect(tried.filter((name) => name === 'leader').length).toBeLessThan(20)
  })

  test('a silent leader asks no replica while its own test connection reaches the provider', async () => {
    const { clock, reaches, receive, givenUp, notified, tried } = replicas('one')
    for (const name of ['leader', 'one']) reaches.add(name)
    await receive(1000)
    await clock.advance(10 * MINUTE)
    expect([givenUp, notified, tried.includes('one')]).toEqual([[], [], false])
  })

  test('a leader keeps its lead if its provider returns while another replica reports a connection', async () => {
    const { clock, reaches, receive, givenUp, notified } = replicas('one')
    await receive(1000)
    await clock.advance(30_000)
    for (const name of ['leader', 'one']) reaches.add(name)
    await receive(10 * MINUTE)
    expect(givenUp).toEqual([])
    expect(notified.filter(({ kind }) => kind === 'reached').length).toBeLessThan(2)
  })

  test('a leader with prices makes no test connection and leaves no timer', async () => {
    const { clock, receive, tried, stop } = replicas('one')
    await receive(10 * MINUTE)
    expect(tried).toEqual([])
    await clock.advance(10_000)
    await stop()
    expect(clock.waiting()).toBe(0)
  })
})

test('readReachNews parses the notifications of replicas and ignores others', () => {
  expect(readReachNews('silent 1785747600000')).toEqual({ kind: 'silent', epoch: 1_785_747_600_000 })
  expect(readReachNews('reached 7')).toEqual({ kind: 'reached', epoch: 7 })
  for (const other of ['closes', '7 8', 'silent', 'silent x', 'reached 1 2'])
    expect(readReachNews(other)).toBeUndefined()
})
