import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storedMessage } from '../store/test/sample-records.ts'
import { writeDigest, writeMessageEmail } from './email-text.ts'

const MESSAGE = storedMessage(42, {
  name: 'Şükrü Öz',
  email: 'sukru@example.com',
  phone: '',
  subject: 'Japon yeni',
  message: 'Merhaba,\n10.000 yen için kur <nedir>?',
  receivedAt: Date.parse('2026-08-03T09:05:00+03:00'),
})

describe('the email of a contact message', () => {
  test('the email contains the message, its sender and its subject in Turkish', () => {
    const { subject, text } = writeMessageEmail(MESSAGE, 'ANGÜN Döviz ve Altın')
    expect(subject).toBe('Siteden mesaj: Japon yeni')
    expect(text).toBe(
      [
        'ANGÜN Döviz ve Altın sitesindeki iletişim formundan yeni bir mesaj geldi.',
        '',
        'Gönderen: Şükrü Öz',
        'E-posta: sukru@example.com',
        'Telefon: belirtilmedi',
        'Konu: Japon yeni',
        'Geliş zamanı: 3 Ağustos 2026 09.05',
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

  test('the HTML email escapes the visitor’s text', () => {
    const { html } = writeMessageEmail({ ...MESSAGE, name: '<img src=x onerror=alert(1)>' }, 'ANGÜN')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).toContain('Merhaba,<br>10.000 yen için kur &lt;nedir&gt;?')
    expect(html).not.toContain('<img')
  })

  test('an answer to the email goes to the visitor', () => {
    expect(writeMessageEmail(MESSAGE, 'ANGÜN').replyTo).toEqual({ name: 'Şükrü Öz', address: 'sukru@example.com' })
  })

  test('no header gets a second line, whatever the visitor writes', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('a', '\r', '\n', '\0', '\u2028', '\u0085', 'Bcc: x@y', '<', '"', '\u202E'),
    })
    fc.assert(
      fc.property(nasty, nasty, (name, subject) => {
        const { subject: line, replyTo } = writeMessageEmail({ ...MESSAGE, name, subject }, 'ANGÜN')
        return !/[\p{Cc}\u2028\u2029\u202E]/u.test([line, replyTo?.name, replyTo?.address].join(' '))
      }),
    )
  })
})

const OTHER = { ...MESSAGE, number: 43, phone: '5551234567', message: 'x'.repeat(5000) }

describe('the digest of a flood', () => {
  test('the digest lists sender, time and beginning of each message', () => {
    const { subject, text, replyTo } = writeDigest([MESSAGE, OTHER], 'ANGÜN Döviz ve Altın')
    expect(subject).toBe('Siteden 2 mesaj')
    expect(text).toBe(
      [
        'ANGÜN Döviz ve Altın sitesindeki iletişim formundan kısa sürede çok sayıda mesaj geldi. Bunlardan 2 tanesi bu e-postada toplandı; hepsi saklandı.',
        'Mesaj no 42 · 3 Ağustos 2026 09.05\nŞükrü Öz · sukru@example.com\nKonu: Japon yeni\nMerhaba, 10.000 yen için kur <nedir>?',
        `Mesaj no 43 · 3 Ağustos 2026 09.05\nŞükrü Öz · sukru@example.com · 5551234567\nKonu: Japon yeni\n${'x'.repeat(300)}…`,
        'Bu e-postayı yanıtlamayın: her mesajın altında gönderenin adresi yazılıdır. Mesajların tamamı panelde, Mesajlar’da.',
        '',
      ].join('\n\n'),
    )
    expect(replyTo).toBeUndefined()
  })

  test('the digest escapes visitors’ texts and keeps each in its own lines', () => {
    const word = fc.string({ unit: fc.constantFrom('a', '<', '>', '"', '&', '\r', '\n', '\u2028', '\u202E') })
    fc.assert(
      fc.property(word, word, word, (name, subject, message) => {
        const { html, text } = writeDigest([{ ...MESSAGE, name, subject, message }], 'ANGÜN')
        const plain = html.replaceAll(/<\/?(?:html|head|body|meta|p|b|br)\b[^<>]*>|<!doctype html>/g, '')
        expect(plain).not.toMatch(/[<>]/)
        expect(text.split('\n')).toHaveLength(10)
      }),
    )
  })
})
