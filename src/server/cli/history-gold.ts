import { addDays, type Day, dayOf, midnightOf, weekdaysBetween } from '#domain/calendar.ts'
import { goldDays } from '../history/index.ts'
import { readDay } from '../office/index.ts'
import { countText } from '../text/index.ts'
import { FIRST_FIXING } from '../upstream/index.ts'
import {
  type Command,
  type CommandCall,
  done,
  orUsageError,
  type Report,
  todayOf,
  type Tool,
  UsageError,
  withOfficeHistory,
} from './command.ts'
import { hasGoldBoard } from './office-text.ts'

export const historyGoldCommand: Command = {
  name: 'history gold',
  operands: ['[GÜN]'],
  summary:
    'TCMB’nin saatlik altınının GÜN’den beri kayda alınmasını ister (en erken 2021-12-29); son bir yıl kendiliğinden alınır. GÜN verilmezse kayıtta ne olduğunu gösterir.',
  run: askForGold,
}

async function askForGold({ operands: [dayText] }: CommandCall, tool: Tool): Promise<Report> {
  const since = dayText === undefined ? null : wantedDay(dayText, tool)
  const today = todayOf(tool)
  return withOfficeHistory(tool, async (store, shown) => {
    if (since !== null) await store.setMarkers({ 'gold-since': midnightOf(since) })
    const marker = (await store.markers())['gold-since']
    const wanted = marker === undefined ? null : dayOf(marker)
    const days = await goldDays(store, dayOf(FIRST_FIXING), today)
    const obstacles = (await hasGoldBoard(tool)) === false ? [...shown, NO_GOLD] : shown
    return done(
      { since: wanted, days: days.length, first: days[0] ?? null, last: days.at(-1) ?? null },
      recordLine(days),
      since === null ? sinceLine(wanted) : askedLine(since, days, today),
      since === null || obstacles.length > 0 ? obstacles : WHEN,
    )
  })
}

const NO_GOLD = 'Kurum dosyasında altın tablosu yok: “altin:” yazılana dek bir şey alınmaz.'
const WHEN = 'Site bunları gece 01.00’de, yeniden başlatılırsa hemen almaya başlar: üç saniyede bir gün.'

function wantedDay(text: string, tool: Tool): Day {
  const day = orUsageError(readDay(text), `Gün 2021-12-29 ya da 29.12.2021 biçiminde olmalı: ${text}`)
  const first = dayOf(FIRST_FIXING)
  if (day < first) throw new UsageError(`TCMB’nin saatlik altını ${first} günü başlar: ${text}`)
  if (day >= todayOf(tool)) throw new UsageError(`Gün bugünden önce olmalı: ${text}`)
  return day
}

function recordLine(days: readonly Day[]): string {
  const [first] = days
  if (first === undefined) return 'TCMB’nin altını: kayıt yok.'
  return `TCMB’nin altını: ${countText(days.length)} gün kayıtlı (${first} – ${days.at(-1) ?? first}).`
}

function sinceLine(wanted: Day | null): string {
  return wanted === null ? 'Son bir yıl alınır.' : `${wanted} gününden beri isteniyor.`
}

/** Holidays among them have none. */
function askedLine(since: Day, days: readonly Day[], today: Day): string {
  const there = days.filter((day) => day >= since && day < today).length
  const missing = weekdaysBetween(addDays(since, -1), addDays(today, -1)) - there
  if (missing <= 0) return `${since} gününden beri istendi: eksik yok.`
  return `${since} gününden beri istendi: tatiller içinde, ${countText(missing)} iş günü eksik.`
}
