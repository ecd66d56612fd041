import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fail, ok, type Result } from '#domain/result.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { type FakeSmtp, startFakeSmtp } from '../../../test/fakes/smtp.ts'
import { temporaryStore } from '../../../test/fakes/temporary-store.ts'
import type { MailKind, NewMessage, NewNotice } from '../store/message-store.ts'
import { StoreFailure } from '../store/store-failure.ts'
import type { Store } from '../store/store.ts'
import { newMessage } from '../store/test/sample-records.ts'
import { ATTEMPT_TIMEOUT_MS, MAIL_LEASE, RETRY_DELAYS } from './delivery.ts'
import type { Email } from './email-text.ts'
import { type Mailer, smtpMailer } from './mailer.ts'
import { createOutbox, NO_OUTBOX, type Outbox } from './outbox.ts'

const START = Date.UTC(2026, 7, 3, 6)
const MINUTE = 60_000

interface SentEmail extends Email {
  readonly to: readonly string[]
  readonly id: string
}

let store: Store
let clock: FakeClock
let outbox: Outbox
let sent: SentEmail[]
let attempts: number
/** The mail server's error. Null means that it accepts the email. */
let refusal: string | null
/** The delay of the last timer, in ms. */
let lastDelay: number

async function send(email: Email, to: readonly string[], id: string): Promise<Result<void, string>> {
  attempts += 1
  if (refusal !== null) return fail(refusal)
  sent.push({ ...email, to, id })
  return ok(undefined)
}

function open(over: Store, deliver: Mailer['send'] = send, time: FakeClock = clock): Outbox {
  return createOutbox({
    store: over,
    mailer: { send: deliver },
    recipients: { to: ['gise@angun.example'], alertTo: ['nobetci@angun.example'] },
    officeName: () => 'ANGÜN',
    host: () => 'www.angun.example',
    clock: time,
    log: silentLog,
  })
}

beforeEach(async () => {
  store = await temporaryStore()
  const still = fakeClock(START)
  clock = {
    ...still,
    after(delay, run) {
      lastDelay = delay
      return still.after(delay, run)
    },
  }
  sent = []
  attempts = 0
  refusal = null
  outbox = open(store)
})

afterEach(async () => {
  await outbox[Symbol.asyncDispose]()
  await store[Symbol.asyncDispose]()
})

async function keep(submission: string, other: Partial<NewMessage> = {}): Promise<number> {
  return (await store.keepMessage(newMessage(submission, { receivedAt: clock.now(), ...other }))).number
}

/** Waits until the outbox has processed all due emails and has set its timer. */
async function idle(): Promise<void> {
  await expect.poll(() => [clock.waiting(), lastDelay], { interval: 5 }).toEqual([1, MINUTE])
}

async function later(ms: number): Promise<void> {
  await clock.advance(ms)
  outbox.wake()
  await idle()
}

async function stateOf(number: number): Promise<MailKind | undefined> {
  return (await store.message(number))?.mail.kind
}

