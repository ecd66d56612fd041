import type { DayRecordPage } from '#contract/panel/pages/day-record-page.ts'
import type { DayLine } from '#contract/panel/pages/price-page.ts'
import type { PointSource } from '#contract/price-call-answers.ts'
import { type Day, dayOf, instantOf, midnightOf, nextMidnight } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { hoursOn } from '#domain/opening.ts'
import type { Rate } from '#domain/rate.ts'
import type { HealthReport } from '../../health/index.ts'
import type { MinutePoint, RateStore } from '../../store/index.ts'

interface RecordPlace {
  readonly store: Pick<RateStore, 'minutesBetween' | 'closesBefore'>
  readonly source: PointSource
}

/** Returns the prices of one day: the lowest and highest of each code, and the last of earlier days. */
export async function dayRecordPage(
  { office, rows, at }: HealthReport,
  day: Day,
  { store, source }: RecordPlace,
): Promise<DayRecordPage> {
  const [from, end] = [midnightOf(day), Math.min(nextMidnight(midnightOf(day)), at + 1)]
  const closes = await store.closesBefore(source, day)
  const found = rows.map(async ({ code }) => {
    const sells = (await store.minutesBetween(source, code, from, end)).map(({ sell }) => sell)
    const close = closes.find((each) => each.code === code)?.sell ?? null
    return { code, ...extremes(sells), close }
  })
  const spans = hoursOn(office.facts.hours, day)
  const today = dayOf(at)
  const [opens, closesAt] = [spans[0]?.from, spans.at(-1)?.to]
  return {
    kind: 'day-record',
    day,
    today,
    rows: await Promise.all(found),
    closeDay:
      closes
        .map((close) => close.day)
        .toSorted()
        .at(-1) ?? null,
    from: opens === undefined ? null : instantOf(day, opens),
    to: closesAt === undefined ? null : instantOf(day, closesAt),
  }
}

function extremes(sells: readonly Rate[]): { readonly low: Rate | null; readonly high: Rate | null } {
  const [first, ...others] = sells
  if (first === undefined) return { low: null, high: null }
  const low = others.reduce((least, each) => (each < least ? each : least), first)
  const high = others.reduce((most, each) => (each > most ? each : most), first)
  return { low, high }
}

/** A day's line needs no more points on any screen. */
const MAX_POINTS = 300

/** Returns the office's own prices of one code today, oldest first. Null means that there are none. */
export async function dayLine(
  code: InstrumentId,
  now: number,
  { store, source }: RecordPlace,
): Promise<DayLine | null> {
  const minutes = await store.minutesBetween(source, code, midnightOf(dayOf(now)), now + 1)
  return minutes.length === 0 ? null : { points: thinned(minutes).map(({ at, buy, sell }) => ({ at, buy, sell })) }
}

/** Keeps the lowest and the highest point of each interval, so that the line keeps the extremes of the day. */
function thinned(minutes: readonly MinutePoint[]): readonly MinutePoint[] {
  if (minutes.length <= MAX_POINTS) return minutes
  const length = Math.ceil((2 * minutes.length) / MAX_POINTS)
  const kept = new Set<MinutePoint>()
  for (let start = 0; start < minutes.length; start += length) {
    const stretch = minutes.slice(start, start + length).toSorted((one, other) => one.sell - other.sell)
    for (const point of [stretch[0], stretch.at(-1)]) if (point !== undefined) kept.add(point)
  }
  return minutes.filter((point) => kept.has(point) || point === minutes.at(-1))
}
