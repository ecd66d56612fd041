import type { StoredMessage } from '../store/index.ts'
import { escapeHtml, longTimeText, oneLine, plainText } from '../text/index.ts'

/** The mail that the counter gets. Plain values: the mailer encodes headers, and nothing here can break out of one line. */
export interface Letter {
  readonly subject: string
  /** Where an answer goes; absent: to the office itself. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly text: string
  readonly html: string
}

export function writeLetter(message: StoredMessage, officeName: string): Letter {
  const name = oneLine(message.name)
  const subject = oneLine(message.subject)
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Gönderen', name],
    ['E-posta', oneLine(message.email)],
    ['Telefon', message.phone === '' ? 'belirtilmedi' : oneLine(message.phone)],
    ['Konu', subject],
    ['Geliş zamanı', longTimeText(message.receivedAt)],
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
  return [intro, '', ...lines, '', 'Mesaj', '-----', plainText(words), '-----', '', outro, ''].join('\n')
}

function htmlOf(intro: string, facts: Facts, words: string, outro: string): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:2px 16px 2px 0">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  )
  const paragraphs = escapeHtml(plainText(words)).replaceAll('\n', '<br>')
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
