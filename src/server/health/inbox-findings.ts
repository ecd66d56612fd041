import { addDays, dayOf, instantOf } from '#domain/calendar.ts'
import { hoursOn, type OpeningHours } from '#domain/opening.ts'
import { MAX_MESSAGES } from '../store/index.ts'
import { countText, lengthText, mailErrorText } from '../text/index.ts'
import { type Finding, finding, type HealthFacts } from './report.ts'

/** What is wrong with the messages of visitors and with the mail that brings them to the office. */
export function inboxFindings(facts: HealthFacts): Finding[] {
  return [...mail(facts), ...alerts(facts), ...scarcity(facts), ...expiring(facts), ...unanswered(facts)]
}

function mail({ mail: health }: HealthFacts): Finding[] {
  if (health?.kind !== 'on') return []
  const { waiting, dead, lastDead, lastError, failingSince } = health
  const findings: Finding[] = []
  if (lastDead !== null) {
    const text = `${countText(dead)} e-posta gönderilemedi: ${mailErrorText(lastDead.error)}. Mesajlar kayıtlı duruyor; panelde mesajın sayfasından yeniden gönderilir.`
    findings.push(
      finding('letter-dead', text, { since: lastDead.at, remedy: 'angun-office messages list --mail dead' }),
    )
  }
  if (lastError !== null) {
    const text = `E-posta gönderilemiyor: ${mailErrorText(lastError)}. ${countText(waiting)} mesaj bekliyor.`
    findings.push(finding('mail-failing', text, { since: failingSince, remedy: 'angun-office check' }))
  }
  return findings
}

/** A sample office has nobody to be told. */
function alerts({ alerting, mail: health, office }: HealthFacts): Finding[] {
  const attempts = health?.kind === 'on' ? health.refusedNotices : 0
  if (attempts > 0) {
    const text = `Uyarı e-postası gönderilemiyor: ${countText(attempts)} deneme oldu.`
    return [finding('alerts-failing', text, { remedy: 'angun-office check --mail' })]
  }
  if (alerting !== 'unset' || office.facts.sample) return []
  const text =
    'Sorunları kimse öğrenmiyor: e-posta ayarlanmamış. SMTP_URL ile ALERT_TO verin; kimseye yazılmaması isteniyorsa ALERT_TO=yok.'
  return [finding('alerts-unset', text)]
}

/** With so many messages somebody should look what they are. */
const NEARLY_FULL = 0.9 * MAX_MESSAGES

export function isNearlyFull({ messages }: Pick<HealthFacts, 'messages'>): boolean {
  return messages !== null && messages.total >= NEARLY_FULL
}

function scarcity(facts: HealthFacts): Finding[] {
  if (!isNearlyFull(facts)) return []
  const kept = facts.messages?.total ?? 0
  const taken = `${countText(MAX_MESSAGES)} mesajlık yerde ${countText(kept)} mesaj var`
  const full = kept >= MAX_MESSAGES
  const text = full
    ? `Mesajlara yer kalmadı: ${taken}. Form mesaj almıyor, telefon numaranızı söylüyor.`
    : `Mesajlara yer kalmıyor: ${taken}. Dolunca form kapanır.`
  const remedy = 'angun-office messages erase NO SON_NO --yes'
  return [finding('inbox-scarce', text, { weight: full ? 'bad' : 'degraded', remedy })]
}

/** So many numbers fit into a sentence. */
const NAMED = 5

function expiring({ retention }: HealthFacts): Finding[] {
  const numbers = retention?.expiring ?? []
  if (numbers.length === 0) return []
  const named = numbers.slice(0, NAMED).join(', ') + (numbers.length > NAMED ? ' …' : '')
  const text = `Yanıtlanmamış ${countText(numbers.length)} mesaj bir hafta içinde silinecek: ${named}.`
  return [finding('messages-expiring', text, { remedy: 'angun-office messages list --open' })]
}

function unanswered({ messages, office, at }: HealthFacts): Finding[] {
  const oldest = messages?.oldestOpenAt ?? null
  if (messages === null || oldest === null || at < answerDue(office.facts.hours, oldest)) return []
  const text = `${countText(messages.open)} mesaj yanıtlanmamış, en eskisi ${lengthText(at - oldest, 'since')} bekliyor.`
  return [finding('messages-unanswered', text, { since: oldest, remedy: 'angun-office messages list --open' })]
}

const ANSWERED_WITHIN = 2
const LONGEST_CLOSURE = 30

/** When the office closes on the second of its working days after the one of the message. */
function answerDue(hours: OpeningHours, receivedAt: number): number {
  let left = ANSWERED_WITHIN
  for (let ahead = 1; ahead <= LONGEST_CLOSURE; ahead += 1) {
    const day = addDays(dayOf(receivedAt), ahead)
    const closes = hoursOn(hours, day).at(-1)?.to
    if (closes !== undefined) left -= 1
    if (closes !== undefined && left === 0) return instantOf(day, closes)
  }
  return Infinity
}
