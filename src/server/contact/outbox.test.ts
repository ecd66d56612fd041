import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fail, ok, type Result } from '#domain/result.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { type FakeSmtp, startFakeSmtp } from '../../../test/fakes/smtp.ts'
import type { MailKind, NewMessage, StoredMessage } from '../store/message-store.ts'
import { openSqlite } from '../store/sqlite/sqlite-store.ts'
import { StoreFailure } from '../store/store-failure.ts'
import type { Store } from '../store/store.ts'
import { type MessageMailer, RETRY_DELAYS } from './delivery.ts'
import { type Mailer, smtpMailer } from './mailer.ts'
import { createOutbox, NO_OUTBOX, type Outbox } from './outbox.ts'

const START = Date.UTC(2026, 7, 3, 6)
/** A loaded machine may take its time; only a server that hangs on purpose is given up soon. */
const PATIENT = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 }
const HASTY = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }
const log = pino({ enabled: false })

let folder: string
let store: Store
let smtp: FakeSmtp
let clock: FakeClock
let outbox: Outbox

/** Attempts under way. */
let underWay = 0
/** For how long the last timer was set. */
let lastDelay = 0

function outboxOf(over: Store, patience = PATIENT): Outbox {
  const settings = {
    kind: 'smtp',
    url: smtp.url,
    from: 'Web sitesi <site@angun.example>',
    to: ['gise@angun.example'],
  } as const
  const smtpOne = smtpMailer({ mail: settings, officeName: () => 'ANGÜN', patience })
  const counted = async <Outcome>(attempt: Promise<Outcome>): Promise<Outcome> => {
    underWay += 1
    const outcome = await attempt
    underWay -= 1
    return outcome
  }
  const mail: Mailer['mail'] = (message) => counted(smtpOne.then((mailer) => mailer.mail(message)))
  const mailTogether: Mailer['mailTogether'] = (messages) =>
    counted(smtpOne.then((mailer) => mailer.mailTogether(messages)))
  return createOutbox({ store: over, mailer: { mail, mailTogether }, clock, log })
}

/** Sends at once: how a letter goes over the wire is not the question. */
interface QuickMailer extends MessageMailer {
  /** The messages of each mail that went. */
  readonly mails: readonly (readonly string[])[]
  /** Those that were refused included. */
  attempts(): number
  refuse(words: string): void
  accept(): void
}

function quickMailer(): QuickMailer {
  const mails: string[][] = []
  let refusal: string | null = null
  let attempts = 0
  const send = (messages: readonly StoredMessage[]): Promise<Result<void, string>> => {
    attempts += 1
    if (refusal !== null) return Promise.resolve(fail(refusal))
    mails.push(messages.map(({ mailId }) => mailId))
    return Promise.resolve(ok(undefined))
  }
  return {
    mails,
    attempts: () => attempts,
    refuse: (words) => void (refusal = words),
    accept: () => void (refusal = null),
    mail: (message) => send([message]),
    mailTogether: send,
  }
}

/** Has the letter taken, and never hears whether it was. */
function hangingMailer(): MessageMailer {
  const { promise } = Promise.withResolvers<never>()
  return { mail: () => promise, mailTogether: () => promise }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  store = await openSqlite(join(folder, 'office.sqlite'), { thread: "caller's" })
  smtp = await startFakeSmtp()
  const still = fakeClock(START)
  clock = {
    ...still,
    after(delay, run) {
      lastDelay = delay
      return still.after(delay, run)
    },
  }
  underWay = 0
  outbox = outboxOf(store)
})

