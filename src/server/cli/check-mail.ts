import { type Mailer, openMailer } from '../contact/index.ts'
import type { MailSettings } from '../runtime/index.ts'
import { oneLine } from '../text/index.ts'
import { connectionText } from './connection-text.ts'
import type { Finding } from './finding.ts'

/** Whether the mail server lets us in; nothing is sent. */
export async function checkMail(mail: MailSettings): Promise<Finding[]> {
  return withMailer(mail, async (mailer) => {
    const verified = await mailer.verify()
    return [
      {
        what: 'E-posta sunucusu',
        state: verified.ok ? 'well' : 'wrong',
        details: verified.ok ? [] : [connectionText(verified.error)],
      },
    ]
  })
}

/** Sends a letter to everybody whom the site writes to, and tells what the server said of each. */
export async function tryMail(mail: MailSettings, now: number): Promise<Finding[]> {
  if (mail.kind === 'none')
    return [
      { what: 'E-posta', state: 'wrong', details: ['ayarlanmamış: SMTP_URL, CONTACT_FROM ve CONTACT_TO gerekli'] },
    ]
  const recipients = [...new Set([...mail.to, ...mail.alertTo])]
  return withMailer(mail, async (mailer) =>
    (await mailer.tryOut(recipients, now)).map(({ recipient, answer }) => ({
      what: `Deneme mektubu: ${recipient}`,
      state: answer.ok ? 'well' : 'wrong',
      details: [answer.ok ? `sunucu aldı: ${oneLine(answer.value)}` : connectionText(answer.error)],
    })),
  )
}

async function withMailer(mail: MailSettings, ask: (mailer: Mailer) => Promise<Finding[]>): Promise<Finding[]> {
  const mailer = await openMailer(mail, () => '')
  if (mailer === null)
    return [{ what: 'E-posta', state: 'well', details: ['ayarlanmamış: mesajlar yalnızca saklanır'] }]
  return ask(mailer)
}
