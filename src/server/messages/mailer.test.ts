import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

test('the mailer needs no TLS without a password', async () => {
  expect(await verify(ELSEWHERE)).toEqual({ ok: true, value: undefined })
})
