import type { StoredMessage } from '../store/index.ts'

/** The mail that the counter gets. Plain values: the mailer encodes headers, and nothing here can break out of one line. */
export interface Letter {
  readonly subject: string
  /** Where an answer goes; absent: to the office itself. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly text: string
  readonly html: string
}

export const received = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  dateStyle: 'long',
  timeStyle: 'short',
})

export function writeLetter(message: StoredMessage, officeName: string): Letter {
  const name = oneLine(message.name)
  const subject = oneLine(message.subject)
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Gönderen', name],
    ['E-posta', oneLine(message.email)],
    ['Telefon', message.phone === '' ? 'belirtilmedi' : oneLine(message.phone)],
    ['Konu', subject],
    ['Geliş zamanı', received.format(message.receivedAt)],
    ['Mesaj no', String(message.number)],
  ]
  const intro = `${officeName} sitesindeki iletişim formundan yeni bir mesaj geldi.`
  const outro = 'Bu e-postayı yanıtladığınızda cevabınız doğrudan mesajı gönderen kişiye gider.'
  return {
    subject: `Siteden mesaj: ${subject}`,
    replyTo: { name, address: oneLine(message.email) },
    text: textOf(intro, facts, message.message, outro),
    html: htmlOf(intro, facts, message.message, outro),
  }
}

type Facts = readonly (readonly [label: string, value: string])[]

function textOf(intro: string, facts: Facts, words: string, outro: string): string {
  const lines = facts.map(([label, value]) => `${label}: ${value}`)
  return [intro, '', ...lines, '', 'Mesaj', '-----', plain(words), '-----', '', outro, ''].join('\n')
}

function htmlOf(intro: string, facts: Facts, words: string, outro: string): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:2px 16px 2px 0">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  )
  const paragraphs = escapeHtml(plain(words)).replaceAll('\n', '<br>')
  return [
    '<!doctype html><html lang="tr"><head><meta charset="utf-8"></head>',
    '<body style="font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#1d2733">',
    `<p>${escapeHtml(intro)}</p>`,
    `<table cellpadding="0" cellspacing="0">${rows.join('')}</table>`,
    `<p style="margin:16px 0;padding:12px 16px;border-left:4px solid #b8862b;background:#f7f4ec">${paragraphs}</p>`,
    `<p style="color:#5a6673">${escapeHtml(outro)}</p>`,
    '</body></html>',
  ].join('\n')
}

/** A visitor's line break in a header would start another header; control and direction characters could disguise an address. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** Line breaks stay, other control characters go. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
