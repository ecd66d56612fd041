import { addDays, dayOf, instantOf } from '#domain/calendar.ts'
import { hoursOn, type OpeningHours } from '#domain/opening.ts'
import { MAX_MESSAGES } from '../store/index.ts'
import { countText, lengthText, mailErrorText } from '../text/index.ts'
import { healthCheck } from './health-check.ts'
import type { HealthFacts } from './health-facts.ts'

export const letterDead = healthCheck({
  kind: 'letter-dead',
  weight: 'degraded',
  test({ mail }) {
    if (mail?.kind !== 'on' || mail.lastDead === null) return []
    const { at: since, error } = mail.lastDead
    return [{ since, error, dead: mail.dead, remedy: 'angun-office messages list --mail dead' }]
  },
  text: ({ dead, error }) =>
    `${countText(dead)} e-posta gönderilemedi: ${mailErrorText(error)}. Mesajlar kayıtlı duruyor; panelde mesajın sayfasından yeniden gönderilir.`,
  mail: { subject: 'bir mesaj e-postayla gönderilemedi', trouble: 'gönderilemeyen mesaj', after: 0 },
})

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
  mail: null,
})

export const alertsFailing = healthCheck({
  kind: 'alerts-failing',
  weight: 'degraded',
  test({ mail }) {
    const attempts = mail?.kind === 'on' ? mail.refusedNotices : 0
    return attempts === 0 ? [] : [{ attempts, remedy: 'angun-office check --mail' }]
  },
  text: ({ attempts }) => `Uyarı e-postası gönderilemiyor: ${countText(attempts)} deneme oldu.`,
  mail: null,
})

/** A sample office has no recipients of alerts. */
export const alertsUnset = healthCheck({
  kind: 'alerts-unset',
  weight: 'degraded',
  test: ({ alerting, office }) => (alerting === 'unset' && !office.facts.sample ? [{}] : []),
  text: () =>
    'Sorunları kimse öğrenmiyor: e-posta ayarlanmamış. SMTP_URL ile ALERT_TO verin; kimseye yazılmaması isteniyorsa ALERT_TO=yok.',
  mail: null,
})

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
  mail: { subject: 'mesajlara yer kalmıyor', trouble: 'mesaj yeri', after: 0 },
})

const MAX_NAMED = 5

export const messagesExpiring = healthCheck({
  kind: 'messages-expiring',
  weight: 'degraded',
  test: ({ retention }) => {
    const numbers = retention?.expiring ?? []
    return numbers.length === 0 ? [] : [{ numbers, remedy: 'angun-office messages list --open' }]
  },
  text({ numbers }) {
    const named = numbers.slice(0, MAX_NAMED).join(', ') + (numbers.length > MAX_NAMED ? ' …' : '')
    return `Yanıtlanmamış ${countText(numbers.length)} mesaj bir hafta içinde silinecek: ${named}.`
  },
  mail: { subject: 'yanıtlanmamış mesajlar silinmek üzere', trouble: 'yanıtlanmamış mesaj', after: 0 },
})

export const messagesUnanswered = healthCheck({
  kind: 'messages-unanswered',
  weight: 'degraded',
  test({ messages, office, at }) {
    const oldest = messages?.oldestOpenAt ?? null
    if (messages === null || oldest === null || at < answerDue(office.facts.hours, oldest)) return []
    return [{ open: messages.open, since: oldest, remedy: 'angun-office messages list --open' }]
  },
  text: ({ open, since }, { at }) =>
    `${countText(open)} mesaj yanıtlanmamış, en eskisi ${lengthText(at - since, 'since')} bekliyor.`,
  mail: null,
})

const ANSWER_DAYS = 2
const MAX_CLOSED_DAYS = 30

/** Returns the closing time of the office's second working day after the day of the message. */
function answerDue(hours: OpeningHours, receivedAt: number): number {
  let left = ANSWER_DAYS
  for (let ahead = 1; ahead <= MAX_CLOSED_DAYS; ahead += 1) {
    const day = addDays(dayOf(receivedAt), ahead)
    const closes = hoursOn(hours, day).at(-1)?.to
    if (closes !== undefined) left -= 1
    if (closes !== undefined && left === 0) return instantOf(day, closes)
  }
  return Infinity
}
