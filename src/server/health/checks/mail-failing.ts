import { PAGE as MESSAGES_PAGE } from '#contract/panel/pages/messages-page.ts'
import { countText, mailErrorText } from '../../text/index.ts'
import { healthCheck } from '../health-check.ts'

export const mailFailing = healthCheck({
  kind: 'mail-failing',
  weight: 'degraded',
  test({ mail }) {
    if (mail?.kind !== 'on' || mail.lastError === null) return []
    const { lastError: error, failingSince: since, waiting } = mail
    return [{ since, error, waiting, remedy: 'angun-office check' }]
  },
  text: ({ error, waiting }) =>
    `E-posta gönderilemiyor: ${mailErrorText(error)}. ${countText(waiting)} mesaj bekliyor.`,
  owner: {
    text: 'E-posta gönderilemiyor; mesajlar burada duruyor.',
    advice: 'Mesajlara buradan bakın; sürerse teknisyeninize haber verin.',
  },
  helpsAt: () => MESSAGES_PAGE.path,
  mail: null,
})
