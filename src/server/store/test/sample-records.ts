/** Sample records for tests of stores. */
import type { PointSource } from '#contract/price-call-answers.ts'
import { type Day, parseDay } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { rate } from '#domain/rate.ts'
import type { MailOutcome, NewMessage, StoredMessage } from '../message-store.ts'
import type { DayRecord, MinutePoint, Store } from '../store.ts'

export function day(text: string): Day {
  const parsed = parseDay(text)
  if (!parsed.ok) throw new RangeError(text)
  return parsed.value
}

export function dayRecord(on: string, code: InstrumentId, close: string, source: PointSource = 'office'): DayRecord {
  return { day: day(on), code, source, buy: rate('1.000001'), sell: rate(close) }
}

export function minutePoint(at: number, code: InstrumentId, source: PointSource = 'office'): MinutePoint {
  return { at, code, source, buy: rate('54.1234'), sell: rate('54.4321') }
}

export function newMessage(submission: string, other: Partial<NewMessage> = {}): NewMessage {
  return {
    submission,
    mailId: `${submission}@angun.example`,
    receivedAt: 1000,
    mailed: true,
    name: 'Ayşe Yılmaz',
    email: 'ayse@example.com',
    phone: '5551234567',
    subject: 'Kur',
    message: 'Bugünkü kur nedir?',
    ...other,
  }
}

/** A message as the store returns it, without an email. */
export function storedMessage(number: number, other: Partial<StoredMessage> = {}): StoredMessage {
  const { submission: _, mailId: __, mailed: ___, ...written } = newMessage('')
  const mail = { kind: 'none' } as const
  return { ...written, number, handledAt: null, handledBy: null, readAt: null, mail, ...other }
}

/** Claims the email that has been due the longest, and settles it. */
export async function settleNext(
  store: Pick<Store, 'claimMail' | 'settleMail'>,
  outcome: MailOutcome | { readonly kind: 'dead'; readonly error: string; readonly at: number },
): Promise<void> {
  const entry = await store.claimMail(Number.MAX_SAFE_INTEGER, 1)
  if (entry === null) throw new Error('no email is due')
  const settled = outcome.kind === 'sent' ? outcome : { ...outcome, attempt: entry.attempt }
  await store.settleMail(entry.number, settled)
}
