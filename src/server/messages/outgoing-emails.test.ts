import { expect, test } from 'vitest'
import { storedMessage } from '../store/test/sample-records.ts'
import { writeEmails } from './outgoing-emails.ts'

function message(number: number) {
  return { mailId: `m${number}@a.example`, content: { kind: 'message' as const, message: storedMessage(number) } }
}

function notice(topic: string) {
  return { mailId: `${topic}-5`, content: { kind: 'notice' as const, topic, subject: topic, text: 'Bir\n\nİki\n' } }
}

test('messages become one digest for the office, and each alert is an email of its own to the alert recipients', () => {
  const emails = writeEmails([message(1), notice('no-price'), message(2), notice('disk-low')], 'ANGÜN')
  expect(emails.map(({ audience, email, entries }) => [audience, email.subject, entries.length])).toEqual([
    ['office', 'Siteden 2 mesaj', 2],
    ['alerts', 'no-price', 1],
    ['alerts', 'disk-low', 1],
  ])
})

test('an email has the same Message-ID for the same entries, with the site’s host', () => {
  const idOf = (...entries: Parameters<typeof writeEmails>[0]) => writeEmails(entries, '')[0]?.id
  const both = idOf(message(1), message(2))
  expect(both).toMatch(/^[\da-f]{32}@a\.example$/)
  expect(idOf(message(1), message(2))).toBe(both)
  expect([idOf(message(1)), idOf(message(2)), idOf(notice('x'))]).toEqual(['m1@a.example', 'm2@a.example', 'x-5'])
})
