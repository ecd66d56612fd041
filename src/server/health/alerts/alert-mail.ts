import type { Result } from '#domain/result.ts'
import { openMailer } from '../../contact/index.ts'
import type { MailSettings } from '../../runtime/index.ts'
import type { WaitingEmail } from '../../store/index.ts'
import { escapeHtml } from '../../text/index.ts'

/** Hands one email to the mail server. */
export type AlertMail = (email: WaitingEmail) => Promise<Result<void, string>>

/** null: no mail is set up. `host`: what stands behind the @ of a Message-ID. */
export async function openAlertMail(
  mail: MailSettings,
  officeName: () => string,
  host: () => string,
): Promise<AlertMail | null> {
  if (mail.kind === 'none') return null
  const mailer = await openMailer({ ...mail, to: mail.alertTo }, officeName)
  if (mailer === null) return null
  return ({ id, subject, text }) => mailer.send({ subject, text, html: htmlOf(text) }, `${id}@${host()}`)
}

function htmlOf(text: string): string {
  const paragraphs = text.trim().split('\n\n')
  return [
    '<!doctype html><html lang="tr"><head><meta charset="utf-8"></head>',
    '<body style="font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#1d2733">',
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`),
    '</body></html>',
  ].join('\n')
}
