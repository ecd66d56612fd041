import { beforeEach, expect, test, vi } from 'vitest'
import type { ActionName } from '#contract/panel/action-shapes.ts'
import { SECOND } from '#domain/calendar.ts'
import { type AskedAct, type Asking, findOutcome } from './find-outcome.ts'

type Answer = { readonly kind: string; readonly [field: string]: unknown }

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** Asks for the outcome of an act. The requests get the answers in turn, and then none. */
function find(act: Pick<AskedAct<ActionName>, 'name' | 'body'>, ...answers: readonly Answer[]) {
  const [began, left] = [Date.now(), [...answers]]
  const asked: (readonly [second: number, name: string, act: string | undefined])[] = []
  const signIn = Promise.withResolvers<void>()
  const onSignedOut = vi.fn()
  const call = (name: string, _body: unknown, id?: string) => {
    asked.push([(Date.now() - began) / SECOND, name, id])
    return Promise.resolve(left.shift() ?? { kind: 'unanswered' })
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answers of these tests fit their actions
  const asking = { call, signedIn: () => signIn.promise, onSignedOut } as unknown as Asking
  return { found: findOutcome({ id: 'act-1', ...act }, asking), asked, signIn: signIn.resolve, onSignedOut }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND)

const CHANGE = { name: 'changeMargins', body: null } as const
const STOP = { name: 'halt', body: { codes: null, reason: '' } } as const
const RESUMPTION = { name: 'resume', body: { codes: ['USD'], seen: ['stop-1'] } } as const

test('the page asks after 1, 2 and then every 5 seconds what became of an act, and takes its stored answer', async () => {
  const none = { kind: 'unanswered' }
  const { found, asked, signIn } = find(CHANGE, none, { kind: 'failed' }, none, { kind: 'done', answer: { kind: 'x' } })
  signIn()
  await pass(20)
  expect(await found).toEqual({ kind: 'x' })
  expect(asked.map(([second, name]) => [second, name])).toEqual([1, 3, 8, 13].map((second) => [second, 'settleAct']))
})

test.each([
  ['that was not done', 'not-done', 'not-done'],
  ['of another person', 'other-act', 'of-another'],
])('the page reports an act %s', async (_which, kind, reported) => {
  const { found, signIn } = find(CHANGE, { kind })
  signIn()
  await pass(1)
  expect(await found).toEqual({ kind: reported })
})

test('a resumption that was done is sent again with the same id, because only that answer is whole', async () => {
  const whole = { kind: 'resumed', again: ['USD'] }
  const { found, asked, signIn } = find(RESUMPTION, { kind: 'done', answer: { kind: 'resumed' } }, whole)
  signIn()
  await pass(1)
  expect(await found).toEqual(whole)
  expect(asked.map(([, name, id]) => [name, id])).toEqual([
    ['settleAct', undefined],
    ['resume', 'act-1'],
  ])
})

test('a stop is sent again with the same id until it is answered, without a session', async () => {
  const { found, asked } = find(
    STOP,
    { kind: 'unanswered' },
    { kind: 'unknown' },
    { kind: 'store-away' },
    { kind: 'halted' },
  )
  await pass(20)
  expect(await found).toEqual({ kind: 'halted' })
  expect(asked).toEqual([1, 3, 8, 13].map((second) => [second, 'halt', 'act-1']))
})

test('the page asks for the sign-in when the session has ended, and goes on afterwards', async () => {
  const { found, asked, signIn, onSignedOut } = find(STOP, { kind: 'signed-out' }, { kind: 'halted' })
  await pass(20)
  expect([onSignedOut.mock.calls.length, asked.length]).toEqual([1, 1])
  signIn()
  await pass(0)
  expect(await found).toEqual({ kind: 'halted' })
})