afterEach(async () => {
  await outbox[Symbol.asyncDispose]()
  await smtp.close()
  await store[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

async function keep(submission: string, other: Partial<NewMessage> = {}): Promise<number> {
  const message: NewMessage = {
    submission,
    mailId: `${submission}@www.angun.example`,
    receivedAt: clock.now(),
    mailed: true,
    name: 'Ayşe Yılmaz',
    email: 'ayse@example.com',
    phone: '',
    subject: 'Kur',
    message: 'Merhaba',
    ...other,
  }
  return (await store.keepMessage(message)).number
}

/** Waits until the outbox rests: it has looked at everything that is due and set its timer. */
async function rests(): Promise<void> {
  await expect.poll(() => [underWay, clock.waiting(), lastDelay], { interval: 5 }).toEqual([0, 1, 60_000])
}

/**
 * Lets time pass and the outbox look. Its own timer would do (once a minute), but the store and the mail server work
 * in real time.
 */
async function later(ms: number): Promise<void> {
  await clock.advance(ms)
  outbox.wake()
  await rests()
}

async function stateOf(number: number): Promise<MailKind | undefined> {
  return (await store.message(number))?.mail.kind
}

async function lastError(): Promise<string | null> {
  const health = await outbox.health()
  return health.kind === 'on' ? health.lastError : null
}

describe('the outbox', () => {
  test('mails what was kept while it was away, and what comes later as soon as it is woken', async () => {
    await keep('before')
    outbox.start()
    await rests()
    await keep('after')
    outbox.wake()
    await expect.poll(() => smtp.mails).toHaveLength(2)
    await rests()
    expect(await outbox.health()).toMatchObject({ kind: 'on', waiting: 0, dead: 0, lastError: null, lastSentAt: START })
  })

  test('the mail goes from the office to the office, and its answer to the visitor', async () => {
    const number = await keep('a', { name: 'Şükrü\r\nBcc: spy@example.com', subject: 'Kur\nX-Evil: 1' })
    outbox.start()
    await rests()
    expect(await stateOf(number)).toBe('sent')
    const [mail] = smtp.mails
    expect(mail?.from).toBe('site@angun.example')
    expect(mail?.to).toEqual(['gise@angun.example'])
    expect(mail?.headers.get('reply-to')).toMatch(/<ayse@example\.com>$/)
    expect(mail?.headers.get('message-id')).toBe('<a@www.angun.example>')
    expect(mail?.headers.get('content-type')).toMatch(/^multipart\/alternative/)
    expect([...(mail?.headers.keys() ?? [])]).not.toEqual(expect.arrayContaining(['bcc']))
    expect([...(mail?.headers.keys() ?? [])]).not.toEqual(expect.arrayContaining(['x-evil']))
  })

  test('a server that refuses is tried again with growing delay, under one Message-ID, until it takes the mail', async () => {
    smtp.refuse(451, 'greylisted, come back')
    const number = await keep('a')
    outbox.start()
    await rests()
    expect((await store.message(number))?.mail).toMatchObject({ kind: 'waiting', attempts: 1, dueAt: START + 60_000 })
    expect(await outbox.health()).toMatchObject({ waiting: 1, oldestAt: START })
    expect(await lastError()).toMatch(/451 greylisted/)
    await later(60_000)
    expect((await store.message(number))?.mail).toMatchObject({ attempts: 2, dueAt: START + 6 * 60_000 })
    smtp.accept()
    await later(4 * 60_000)
    expect(smtp.mails).toHaveLength(0)
    await later(60_000)
    expect(smtp.mails.map(({ headers }) => headers.get('message-id'))).toEqual(['<a@www.angun.example>'])
    expect(await stateOf(number)).toBe('sent')
  })

  test('a server that hangs is given up and tried again; one that is gone as well', async () => {
    smtp.hang()
    outbox = outboxOf(store, HASTY)
    const number = await keep('a')
    outbox.start()
    await rests()
    expect(await stateOf(number)).toBe('waiting')
    await smtp.goDown()
    await later(60_000)
    expect((await store.message(number))?.mail).toMatchObject({ kind: 'waiting', attempts: 2 })
    smtp.accept()
    await outbox[Symbol.asyncDispose]()
    await smtp.comeBack()
    outbox = outboxOf(store)
    outbox.start()
    await later(5 * 60_000)
    expect(await stateOf(number)).toBe('sent')
    expect(smtp.mails).toHaveLength(1)
  })

  test('a line that breaks after the mail was taken brings the same Message-ID again, so that the server can drop it', async () => {
    smtp.breakAfterData()
    await keep('a')
    outbox.start()
    await rests()
    smtp.accept()
    await later(60_000)
    expect(smtp.mails).toHaveLength(2)
    expect(new Set(smtp.mails.map(({ headers }) => headers.get('message-id'))).size).toBe(1)
  })

  test('a process that dies during an attempt loses nothing: another takes the letter within two minutes', async () => {
    const number = await keep('a')
    const dying = createOutbox({ store, mailer: hangingMailer(), clock: fakeClock(START), log })
    dying.start()
    await expect.poll(async () => (await store.message(number))?.mail).toMatchObject({ attempts: 1 })
    await clock.advance(1000)
    outbox.start()
    await rests()
    expect(smtp.mails).toHaveLength(0)
    await later(60_000)
    await later(59_000)
    expect(smtp.mails).toHaveLength(1)
    expect(await stateOf(number)).toBe('sent')
  })

  test('a store that fails just after a letter went out is told of it when it can be: the letter does not go again', async () => {
    const quick = quickMailer()
    let failures = 3
    const failing: Store = {
      ...store,
      settleMail(number, outcome) {
        failures -= 1
        return failures < 0
          ? store.settleMail(number, outcome)
          : Promise.reject(new StoreFailure('POSTGRES_GONE', 'restarted'))
      },
    }
    outbox = createOutbox({ store: failing, mailer: quick, clock, log })
    const number = await keep('a')
    outbox.start()
    const stateLater = async () => {
      await clock.advance(500)
      return stateOf(number)
    }
    await expect.poll(stateLater).toBe('sent')
    await rests()
    await later(60_000)
    await later(60_000)
    expect(quick.mails).toHaveLength(1)
  })

  test('a letter that a slow mail server takes minutes for is not handed over a second time meanwhile', async () => {
    const number = await keep('a')
    const slow = createOutbox({ store, mailer: hangingMailer(), clock, log })
    slow.start()
    await expect.poll(async () => (await store.message(number))?.mail).toMatchObject({ attempts: 1 })
    for (let third = 1; third <= 15; third += 1) {
      await clock.advance(20_000)
      const dueAt = clock.now() + 60_000
      await expect.poll(async () => (await store.message(number))?.mail).toMatchObject({ dueAt })
      expect(await store.claimMail(clock.now() + 30_000, 1)).toBeNull()
    }
  })

  test('a clock that ran ahead puts nothing off, whether it is set right while we run or before', async () => {
    smtp.refuse(451, 'come back')
    const [first, second] = [await keep('a'), await keep('b')]
    outbox.start()
    await rests()
    smtp.accept()
    clock.set(START - 10_800_000)
    await expect.poll(() => smtp.mails).toHaveLength(2)
    await rests()
    expect([await stateOf(first), await stateOf(second)]).toEqual(['sent', 'sent'])
    await outbox[Symbol.asyncDispose]()
    const ahead = await keep('c', { receivedAt: START + 365 * 86_400_000 })
    outbox = outboxOf(store)
    outbox.start()
    await expect.poll(() => stateOf(ahead)).toBe('sent')
  })

  test('where letters go by the clock of a database, ours that is set back hastens nobody’s', async () => {
    const hastenMail = vi.fn(() => Promise.resolve())
    const shared: Store = { ...store, mailClock: 'database', mailTime: () => Promise.resolve(START), hastenMail }
    outbox = createOutbox({ store: shared, mailer: quickMailer(), clock, log })
    outbox.start()
    await rests()
    clock.set(START - 10_800_000)
    await clock.advance(0)
    expect(hastenMail).toHaveBeenCalledOnce()
  })

  test('after five days of refusals the letter is dead, kept and shown; the operator can send it again', async () => {
    const post = quickMailer()
    outbox = createOutbox({ store, mailer: post, clock, log })
    post.refuse('550 no such mailbox')
    const number = await keep('a')
    outbox.start()
    await rests()
    for (const delay of RETRY_DELAYS) await later(delay)
    const attempts = RETRY_DELAYS.length + 1
    expect(post.attempts()).toBe(attempts)
    expect((await store.message(number))?.mail).toMatchObject({ kind: 'dead', attempts })
    expect(await outbox.health()).toMatchObject({ waiting: 0, dead: 1 })
    expect(await lastError()).toBe('550 no such mailbox')
    expect(clock.now() - START).toBeGreaterThan(4 * 86_400_000)
    await later(86_400_000)
    expect(post.attempts()).toBe(attempts)
    post.accept()
    await store.requeueMail(number, 'a@www.angun.example', clock.now())
    await clock.advance(60_000)
    await rests()
    expect(await stateOf(number)).toBe('sent')
  })

  test('two processes at work on one store send each letter once', async () => {
    const post = quickMailer()
    outbox = createOutbox({ store, mailer: post, clock, log })
    const other = await openSqlite(join(folder, 'office.sqlite'), { thread: "caller's" })
    const second = createOutbox({ store: other, mailer: post, clock, log })
    for (let index = 0; index < 20; index += 1) await keep(`s${index}`)
    outbox.start()
    second.start()
    await expect.poll(() => [post.mails.length, clock.waiting()]).toEqual([20, 2])
    expect(new Set(post.mails.flat()).size).toBe(20)
    await second[Symbol.asyncDispose]()
    await other[Symbol.asyncDispose]()
  })

  test('a flood is slowed down: sixty letters go alone, the rest in one mail after ten minutes, and none is lost', async () => {
    const post = quickMailer()
    outbox = createOutbox({ store, mailer: post, clock, log })
    const numbers = []
    for (let index = 0; index < 100; index += 1) numbers.push(await keep(`f${index}`))
    outbox.start()
    await rests()
    expect(post.mails.map((mail) => mail.length)).toEqual(Array.from({ length: 60 }, () => 1))
    await later(9 * 60_000)
    expect(post.mails).toHaveLength(60)
    await later(60_000)
    expect(post.mails.slice(60).map((mail) => mail.length)).toEqual([40])
    for (const number of numbers) expect(await stateOf(number)).toBe('sent')
    await keep('after')
    outbox.wake()
    await rests()
    expect(post.mails.slice(61)).toEqual([['after@www.angun.example']])
  })

  test('of a flood that the mail server refuses, each message is tried again by itself', async () => {
    const post = quickMailer()
    outbox = createOutbox({ store, mailer: post, clock, log })
    for (let index = 0; index < 62; index += 1) await keep(`f${index}`)
    outbox.start()
    await rests()
    post.refuse('554 looks like spam')
    await later(600_000)
    expect(await lastError()).toBe('554 looks like spam')
    expect(await outbox.health()).toMatchObject({ waiting: 2, dead: 0 })
    post.accept()
    await later(300_000)
    expect(post.mails.slice(60)).toEqual([['f60@www.angun.example'], ['f61@www.angun.example']])
  })

  test('a stop lets the attempt under way end and leaves no timer', async () => {
    const number = await keep('a')
    outbox.start()
    await outbox[Symbol.asyncDispose]()
    expect(clock.waiting()).toBe(0)
    expect(['sent', 'waiting']).toContain(await stateOf(number))
  })

  test('without mail it is off', async () => {
    NO_OUTBOX.start()
    expect(await NO_OUTBOX.health()).toEqual({ kind: 'off' })
    expect(clock.waiting()).toBe(0)
  })
})
