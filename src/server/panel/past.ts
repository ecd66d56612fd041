import type { HistoryPage, NoticePage } from '#contract/panel/office.ts'
import type { PriceEvent } from '#contract/panel/prices.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { marginSize, marginText } from '#domain/margin-text.ts'
import type { Margin, SideMargins } from '#domain/margin.ts'
import type { Sides } from '#domain/quote.ts'
import {
  changeText,
  earlierNotices,
  largestMargins,
  marginIn,
  marginPlace,
  priceEvents,
  type SettingsInForce,
  writtenName,
} from '../settings/index.ts'
import { type PastHalt, type SettingsVersion, StoreFailure } from '../store/index.ts'
import type { PricePast } from './models/price.ts'

/** What was done to the office: its versions and halts, newest first. */
export interface OfficePast extends PricePast {
  readonly versions: readonly SettingsVersion[]
  readonly halts: readonly PastHalt[]
  readonly eventsOf: (code: InstrumentId) => readonly PriceEvent[]
  /** `now`: ms since the epoch. */
  readonly largestOf: (
    code: InstrumentId,
    of: { readonly current: SideMargins; readonly price: Sides | null; readonly now: number },
  ) => SideMargins
  readonly notices: () => NoticePage['earlier']
}

const MOST_NOTICES = 6

/** The price page shows so many. */
const MAX_EVENTS = 5

/** Pages are drawn each second, and versions are few: the events of a price are kept. */
export function pastOf(versions: readonly SettingsVersion[], halts: readonly PastHalt[]): OfficePast {
  const known = new Map<InstrumentId, ReturnType<typeof priceEvents>>()
  const eventsOf = (code: InstrumentId): ReturnType<typeof priceEvents> => {
    const events = known.get(code) ?? priceEvents(versions, halts, code)
    known.set(code, events)
    return events
  }
  return {
    versions,
    halts,
    lastChange(code) {
      const [change] = eventsOf(code)
      return change === undefined ? null : { at: change.at, by: change.by }
    },
    eventsOf: (code) => eventsOf(code).slice(0, MAX_EVENTS).map(shownEvent),
    largestOf: (code, of) => largestMargins(versions, code, of),
    notices: () => earlierNotices(versions, MOST_NOTICES),
  }
}

const SIDES = { buy: 'Alış', sell: 'Satış' } as const

/** "Alış payı −0,01 → −0,02", "Durduruldu" and why; the first line is the heading. */
function shownEvent(event: ReturnType<typeof priceEvents>[number]): PriceEvent {
  const { at, by, reason } = event
  const why = reason === null ? [] : [reason]
  if (event.kind !== 'margins')
    return { at, by, lines: [event.kind === 'halted' ? 'Durduruldu' : 'Sürdürüldü', ...why] }
  const margins = event.changes.map(({ path, before, after }) => {
    const [from, to] = [before, after].map((value) => textOfMargin(marginIn(value)))
    const side = marginPlace(path)?.side ?? 'buy'
    return `${SIDES[side]} payı ${from} → ${to}`
  })
  const isGone = event.changes.every(({ after }) => marginSizeOf(after) === 0)
  const [first = 'Pay kaldırıldı', ...more] = isGone ? ['Pay kaldırıldı'] : margins
  return { at, by, lines: [first, ...more, ...why] }
}

function textOfMargin(margin: Margin | undefined): string {
  return margin === undefined ? '0' : marginText(margin)
}

function marginSizeOf(value: unknown): number {
  const margin = marginIn(value)
  return margin === undefined ? 0 : marginSize(margin)
}

export const NO_PAST: OfficePast = pastOf([], [])

/** Reads versions and halts again after each change; if the store can't be read, the last ones stay. */
export function followPast(office: SettingsInForce) {
  let known = NO_PAST
  let isOld = true
  office.subscribe(() => {
    isOld = true
  })
  return async (): Promise<OfficePast> => {
    if (!isOld) return known
    try {
      isOld = false
      known = pastOf(await office.versions(), await office.pastHalts())
    } catch (error) {
      isOld = true
      if (!(error instanceof StoreFailure)) throw error
    }
    return known
  }
}

type HistoryEntry = HistoryPage['versions'][number]

/** Halts and resumptions; those of one moment and one person together. */
function haltEvents(halts: readonly PastHalt[]): HistoryEntry[] {
  const ends = halts.flatMap(({ code, endedAt, endedBy }) =>
    endedAt === null ? [] : [{ code, at: endedAt, by: endedBy, reason: null, word: 'sürdürüldü' }],
  )
  const begins = halts.map(({ code, since, by, reason }) => ({ code, at: since, by, reason, word: 'durduruldu' }))
  const acts = Map.groupBy([...begins, ...ends], ({ at, by, word }) => JSON.stringify([at, by, word]))
  return [...acts.values()].flatMap((together) => {
    const [act] = together
    if (act === undefined) return []
    const { at, by, reason, word } = act
    const line = `${together.map(({ code }) => writtenName(code)).join(', ')} ${word}`
    return [{ number: null, at, by, via: 'panel' as const, lines: [line], reason, inForce: false }]
  })
}

/** So many stand on one page of the history. */
const VERSIONS_A_PAGE = 30

/** From one version on downwards; `before` null: from the newest. */
export function historyPage(
  { versions, halts }: OfficePast,
  inForce: number,
  before: number | null,
  asked: Pick<HistoryPage, 'restoring' | 'outcome'>,
): HistoryPage {
  const rest = versions.filter(({ number }) => before === null || number < before)
  const shown = rest.slice(0, VERSIONS_A_PAGE)
  const changes = shown.map((version) => {
    const { number, at, by, via, reason, patch } = version
    return { number, at, by, via, lines: patch.map(changeText), reason, inForce: number === inForce }
  })
  const until = versions.findLast(({ number }) => before !== null && number >= before)?.at ?? Infinity
  const since = rest.length > shown.length ? (shown.at(-1)?.at ?? 0) : 0
  const between = haltEvents(halts).filter(({ at }) => at >= since && at < until)
  return {
    kind: 'history',
    versions: [...changes, ...between].toSorted((one, other) => other.at - one.at),
    before: rest.length > shown.length ? (shown.at(-1)?.number ?? null) : null,
    ...asked,
  }
}
