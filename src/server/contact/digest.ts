import { createHash } from 'node:crypto'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import type { StoredMessage } from '../store/index.ts'
import { escapeHtml, longTimeText, oneLine } from '../text/index.ts'
import type { Letter } from './letter.ts'

/** Of each message so much is shown; the whole of it is read by its number. */
const SHOWN = 300

/** Many messages in one mail: who wrote what, when, and how to reach them. Nobody is answered by answering it. */
export function writeDigest(messages: readonly StoredMessage[], officeName: string): Letter {
  const intro = `${officeName} sitesindeki iletişim formundan kısa sürede çok sayıda mesaj geldi. Bunlardan ${messages.length} tanesi bu e-postada toplandı; hepsi saklandı.`
  const outro = `Bu e-postayı yanıtlamayın: her mesajın altında gönderenin adresi yazılıdır. Bir mesajın tamamı: ${OFFICE_COMMAND} messages show NO`
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
    html: [
      '<!doctype html><html lang="tr"><head><meta charset="utf-8"></head>',
      '<body style="font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#1d2733">',
      `<p>${escapeHtml(intro)}</p>`,
      ...rows,
      `<p style="color:#5a6673">${escapeHtml(outro)}</p>`,
      '</body></html>',
    ].join('\n'),
  }
}

/** The same for the same messages, so that a mail server which has it drops a second. */
export function digestId(messages: readonly StoredMessage[]): string {
  const [first] = messages
  const host = first?.mailId.slice(first.mailId.indexOf('@')) ?? ''
  const hash = createHash('sha256').update(messages.map(({ mailId }) => mailId).join('\n'))
  return `${hash.digest('hex').slice(0, 32)}${host}`
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
