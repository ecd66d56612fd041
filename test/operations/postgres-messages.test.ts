import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SECOND } from '../../src/domain/calendar.ts'
import { type FakeSmtp, startFakeSmtp } from '../fakes/smtp.ts'
import { type Postgres, startPostgres } from '../postgres/server.ts'
import { describePostgres } from '../postgres/suite.ts'
import { realTime } from './real-time.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const MESSAGES = 30

describePostgres('messages to replicas over one PostgreSQL', () => {
  let database: Postgres
  let name: string
  let smtp: FakeSmtp
  let folder: string
  let sites: readonly ServerProcess[]

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'postgres-messages-'))
    database = await startPostgres()
    name = await database.createDatabase()
    smtp = await startFakeSmtp()
    const mail = { SMTP_URL: smtp.url, CONTACT_FROM: 'site@angun.example', CONTACT_TO: 'gise@angun.example' }
    const start = (): Promise<ServerProcess> =>
      startServer({ DATABASE_URL: database.url(name), TRUST_PROXY: '1', ...mail }, folder)
    sites = [await start(), await start()]
  })

  afterAll(async () => {
    for (const site of sites) await site.kill('SIGKILL')
    await smtp.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const send = async (replica: number, subject: string, from: string): Promise<number> => {
    const answer = await fetch(new URL('/api/contact.php', sites[replica]?.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': subject, 'x-forwarded-for': from },
      body: JSON.stringify({ name: 'Ayşe', email: 'ayse@example.com', subject, message: 'Merhaba' }),
    })
    return answer.status
  }
  /** Repeats a refused message after a pause, as a visitor would with a busy database. */
  const sendUntilTaken = async (...message: Parameters<typeof send>): Promise<number> => {
    for (;;) {
      const status = await send(...message)
      if (status !== 503) return status
      await realTime(5 * SECOND)
    }
  }
  const subjects = async (): Promise<unknown[]> =>
    (await database.run('SELECT subject FROM demo.messages ORDER BY number', name)).map(({ subject }) => subject)

  test('a message that is sent to two replicas is stored once, and every message is mailed once', async () => {
    const sent = Array.from({ length: MESSAGES }, (_, index) => `m${index}`)
    const answers = await Promise.all(
      sent.flatMap((subject, index) =>
        [0, 1, 0].map((replica) => sendUntilTaken(replica, subject, `198.51.100.${index}`)),
      ),
    )
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(new Set(await subjects())).toEqual(new Set(sent))
    expect(await subjects()).toHaveLength(MESSAGES)
    const queue = "SELECT count(*)::int AS waiting FROM demo.outbox WHERE state <> 'sent'"
    await expect.poll(() => database.run(queue, name), { timeout: 60_000 }).toEqual([{ waiting: 0 }])
    expect(smtp.mails).toHaveLength(MESSAGES)
    expect(new Set(smtp.mails.map(({ headers }) => headers.get('message-id'))).size).toBe(MESSAGES)
  })

  test('all replicas together accept twenty messages from one address', async () => {
    for (let each = 0; each < 20; each += 1) expect(await send(each % 2, `twenty ${each}`, '203.0.113.9')).toBe(200)
    expect([await send(0, 'more', '203.0.113.9'), await send(1, 'more', '203.0.113.9')]).toEqual([429, 429])
    expect(await send(1, 'another', '203.0.113.10')).toBe(200)
  })

  test('another replica mails the message of a replica that was killed', async () => {
    const before = smtp.mails.length
    smtp.hang()
    expect(await send(0, 'left behind', '203.0.113.20')).toBe(200)
    await sites[0]?.kill('SIGKILL')
    smtp.accept()
    // Make the message due now. The killed replica's lease would end only after six minutes.
    await database.run("UPDATE demo.outbox SET at = 0 WHERE state = 'waiting'", name)
    expect(await send(1, 'next', '203.0.113.21')).toBe(200)
    const left = (): boolean => smtp.mails.slice(before).some(({ source }) => source.includes('left behind'))
    await expect.poll(left, { timeout: 90_000 }).toBe(true)
  })
})
