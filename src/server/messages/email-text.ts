import type { StoredMessage } from '../store/index.ts'
import { escapeHtml, longTimeText, oneLine, plainText } from '../text/index.ts'

/** The headers are plain values, which the mailer encodes. None contains a line break. */
export interface Email {
  readonly subject: string
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly text: string
  readonly html: string
}

export function writeMessageEmail(message: StoredMessage, officeName: string): Email {
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
  const lines = facts.map(([label, value]) => `${label}: ${value}`)
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:2px 16px 2px 0">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  )
  const words = plainText(message.message)
  return {
    subject: `Siteden mesaj: ${subject}`,
    replyTo: { name, address: oneLine(message.email) },
    text: [intro, '', ...lines, '', 'Mesaj', '-----', words, '-----', '', outro, ''].join('\n'),
    html: documentOf([
      `<p>${escapeHtml(intro)}</p>`,
      `<table cellpadding="0" cellspacing="0">${rows.join('')}</table>`,
      `<p style="margin:16px 0;padding:12px 16px;border-left:4px solid #b8862b;background:#f7f4ec">${brokenLines(words)}</p>`,
      `<p style="color:#5a6673">${escapeHtml(outro)}</p>`,
    ]),
  }
}

const SHOWN = 300

/** Writes one email for many messages, without a reply address. */
export function writeDigest(messages: readonly StoredMessage[], officeName: string): Email {
  const intro = `${officeName} sitesindeki iletişim formundan kısa sürede çok sayıda mesaj geldi. Bunlardan ${messages.length} tanesi bu e-postada toplandı; hepsi saklandı.`
  const outro =
    'Bu e-postayı yanıtlamayın: her mesajın altında gönderenin adresi yazılıdır. Mesajların tamamı panelde, Mesajlar’da.'
  const entries = messages.map(entryOf)
  const rows = entries.map(
    ({ heading, sender, subject, words }) =>
      `<p style="margin:16px 0 0"><b>${escapeHtml(heading)}</b><br>${escapeHtml(sender)}<br>Konu: ${escapeHtml(subject)}<br>${escapeHtml(words)}</p>`,
  )
  return {
    subject: `Siteden ${messages.length} mesaj`,
    text: [
      intro,
      ...entries.map(({ heading, sender, subject, words }) => [heading, sender, `Konu: ${subject}`, words].join('\n')),
      outro,
      '',
    ].join('\n\n'),
    html: documentOf([`<p>${escapeHtml(intro)}</p>`, ...rows, `<p style="color:#5a6673">${escapeHtml(outro)}</p>`]),
  }
}

function entryOf({ number, name, email, phone, subject, message, receivedAt }: StoredMessage) {
  const words = oneLine(message)
  return {
    heading: `Mesaj no ${number} · ${longTimeText(receivedAt)}`,
    sender: [oneLine(name), oneLine(email), oneLine(phone)].filter((part) => part !== '').join(' · '),
    subject: oneLine(subject),
    words: words.length > SHOWN ? `${words.slice(0, SHOWN).trimEnd()}…` : words,
  }
}

export function writeTrial(now: number): Email {
  const words = [
    'Bu e-posta, sitenin e-postalarının ulaşıp ulaşmadığını görmek için “check --mail” komutuyla gönderildi.',
    `Gönderildiği zaman: ${longTimeText(now)}. Yanıtlamanız gerekmez.`,
  ]
  const text = `${words.join('\n\n')}\n`
  return { subject: 'Siteden deneme mektubu', text, html: htmlOfText(text) }
}

/** Converts plain text to HTML. Empty lines separate paragraphs. */
export function htmlOfText(text: string): string {
  const paragraphs = text.trim().split('\n\n')
  return documentOf(paragraphs.map((paragraph) => `<p>${brokenLines(paragraph)}</p>`))
}

function brokenLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

function documentOf(body: readonly string[]): string {
  return [
    '<!doctype html><html lang="tr"><head><meta charset="utf-8"></head>',
    '<body style="font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#1d2733">',
    ...body,
    '</body></html>',
  ].join('\n')
}
