import { PAGE as MESSAGES_PAGE } from '#contract/panel/pages/messages-page.ts'
import { countText, mailErrorText } from '../../text/index.ts'
import { healthCheck } from '../health-check.ts'

export const letterDead = healthCheck({
  kind: 'letter-dead',
  weight: 'degraded',
  test({ mail }) {
    if (mail?.kind !== 'on' || mail.lastDead === null) return []
    const { at: since, error } = mail.lastDead
    return [{ since, error, dead: mail.dead }]
  },
  text: ({ dead, error }) =>
    `${countText(dead)} e-posta gönderilemedi: ${mailErrorText(error)}. Mesajlar kayıtlı duruyor; panelde mesajın sayfasından yeniden gönderilir.`,
  owner: {
    text: 'Bir mesajın bildirimi e-postayla gönderilemedi; mesajın kendisi duruyor.',
    advice: 'Mesajı açıp bildirimi yeniden gönderin.',
  },
  helpsAt: () => MESSAGES_PAGE.path,
  mail: { subject: 'bir mesaj e-postayla gönderilemedi', trouble: 'gönderilemeyen mesaj', after: 0 },
})