describe('the delivery of the outbox', () => {
  test('the outbox delivers stored emails at its start, and later ones when it is woken', async () => {
    await keep('before')
    outbox.start()
    await idle()
    await keep('after')
    outbox.wake()
    await expect.poll(() => sent).toHaveLength(2)
    await idle()
    expect(await outbox.health()).toMatchObject({ kind: 'on', waiting: 0, dead: 0, lastError: null, lastSentAt: START })
  })

  test('the outbox retries with growing delays under one Message-ID, gives up after five days, and sends again on request', async () => {
    refusal = '550 no such mailbox'
    const number = await keep('a')
    outbox.start()
    await idle()
    expect((await store.message(number))?.mail).toMatchObject({ attempts: 1, dueAt: START + MINUTE })
    expect(await outbox.health()).toMatchObject({ waiting: 1, oldestAt: START, lastError: refusal })
    await later(MINUTE)
    expect((await store.message(number))?.mail).toMatchObject({ attempts: 2, dueAt: START + 6 * MINUTE })
    for (const delay of RETRY_DELAYS.slice(1)) await later(delay)
    expect((await store.message(number))?.mail).toMatchObject({ kind: 'dead', attempts: RETRY_DELAYS.length + 1 })
    expect(await outbox.health()).toMatchObject({ waiting: 0, dead: 1 })
    expect(clock.now() - START).toBeGreaterThan(4 * 24 * 60 * MINUTE)
    await later(24 * 60 * MINUTE)
    expect(attempts).toBe(RETRY_DELAYS.length + 1)
    refusal = null
    await store.requeueMail(number, 'other', clock.now())
    await later(MINUTE)
    expect(sent.map(({ id }) => id)).toEqual([newMessage('a').mailId])
  })

  test('the outbox delivers an email of another process once that process’s lease has expired', async () => {
    const number = await keep('a')
    const dying = open(store, () => Promise.withResolvers<never>().promise, fakeClock(START))
    dying.start()
    await expect.poll(async () => (await store.message(number))?.mail).toMatchObject({ attempts: 1 })
    outbox.start()
    await idle()
    await later(MAIL_LEASE - 1)
    expect(sent).toEqual([])
    await later(1)
    expect(await stateOf(number)).toBe('sent')
  })

  test('an email of a process that crashed is sent within two minutes, without a request', async () => {
    const number = await keep('a')
    const dying = open(store, () => Promise.withResolvers<never>().promise, fakeClock(START))
    dying.start()
    await expect.poll(async () => (await store.message(number))?.mail).toMatchObject({ attempts: 1 })
    await clock.advance(MINUTE - 1)
    outbox.start()
    await idle()
    expect(sent).toEqual([])
    await clock.advance(MINUTE)
    await idle()
    expect(await stateOf(number)).toBe('sent')
  })

  test('an attempt that takes too long is ended before another process may send the email', async () => {
    const given: (AbortSignal | undefined)[] = []
    outbox = open(store, (_email, _to, _id, signal) => {
      given.push(signal)
      return new Promise((resolve) => {
        signal?.addEventListener('abort', () => resolve(fail('Timeout')))
      })
    })
    const number = await keep('a')
    outbox.start()
    await expect.poll(() => given).toHaveLength(1)
    await clock.advance(ATTEMPT_TIMEOUT_MS - 1)
    expect(given.map((signal) => signal?.aborted)).toEqual([false])
    await clock.advance(1)
    await expect.poll(async () => (await store.message(number))?.mail).toMatchObject({ error: 'Timeout', attempts: 1 })
    expect(ATTEMPT_TIMEOUT_MS).toBeLessThan(MAIL_LEASE)
    await idle()
  })

  test('the outbox marks an email as sent once the store works again, and does not send it twice', async () => {
    let failures = 3
    const settleMail: Store['settleMail'] = (number, outcome) => {
      failures -= 1
      if (failures < 0) return store.settleMail(number, outcome)
      return Promise.reject(new StoreFailure('POSTGRES_GONE', 'restarted'))
    }
    outbox = open({ ...store, settleMail })
    const number = await keep('a')
    outbox.start()
    const stateLater = async () => {
      await clock.advance(500)
      return stateOf(number)
    }
    await expect.poll(stateLater).toBe('sent')
    await idle()
    await later(MAIL_LEASE)
    expect(sent).toHaveLength(1)
  })

  test('the outbox delays no email after a clock was ahead, whether it was corrected during or before the run', async () => {
    refusal = '451 come back'
    const number = await keep('a')
    outbox.start()
    await idle()
    refusal = null
    clock.set(START - 180 * MINUTE)
    await expect.poll(() => stateOf(number)).toBe('sent')
    await idle()
    await outbox[Symbol.asyncDispose]()
    const ahead = await keep('c', { receivedAt: START + 365 * 24 * 60 * MINUTE })
    outbox = open(store)
    outbox.start()
    await expect.poll(() => stateOf(ahead)).toBe('sent')
  })

  test('the outbox moves due times only at its start if they follow a database’s clock', async () => {
    const hastenMail = vi.fn(() => Promise.resolve())
    outbox = open({ ...store, mailClock: 'database', mailTime: () => Promise.resolve(START), hastenMail })
    outbox.start()
    await idle()
    clock.set(START - 180 * MINUTE)
    await clock.advance(0)
    expect(hastenMail).toHaveBeenCalledOnce()
  })

  test('the outbox sends sixty emails of a flood one by one, and joins the rest into one email after ten minutes', async () => {
    const numbers = []
    for (let index = 0; index < 100; index += 1) numbers.push(await keep(`f${index}`))
    outbox.start()
    await idle()
    expect(sent).toHaveLength(60)
    await later(9 * MINUTE)
    expect(sent).toHaveLength(60)
    await later(MINUTE)
    expect(sent.slice(60)).toMatchObject([{ subject: 'Siteden 40 mesaj' }])
    for (const number of numbers) expect(await stateOf(number)).toBe('sent')
    await keep('after')
    outbox.wake()
    await idle()
    expect(sent.slice(61).map(({ id }) => id)).toEqual([newMessage('after').mailId])
  })

  test('after a slow attempt, the other emails of a flood wait until their lease has ended', async () => {
    outbox = open(store, async (email, to, id) => {
      if (sent.length === 60) await clock.advance(20_000)
      return send(email, to, id)
    })
    for (let index = 0; index < 62; index += 1) await keep(`f${index}`)
    outbox.start()
    await idle()
    await store.queueNotice({ mailId: 'no-price-5', topic: 'no-price', subject: 'Fiyat yok', text: '.', dueAt: START })
    await later(10 * MINUTE)
    expect(sent.slice(60).map(({ subject }) => subject)).toEqual(['Siteden 2 mesaj'])
    await later(MAIL_LEASE)
    expect(sent.slice(61).map(({ subject }) => subject)).toEqual(['Fiyat yok'])
  })

  test('the outbox waits at most two seconds for a hanging mail server when it stops, and leaves no timer', async () => {
    await keep('a')
    const hanging = open(store, () => Promise.withResolvers<never>().promise)
    hanging.start()
    await expect.poll(async () => (await store.messages({ limit: 1 }))[0]?.mail).toMatchObject({ attempts: 1 })
    const stopped = hanging[Symbol.asyncDispose]()
    await clock.advance(2000)
    await stopped
    expect(clock.waiting()).toBe(0)
  })

  test('the outbox is off without mail settings', async () => {
    NO_OUTBOX.start()
    expect(await NO_OUTBOX.health()).toEqual({ kind: 'off' })
  })
})

