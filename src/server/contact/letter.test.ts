import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoredMessage } from '../store/store.ts'
import { writeLetter } from './letter.ts'

const MESSAGE: StoredMessage = {
  number: 42,
  name: 'Şükrü Öz',
  email: 'sukru@example.com',
  phone: '',
  subject: 'Japon yeni',
  message: 'Merhaba,\n10.000 yen için kur <nedir>?',
  // 3 August 2026, 09:05 in Istanbul
  receivedAt: Date.UTC(2026, 7, 3, 6, 5),
  handledAt: null,
  handledBy: null,
  mailId: 'a@angun.example',
  mail: { kind: 'waiting', attempts: 0, dueAt: 0, error: null },
}

describe('the mail to the counter', () => {
  test('reads well', () => {
    const { subject, text } = writeLetter(MESSAGE, 'ANGÜN Döviz ve Altın')
    expect(subject).toBe('Siteden mesaj: Japon yeni')
    expect(text).toBe(
      [
        'ANGÜN Döviz ve Altın sitesindeki iletişim formundan yeni bir mesaj geldi.',
        '',
        'Gönderen: Şükrü Öz',
        'E-posta: sukru@example.com',
        'Telefon: belirtilmedi',
        'Konu: Japon yeni',
        'Geliş zamanı: 3 Ağustos 2026 09:05',
        'Mesaj no: 42',
        '',
        'Mesaj',
        '-----',
        'Merhaba,',
        '10.000 yen için kur <nedir>?',
        '-----',
        '',
        'Bu e-postayı yanıtladığınızda cevabınız doğrudan mesajı gönderen kişiye gider.',
        '',
      ].join('\n'),
    )
  })

  test('shows the visitor’s words in HTML as words, never as markup', () => {
    const { html } = writeLetter({ ...MESSAGE, name: '<img src=x onerror=alert(1)>' }, 'ANGÜN')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).toContain('Merhaba,<br>10.000 yen için kur &lt;nedir&gt;?')
    expect(html).not.toContain('<img')
  })

  test('is answered to the visitor', () => {
    expect(writeLetter(MESSAGE, 'ANGÜN').replyTo).toEqual({ name: 'Şükrü Öz', address: 'sukru@example.com' })
  })

  test('whatever a visitor writes, no header gets a second line', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('a', '\r', '\n', '\0', '\u2028', '\u0085', 'Bcc: x@y', '<', '"', '\u202E'),
    })
    fc.assert(
      fc.property(nasty, nasty, (name, subject) => {
        const { subject: line, replyTo } = writeLetter({ ...MESSAGE, name, subject }, 'ANGÜN')
        return !/[\p{Cc}\u2028\u2029\u202E]/u.test([line, replyTo?.name, replyTo?.address].join(' '))
      }),
    )
  })
})
