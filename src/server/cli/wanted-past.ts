import { addDays, type Day, dayOf, midnightOf, weekdaysBetween } from '#domain/calendar.ts'
import { readDay } from '../settings/index.ts'
import type { MarkerName, Store } from '../store/index.ts'
import { countText } from '../text/index.ts'
import { done, orUsageError, type Report, todayOf, type Tool, UsageError, withOfficeHistory } from './command.ts'

/** Past prices of the central bank that the running site downloads from a requested day on. */
interface WantedPast {
  /** The marker that stores the requested first day. */
  readonly marker: MarkerName
  readonly earliest: Day
  readonly earliestText: (day: Day) => string
  /** The Turkish name of the record, for example "TCMB’nin altını". */
  readonly name: string
  /** Returns the days that need no further download, oldest first. */
  readonly days: (store: Store, from: Day, to: Day) => Promise<readonly Day[]>
  /** Returns sentences that explain why the site won't download anything. Returns none if it will. */
  readonly obstacles: (tool: Tool) => Promise<readonly string[]>
}

const WHEN =
  'Site bunları gece 01.00’de, yeniden başlatılırsa hemen almaya başlar, en yeniden eskiye; yarıda kalırsa kaldığı yerden sürer.'

/**
 * Stores the requested first day, or reports the recorded days. The site downloads newest first, with a request every
 * three seconds.
 */
export async function askForPast(past: WantedPast, dayText: string | undefined, tool: Tool): Promise<Report> {
  const { marker, earliest, days: daysOf, name } = past
  const since = dayText === undefined ? null : wantedDay(past, dayText, tool)
  const today = todayOf(tool)
  return withOfficeHistory(tool, async (store, shown) => {
    if (since !== null) await store.setMarkers({ [marker]: midnightOf(since) })
    const stored = (await store.markers())[marker]
    const wanted = stored === undefined ? null : dayOf(stored)
    const days = await daysOf(store, earliest, today)
    const obstacles = [...(await past.obstacles(tool)), ...shown]
    return done(
      { since: wanted, days: days.length, first: days[0] ?? null, last: days.at(-1) ?? null },
      recordLine(name, days),
      since === null ? sinceLine(wanted) : askedLine(since, days, today),
      since === null || obstacles.length > 0 ? obstacles : WHEN,
    )
  })
}

function wantedDay({ earliest, earliestText }: WantedPast, text: string, tool: Tool): Day {
  const [year, month, date] = earliest.split('-')
  const day = orUsageError(readDay(text), `Gün ${earliest} ya da ${date}.${month}.${year} biçiminde olmalı: ${text}`)
  if (day < earliest) throw new UsageError(`${earliestText(earliest)}: ${text}`)
  if (day >= todayOf(tool)) throw new UsageError(`Gün bugünden önce olmalı: ${text}`)
  return day
}

function recordLine(name: string, days: readonly Day[]): string {
  const [first] = days
  if (first === undefined) return `${name}: kayıt yok.`
  return `${name}: ${countText(days.length)} gün kayıtlı (${first} – ${days.at(-1) ?? first}).`
}

function sinceLine(wanted: Day | null): string {
  return wanted === null ? 'Son bir yıl alınır.' : `${wanted} gününden beri isteniyor.`
}

/** Counts missing weekdays. Holidays are included until the bank has answered that it has no price for them. */
function askedLine(since: Day, days: readonly Day[], today: Day): string {
  const there = days.filter((day) => day >= since && day < today).length
  const missing = weekdaysBetween(addDays(since, -1), addDays(today, -1)) - there
  if (missing <= 0) return `${since} gününden beri istendi: eksik yok.`
  return `${since} gününden beri istendi: tatiller içinde, ${countText(missing)} iş günü eksik.`
}