describe('the delivery of notices', () => {
  const notice: NewNotice = {
    mailId: 'no-price-5',
    topic: 'no-price',
    subject: 'Fiyat yok',
    text: 'Yok.',
    dueAt: START,
  }

  test('a notice goes to the alert recipients with a Message-ID of the site’s host', async () => {
    outbox.start()
    await outbox.queue(notice, () => store.queueNotice(notice))
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      to: ['nobetci@angun.example'],
      id: 'no-price-5@www.angun.example',
      subject: 'Fiyat yok',
    })
  })

  test('a notice that the store can’t keep is delivered from memory with the same retries', async () => {
    refusal = '451 come back'
    outbox.start()
    await idle()
    const queued = outbox.queue(notice, () => Promise.reject(new StoreFailure('SQLITE_FULL', 'disk full')))
    await expect(queued).rejects.toBeInstanceOf(StoreFailure)
    await expect.poll(() => attempts).toBe(1)
    await idle()
    expect(await outbox.health()).toMatchObject({ refusedNotices: 1 })
    refusal = null
    await later(MINUTE)
    expect(sent.map(({ id }) => id)).toEqual(['no-price-5@www.angun.example'])
    await later(MINUTE)
    expect(sent).toHaveLength(1)
  })

  test('a notice in memory is replaced by a newer one of its topic', async () => {
    refusal = '451 come back'
    outbox.start()
    await idle()
    const unstored = outbox.queue(notice, () => Promise.reject(new StoreFailure('SQLITE_FULL', 'disk full')))
    await unstored.catch(() => undefined)
    await expect.poll(() => attempts).toBe(1)
    await idle()
    refusal = null
    const newer = { ...notice, mailId: 'no-price-9', subject: 'Fiyat sorunu giderildi' }
    await outbox.queue(newer, () => store.queueNotice(newer))
    await later(MINUTE)
    expect(sent.map(({ subject }) => subject)).toEqual(['Fiyat sorunu giderildi'])
  })
})

describe('delivery over SMTP', () => {
  let smtp: FakeSmtp

  beforeEach(async () => {
    smtp = await startFakeSmtp()
    const mailer = await smtpMailer({ url: smtp.url, from: 'Web sitesi <site@angun.example>' })
    outbox = open(store, async (...email) => {
      const answer = await mailer.send(...email)
      attempts += 1
      return answer
    })
  })

  afterEach(() => smtp.close())

  test('an email goes from the site’s address to the office, with the visitor as reply address', async () => {
    await keep('a', { name: 'Şükrü\r\nBcc: spy@example.com', subject: 'Kur\nX-Evil: 1', mailId: 'a@www.angun.example' })
    outbox.start()
    await expect.poll(() => attempts).toBe(1)
    const [mail] = smtp.mails
    expect(mail).toMatchObject({ from: 'site@angun.example', to: ['gise@angun.example'] })
    expect(mail?.headers.get('reply-to')).toMatch(/<ayse@example\.com>$/)
    expect(mail?.headers.get('message-id')).toBe('<a@www.angun.example>')
    expect(mail?.headers.get('content-type')).toMatch(/^multipart\/alternative/)
    expect([...(mail?.headers.keys() ?? [])].filter((name) => name === 'bcc' || name === 'x-evil')).toEqual([])
    await idle()
  })

  test('an email is sent again under the same Message-ID if the connection breaks after the data', async () => {
    smtp.breakAfterData()
    await keep('a')
    outbox.start()
    await expect.poll(() => attempts).toBe(1)
    await idle()
    smtp.accept()
    await clock.advance(MINUTE)
    outbox.wake()
    await expect.poll(() => attempts).toBe(2)
    expect(smtp.mails).toHaveLength(2)
    expect(new Set(smtp.mails.map(({ headers }) => headers.get('message-id'))).size).toBe(1)
    await idle()
  })
})
