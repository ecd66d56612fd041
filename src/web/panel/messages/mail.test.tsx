import { expect, test } from 'vitest'
import type { MessageMail } from '#contract/panel/pages/messages-page.ts'
import { moment } from '../../../../test/fakes/panel-page.ts'
import { mailNote } from './mail.tsx'

const at = moment('17:00')
const error = 'sunucu yanıt vermedi'

test.each<[name: string, mail: MessageMail, note: string]>([
  ['mail that is not set up', { kind: 'none' }, 'E-posta ayarlanmamış; mesaj yalnız burada durur.'],
  ['a new mail', { kind: 'waiting', attempts: 0, dueAt: at, error: null }, 'birazdan gönderilecek'],
  ['a failed attempt', { kind: 'waiting', attempts: 3, dueAt: at, error }, `16.20’den beri, 3 deneme: ${error}`],
  ['a mail without more attempts', { kind: 'dead', attempts: 9, at, error }, `16.20’den beri, 9 deneme: ${error}`],
  ['a restored mail without an attempt', { kind: 'dead', attempts: 0, at, error }, error],
])('the note below the badge explains %s', (_name, mail, note) => {
  expect(mailNote(mail, moment('16:20'), moment('17:12'))).toBe(note)
})
