import type { NoticeEnd, NoticePage } from '#contract/panel/office.ts'
import { dayOf, instantOf } from '#domain/calendar.ts'
import { hoursOn, noticeEnd, type OpeningHours } from '#domain/opening.ts'
import type { HealthReport } from '../../health/index.ts'
import { type Fields, typedIn } from '../form.ts'

const ENDS: readonly NoticeEnd[] = ['bugun', 'yarin', 'tarih']

export type TypedNotice = NonNullable<NoticePage['typed']>

export function noticePage(
  report: HealthReport,
  earlier: NoticePage['earlier'],
  asked: Pick<NoticePage, 'typed' | 'outcome'>,
): NoticePage {
  const { office, version, at } = report
  const { notice, hours } = office.facts
  return {
    kind: 'notice',
    version,
    notice: notice !== null && at < noticeEnd(notice) ? notice : null,
    closesAt: closesAt(hours, at),
    earlier,
    ...asked,
  }
}

/** When the counter closes for today, "18:30"; null: it is closed for today. */
export function closesAt(hours: OpeningHours, now: number): string | null {
  const today = dayOf(now)
  const last = hoursOn(hours, today).at(-1)?.to
  return last !== undefined && now < instantOf(today, last) ? last : null
}

/** What a form of the notice, or an address that fills it, holds; null: no text. */
export function typedNotice(fields: Fields): TypedNotice | null {
  if (fields['metin'] === undefined) return null
  const end = ENDS.find((each) => each === fields['bitis']) ?? 'bugun'
  return { text: typedIn(fields, 'metin'), end, day: typedIn(fields, 'gun'), time: typedIn(fields, 'saat') }
}
