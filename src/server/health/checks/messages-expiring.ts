import { PAGE as MESSAGES_PAGE } from '#contract/panel/pages/messages-page.ts'
import { countText } from '../../text/index.ts'
import { healthCheck } from '../health-check.ts'

const MAX_NAMED = 5

export const messagesExpiring = healthCheck({
  kind: 'messages-expiring',
  weight: 'degraded',
  test: ({ retention }) => {
    const numbers = retention?.expiring ?? []
    return numbers.length === 0 ? [] : [{ numbers, remedy: null }]
  },
  text({ numbers }) {
    const named = numbers.slice(0, MAX_NAMED).join(', ') + (numbers.length > MAX_NAMED ? ' …' : '')
    return `Yanıtlanmamış ${countText(numbers.length)} mesaj bir hafta içinde silinecek: ${named}.`
  },
  owner: { advice: 'Yanıtlayın.' },
  helpsAt: () => MESSAGES_PAGE.path,
  mail: { subject: 'yanıtlanmamış mesajlar silinmek üzere', trouble: 'yanıtlanmamış mesaj', after: 0 },
})
