import { expect, test } from 'vitest'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import type { SessionState } from '../identity/index.ts'
import { followedSessions } from './followed-sessions.ts'

const TOKENS = new Set(['a'])

function sessionsOf(revision: { readonly current: () => number } | null) {
  const clock = fakeClock(0)
  let asked = 0
  let state: SessionState = signedInUntil(30 * MINUTE)
  const identity = {
    session: () => {
      asked += 1
      return Promise.resolve(state)
    },
  }
  const sessions = followedSessions({ identity, clock, revision })
  return { sessions, clock, asked: () => asked, become: (next: SessionState) => void (state = next) }
}

function signedInUntil(endsAt: number): SessionState {
  const person = { id: 'ak', name: 'Ayşe Kaya', role: 'fiyat', closed: false } as const
  const session = { id: 'a', person, device: null, own: false, createdAt: 0, confirmed: false, formToken: '' }
  return { kind: 'signed-in', session: { ...session, endsAt } }
}

test('windows of one session ask the file for it again only after the store has changed', async () => {
  let version = 1
  const { sessions, asked } = sessionsOf({ current: () => version })
  await Promise.all([sessions.stateOf('a'), sessions.stateOf('a')])
  sessions.begin(TOKENS)
  await sessions.stateOf('a')
  expect(asked()).toBe(1)
  version += 1
  await sessions.stateOf('a')
  expect(asked()).toBe(2)
})

test('windows of one session ask the database for it once in each run', async () => {
  const { sessions, asked } = sessionsOf(null)
  for (const run of [1, 2, 3]) {
    sessions.begin(TOKENS)
    await Promise.all([sessions.stateOf('a'), sessions.stateOf('a')])
    expect(asked()).toBe(run)
  }
})

test('a session that nobody uses is asked for at the moment of its end', async () => {
  const { sessions, clock, asked, become } = sessionsOf({ current: () => 1 })
  await sessions.stateOf('a')
  await clock.advance(10 * SECOND)
  expect(sessions.untilEnd()).toBe(30 * MINUTE - 10 * SECOND)
  await clock.advance(30 * MINUTE - 10 * SECOND)
  become({ kind: 'over', why: 'idle' })
  expect(await sessions.stateOf('a')).toEqual({ kind: 'over', why: 'idle' })
  expect(asked()).toBe(2)
})

test('a session that could not be read is asked for again', async () => {
  const { sessions, asked, become } = sessionsOf({ current: () => 1 })
  become({ kind: 'unavailable' })
  await sessions.stateOf('a')
  become(signedInUntil(MINUTE))
  expect(await sessions.stateOf('a')).toMatchObject({ kind: 'signed-in' })
  expect(asked()).toBe(2)
})
