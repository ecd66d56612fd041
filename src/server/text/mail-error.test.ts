import { expect, test } from 'vitest'
import { mailErrorText } from './mail-error.ts'

test.each([
  ['connect ECONNREFUSED 127.0.0.1:465', 'bağlantı reddedildi (“connect ECONNREFUSED 127.0.0.1:465”)'],
  [
    'Invalid login: 535 5.7.8 Error: authentication failed',
    'sunucu kullanıcı adını ya da parolayı kabul etmedi (“535 5.7.8 Error: authentication failed”)',
  ],
  [
    "Can't send mail - all recipients were rejected: 550 no such mailbox",
    'sunucu adresi ya da göndereni kabul etmedi (“550 no such mailbox”)',
  ],
  [
    'Message failed: 552 5.2.2 mailbox full',
    'alıcının kutusu dolu ya da e-posta fazla büyük (“552 5.2.2 mailbox full”)',
  ],
  ['Message failed: 554 spam', 'sunucu e-postayı reddetti (“554 spam”)'],
  ['Mail command failed: 451 4.7.1 greylisted', 'sunucu şu anda kabul etmiyor (“451 4.7.1 greylisted”)'],
  ['Greeting never received', 'sunucu kendini tanıtmadı (“Greeting never received”)'],
  ['Connection timeout', 'zamanında yanıt gelmedi (“Connection timeout”)'],
  ['self-signed certificate', 'sertifikasına güvenilmiyor (“self-signed certificate”)'],
  ['a\u001B[2J\r\nb', 'anlaşılmayan bir hata (“a [2J b”)'],
])('the mail error "%s" is translated to %s', (reason, text) => {
  expect(mailErrorText(reason)).toBe(text)
})

test('the hint form of a mail error tells what to check', () => {
  expect(mailErrorText('Invalid login: 535 no', 'hint')).toMatch(/SMTP_URL içindekilere bakın \(“535 no”\)$/)
  expect(mailErrorText('connect ECONNREFUSED 127.0.0.1:1', 'hint')).toMatch(/^bu adreste dinleyen yok; /)
  expect(mailErrorText('554 spam', 'hint')).toBe('sunucu e-postayı reddetti (“554 spam”)')
})
