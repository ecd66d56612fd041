import { PAGE as MESSAGES_PAGE } from '#contract/panel/pages/messages-page.ts'
import { MAX_MESSAGES } from '../../store/index.ts'
import { countText } from '../../text/index.ts'
import { healthCheck } from '../health-check.ts'
import type { HealthFacts } from '../health-facts.ts'

/** At this number of messages, a person should check whether they are spam. */
const NEARLY_FULL = 0.9 * MAX_MESSAGES

export function isNearlyFull({ messages }: Pick<HealthFacts, 'messages'>): boolean {
  return messages !== null && messages.total >= NEARLY_FULL
}

export const inboxScarce = healthCheck({
  kind: 'inbox-scarce',
  weight: 'degraded',
  test(facts) {
    if (!isNearlyFull(facts)) return []
    const kept = facts.messages?.total ?? 0
    const weight = kept >= MAX_MESSAGES ? 'bad' : 'degraded'
    return [{ kept, weight, remedy: 'angun-office messages erase NO SON_NO --yes' } as const]
  },
  text({ kept, weight }) {
    const taken = `${countText(MAX_MESSAGES)} mesajlık yerde ${countText(kept)} mesaj var`
    return weight === 'bad'
      ? `Mesajlara yer kalmadı: ${taken}. Form mesaj almıyor, telefon numaranızı söylüyor.`
      : `Mesajlara yer kalmıyor: ${taken}. Dolunca form kapanır.`
  },
  owner: { advice: 'Eski mesajları silin ya da teknisyeninize haber verin.' },
  helpsAt: () => MESSAGES_PAGE.path,
  mail: { subject: 'mesajlara yer kalmıyor', trouble: 'mesaj yeri', after: 0 },
})
