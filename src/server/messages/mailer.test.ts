import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { smtpMailer } from './mailer.ts'

/** A mail server that knows no TLS and would take any password. */
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

// "Any address of this machine" leads back here, and no name says so.
const ELSEWHERE = '0.0.0.0'

test('a password goes to no other machine without TLS', async () => {
  const verified = await verify(`site:secret@${ELSEWHERE}`)
  expect(verified.ok).toBe(false)
  expect(JSON.stringify(verified)).toMatch(/STARTTLS/)
  expect(passwords).toEqual([])
})

test.each(['127.0.0.1', 'localhost'])('on this machine, at %s, it does', async (host) => {
  expect(await verify(`site:secret@${host}`)).toEqual({ ok: true, value: undefined })
  expect(passwords).toEqual(['secret'])
})

test('without a password a server needs no TLS', async () => {
  expect(await verify(ELSEWHERE)).toEqual({ ok: true, value: undefined })
})
