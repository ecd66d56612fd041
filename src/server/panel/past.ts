import type { NoticePage } from '#contract/panel/pages/notice-page.ts'
import type { PriceEventLines } from '#contract/panel/price-shapes.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { marginSize } from '#domain/margin-text.ts'
import type { Margin, SideMargins } from '#domain/margin.ts'
import type { Sides } from '#domain/quote.ts'
import {
  earlierNotices,
  largestMargins,
  marginIn,
  marginPlace,
  priceEvents,
  type SettingsInForce,
  valueText,
} from '../settings/index.ts'
import { type PastHalt, type SettingsVersion, StoreFailure } from '../store/index.ts'
import type { PricePast } from './models/price-model.ts'

/** Settings versions and halts, newest first. */
export interface OfficePast extends PricePast {
  readonly versions: readonly SettingsVersion[]
  readonly halts: readonly PastHalt[]
  readonly eventsOf: (code: InstrumentId) => readonly PriceEventLines[]
  /** `now` is in ms since the epoch. */
  readonly largestOf: (
    code: InstrumentId,
    of: { readonly current: SideMargins; readonly price: Sides | null; readonly now: number },
  ) => SideMargins
  readonly notices: () => NoticePage['earlier']
}

const MAX_NOTICES = 6

const MAX_EVENTS = 5

/** Caches the events of each price, because pages are rendered every second and versions change rarely. */
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
    eventsOf: (code) => {
      const last = eventsOf(code).find(({ kind }) => kind === 'margins')
      return eventsOf(code)
        .slice(0, MAX_EVENTS)
        .map((event) => shownEvent(event, event === last))
    },
    largestOf: (code, of) => largestMargins(versions, code, of),
    notices: () => earlierNotices(versions, MAX_NOTICES),
  }
}

const SIDES = { buy: 'Alış', sell: 'Satış' } as const

/**
 * Writes the lines of an event, for example "Alış payı −0,01 → −0,02" or "Durduruldu" and the reason. The first line
 * is the heading. `isLast` marks the last change of the margins.
 */
function shownEvent(event: ReturnType<typeof priceEvents>[number], isLast: boolean): PriceEventLines {
  const { at, by, reason } = event
  const why = reason === null ? [] : [reason]
  if (event.kind !== 'margins')
    return { at, by, lines: [event.kind === 'halted' ? 'Durduruldu' : 'Sürdürüldü', ...why] }
  const margins = event.changes.map(({ path, before, after }) => {
    const place = marginPlace(path)
    const name = place === null ? 'Paylar' : `${SIDES[place.side]} payı`
    return `${name} ${valueText(path, before)} → ${valueText(path, after)}`
  })
  const isGone = event.changes.every(({ after }) => after === undefined || isZero(marginIn(after)))
  const [first = 'Pay kaldırıldı', ...more] = isGone ? ['Pay kaldırıldı'] : margins
  return { at, by, ...(isLast && { undoes: event.number }), lines: [first, ...more, ...why] }
}

function isZero(margin: Margin | undefined): boolean {
  return margin !== undefined && marginSize(margin) === 0
}

export const NO_PAST: OfficePast = pastOf([], [])

/** Rereads versions and halts after each change. If the store can't be read, the last known ones stay. */
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
