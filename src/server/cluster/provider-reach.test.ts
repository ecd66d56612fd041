import { describe, expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { answerSilence, readReachNews, type ReachNews, watchSilence } from './provider-reach.ts'

/** A leader and its followers, which notify each other at once; `reaches`: the replicas that receive prices. */
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
    standsBack: (name: string) => (pausedUntil.get(name) ?? -Infinity) > clock.elapsed(),
    /** How long the leader's sources keep sending. */
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
  test('gives its lead to a replica that reaches the provider, within fifteen seconds; who does not leaves it to that one', async () => {
    const { clock, reaches, receive, givenUp, standsBack } = replicas('one', 'other')
    reaches.add('other')
    await receive(60_000)
    expect(givenUp).toEqual([])
    await clock.advance(14_000)
    expect(givenUp).toEqual([7])
    expect([standsBack('one'), standsBack('other')]).toEqual([true, false])
  })

  test('keeps it where nobody reaches the provider, and nobody is asked oftener than once in half a minute', async () => {
    const { clock, receive, givenUp, notified, tried } = replicas('one', 'other')
    await receive(1000)
    await clock.advance(10 * MINUTE)
    expect(givenUp).toEqual([])
    expect(notified.every(({ kind }) => kind === 'silent')).toBe(true)
    expect(tried.filter((name) => name === 'one').length).toBeLessThan(20)
    expect(tried.filter((name) => name === 'leader').length).toBeLessThan(20)
  })

  test('keeps it, and asks nobody, while a connection of its own finds the provider: the market is closed', async () => {
    const { clock, reaches, receive, givenUp, notified, tried } = replicas('one')
    for (const name of ['leader', 'one']) reaches.add(name)
    await receive(1000)
    await clock.advance(10 * MINUTE)
    expect([givenUp, notified, tried.includes('one')]).toEqual([[], [], false])
  })

  test('keeps it when its provider is back by the time that another has reached it', async () => {
    const { clock, reaches, receive, givenUp, notified } = replicas('one')
    await receive(1000)
    await clock.advance(30_000)
    for (const name of ['leader', 'one']) reaches.add(name)
    await receive(10 * MINUTE)
    expect(givenUp).toEqual([])
    expect(notified.filter(({ kind }) => kind === 'reached').length).toBeLessThan(2)
  })

  test('tries nothing while prices come, and leaves no timer behind', async () => {
    const { clock, receive, tried, stop } = replicas('one')
    await receive(10 * MINUTE)
    expect(tried).toEqual([])
    await clock.advance(10_000)
    await stop()
    expect(clock.waiting()).toBe(0)
  })
})

test('what replicas notify each other of is read as it was written', () => {
  expect(readReachNews('silent 1785747600000')).toEqual({ kind: 'silent', epoch: 1_785_747_600_000 })
  expect(readReachNews('reached 7')).toEqual({ kind: 'reached', epoch: 7 })
  for (const other of ['closes', '7 8', 'silent', 'silent x', 'reached 1 2'])
    expect(readReachNews(other)).toBeUndefined()
})
