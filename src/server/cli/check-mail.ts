import { openPostman, type Postman } from '../contact/index.ts'
import type { MailSettings } from '../runtime/index.ts'
import { oneLine } from '../text/index.ts'
import { connectionText } from './connection-text.ts'
import type { Finding } from './finding.ts'

/** Whether the mail server lets us in; nothing is sent. */
export async function checkMail(mail: MailSettings): Promise<Finding[]> {
  return withPostman(mail, async (postman) => {
    const greeted = await postman.greet()
    return [
      {
        what: 'E-posta sunucusu',
        state: greeted.ok ? 'well' : 'wrong',
        details: greeted.ok ? [] : [connectionText(greeted.error)],
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
  return withPostman(mail, async (postman) =>
    (await postman.tryOut(recipients, now)).map(({ recipient, answer }) => ({
      what: `Deneme mektubu: ${recipient}`,
      state: answer.ok ? 'well' : 'wrong',
      details: [answer.ok ? `sunucu aldı: ${oneLine(answer.value)}` : connectionText(answer.error)],
    })),
  )
}

async function withPostman(mail: MailSettings, ask: (postman: Postman) => Promise<Finding[]>): Promise<Finding[]> {
  const postman = await openPostman(mail, () => '')
  if (postman === null)
    return [{ what: 'E-posta', state: 'well', details: ['ayarlanmamış: mesajlar yalnızca saklanır'] }]
  return ask(postman)
}
