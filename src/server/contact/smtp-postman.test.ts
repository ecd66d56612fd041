import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { smtpPostman } from './smtp-postman.ts'

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

function greet(host: string) {
  const mail = { kind: 'smtp', url: `smtp://${host}:${port}`, from: 'a@b.example', to: ['a@b.example'] } as const
  return smtpPostman({ mail, officeName: () => '' }).greet()
}

// "Any address of this machine" leads back here, and no name says so.
const ELSEWHERE = '0.0.0.0'

test('a password goes to no other machine without TLS', async () => {
  const greeted = await greet(`site:secret@${ELSEWHERE}`)
  expect(greeted.ok).toBe(false)
  expect(JSON.stringify(greeted)).toMatch(/STARTTLS/)
  expect(passwords).toEqual([])
})

test.each(['127.0.0.1', 'localhost'])('on this machine, at %s, it does', async (host) => {
  expect(await greet(`site:secret@${host}`)).toEqual({ ok: true, value: undefined })
  expect(passwords).toEqual(['secret'])
})

test('without a password a server needs no TLS', async () => {
  expect(await greet(ELSEWHERE)).toEqual({ ok: true, value: undefined })
})
