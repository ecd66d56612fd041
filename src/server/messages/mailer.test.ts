import { once } from 'node:events'
import { createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenOnFreePort } from '../../../test/fakes/listening.ts'
import { smtpMailer } from './mailer.ts'

/** A mail server without TLS that accepts every password. */
let server: SMTPServer
let port: number
let passwords: unknown[]

beforeEach(async () => {
  passwords = []
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ password }, _session, done) {
      passwords.push(password)
      done(null, { user: 'site' })
    },
  })
  server.listen(0, '0.0.0.0')
  await once(server.server, 'listening')
  const address = server.server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})

afterEach(async () => {
  const closed = once(server.server, 'close')
  server.close()
  await closed
})

async function verify(host: string) {
  const mailer = await smtpMailer({ url: `smtp://${host}:${port}`, from: 'a@b.example' })
  return mailer.verify()
}

// "0.0.0.0" leads to this machine but is not recognized as local.
const ELSEWHERE = '0.0.0.0'

test('the mailer sends no password to another machine without TLS', async () => {
  const verified = await verify(`site:secret@${ELSEWHERE}`)
  expect(verified.ok).toBe(false)
  expect(JSON.stringify(verified)).toMatch(/STARTTLS/)
  expect(passwords).toEqual([])
})

test.each(['127.0.0.1', 'localhost'])('the mailer sends a password without TLS to this machine at %s', async (host) => {
  expect(await verify(`site:secret@${host}`)).toEqual({ ok: true, value: undefined })
  expect(passwords).toEqual(['secret'])
})

test('an aborted attempt closes its connection to a server that keeps answering without an end', async () => {
  const greeted = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  await using slow = createServer((socket) => {
    socket.on('error', () => undefined).on('close', () => closed.resolve())
    // A line with a hyphen is never the last one, and it renews the library's timeout of silence.
    socket.write('220-wait\r\n', () => greeted.resolve())
  })
  const mailer = await smtpMailer({ url: `smtp://127.0.0.1:${await listenOnFreePort(slow)}`, from: 'a@b.example' })
  const attempt = new AbortController()
  const sent = mailer.send({ subject: 'Kur', text: 'Kur', html: 'Kur' }, ['c@d.example'], 'id', attempt.signal)
  await greeted.promise
  attempt.abort()
  expect(await sent).toEqual({ ok: false, error: 'Timeout' })
  await closed.promise
})

test('the mailer needs no TLS without a password', async () => {
  expect(await verify(ELSEWHERE)).toEqual({ ok: true, value: undefined })
})
