import { PAGE as MESSAGES_PAGE } from '#contract/panel/pages/messages-page.ts'
import { addDays, dayOf, instantOf } from '#domain/calendar.ts'
import { hoursOn, type OpeningHours } from '#domain/opening.ts'
import { lengthText, countText } from '../../text/index.ts'
import { healthCheck } from '../health-check.ts'

export const messagesUnanswered = healthCheck({
  kind: 'messages-unanswered',
  weight: 'degraded',
  test({ messages, office, at }) {
    const oldest = messages?.oldestOpenAt ?? null
    if (messages === null || oldest === null || at < answerDue(office.facts.hours, oldest)) return []
    return [{ open: messages.open, since: oldest }]
  },
  text: ({ open, since }, { at }) =>
    `${countText(open)} mesaj yanıtlanmamış, en eskisi ${lengthText(at - since, 'since')} bekliyor.`,
  owner: { advice: 'Yanıtlayın.' },
  helpsAt: () => MESSAGES_PAGE.path,
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
