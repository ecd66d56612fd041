import { beforeEach, describe, expect, test } from 'vitest'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { MAX_MESSAGES, type NewMessage } from '../store/message-store.ts'
import { StoreFailure } from '../store/store-failure.ts'
import { SUBMITTED_SENTENCE, refusalSentence } from './refusals.ts'
import { type SubmitMessage, type SubmissionRefusal, createSubmission } from './submission.ts'

const BODY = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  phone: '5551234567',
  subject: 'Kur',
  message: 'Bugünkü kur nedir?',
}

let kept: NewMessage[]
let woken: number
/** The number of stored messages besides those of the test. */
let keptBefore: number
let submit: SubmitMessage
let clock: FakeClock
/** These promises resolve when the store has counted the messages and has stored one. */
let counted: Promise<void>
let written: Promise<void>

function submission(keepMessage: (message: NewMessage) => Promise<{ number: number; fresh: boolean }>, mailed = true) {
  return createSubmission({
    store: {
      keepMessage,
      hasMessage: (id) => Promise.resolve(kept.some((each) => each.submission === id)),
      messageCount: () => counted.then(() => keptBefore + kept.length),
    },
    clock,
    log: silentLog,
    host: () => 'www.angun.example',
    phone: () => '0 (212) 513 45 60',
    mailed,
    onKept: () => void (woken += 1),
  })
}

async function refusal(body: unknown): Promise<SubmissionRefusal> {
  const answer = await submit(body, {})
  if (answer.ok) throw new Error('the message was accepted')
  return answer.error
}

beforeEach(() => {
  kept = []
  woken = 0
  keptBefore = 0
  clock = fakeClock(1_785_000_000_000)
  counted = written = Promise.resolve()
  submit = submission(async (message) => {
    await written
    const fresh = !kept.some((each) => each.submission === message.submission)
    if (fresh) kept.push(message)
    return { number: kept.length, fresh }
  })
})

describe('the submission of a contact message', () => {
  test('a message with exactly the five fields is stored unchanged and wakes the outbox', async () => {
    expect(await submit(BODY, {})).toEqual({ ok: true, value: { number: 1, fresh: true } })
    expect(kept).toEqual([expect.objectContaining({ ...BODY, mailed: true, receivedAt: 1_785_000_000_000 })])
    expect(kept[0]?.mailId).toMatch(/^[\da-f-]{36}@www\.angun\.example$/)
    expect(woken).toBe(1)
  })

  test('a message is rejected in time if the store is slow, and is not written later', async () => {
    const late = Promise.withResolvers<void>()
    counted = late.promise
    const answer = submit(BODY, {})
    await clock.advance(4500)
    expect(await answer).toEqual({ ok: false, error: { kind: 'store' } })
    late.resolve()
    await clock.advance(1000)
    expect(kept).toEqual([])
  })

  test('a message that is written late stays and is mailed, and its retry is the same message', async () => {
    const late = Promise.withResolvers<void>()
    written = late.promise
    const answer = submit(BODY, { idempotencyKey: 'k' })
    await clock.advance(4500)
    expect(await answer).toEqual({ ok: false, error: { kind: 'store' } })
    late.resolve()
    await clock.advance(1000)
    expect([kept.length, woken]).toEqual([1, 1])
    expect(await submit(BODY, { idempotencyKey: 'k' })).toEqual({ ok: true, value: { number: 1, fresh: false } })
  })

  test('a message without mail settings is only stored', async () => {
    submit = submission(async (message) => ({ number: kept.push(message), fresh: true }), false)
    await submit(BODY, {})
    expect(kept[0]?.mailed).toBe(false)
    expect(woken).toBe(0)
  })

  test('a submission with a used key is the same message, and one without a key is a new message', async () => {
    await submit(BODY, { idempotencyKey: 'k' })
    expect(await submit(BODY, { idempotencyKey: 'k' })).toEqual({ ok: true, value: { number: 1, fresh: false } })
    expect(woken).toBe(1)
    await submit(BODY, {})
    await submit(BODY, {})
    expect(kept).toHaveLength(3)
  })

  test('a different text under a used key is a new message', async () => {
    await submit(BODY, { idempotencyKey: 'k' })
    await submit({ ...BODY, message: 'Bir sorum daha var.' }, { idempotencyKey: 'k' })
    expect(kept).toHaveLength(2)
  })

  test('a message with a filled honeypot is rejected, and an empty honeypot is accepted', async () => {
    expect(await refusal({ ...BODY, website: 'https://spam.example' })).toEqual({ kind: 'honeypot' })
    expect(await submit({ ...BODY, website: '' }, {})).toMatchObject({ ok: true })
  })

  test('a message is rejected if the store can’t write', async () => {
    submit = submission(() => Promise.reject(new StoreFailure('SQLITE_FULL', 'database or disk is full')))
    const full = await refusal(BODY)
    expect(full).toEqual({ kind: 'store' })
    expect(refusalSentence(full)).toMatch(/kaydedilemedi/)
    expect(woken).toBe(0)
  })

  test('a message is rejected with the telephone number if the store has no room, and no older one is deleted', async () => {
    keptBefore = MAX_MESSAGES - 1
    expect(await submit(BODY, { idempotencyKey: 'k' })).toMatchObject({ ok: true })
    const full = await refusal(BODY)
    expect(refusalSentence(full)).toBe(
      'Formdan şu anda yeni mesaj alınamıyor. Lütfen bizi telefonla arayın: 0 (212) 513 45 60',
    )
    expect(await submit(BODY, { idempotencyKey: 'k' })).toEqual({ ok: true, value: { number: 1, fresh: false } })
    expect([kept.length, woken]).toEqual([1, 1])
  })

  test('an accepted message is acknowledged with the fixed sentence', () => {
    expect(SUBMITTED_SENTENCE).toBe(
      'Mesajiniz basarili bir sekilde iletilmistir. Musteri temsilcilerimiz en kisa surede size cevap verecektir.',
    )
  })
})
