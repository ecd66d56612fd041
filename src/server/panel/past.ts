import type { HistoryPage, NoticePage } from '#contract/panel/office.ts'
import type { PriceEvent } from '#contract/panel/prices.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { SideMargins } from '#domain/margin.ts'
import type { Sides } from '#domain/quote.ts'
import { allVersions, type OfficeSource, reasonOf, viaOf } from '../office/index.ts'
import { earlierNotices, haltOf, largestMargins, lastChangeOf, priceEvents } from '../operations/index.ts'
import { type OfficeVersion, StoreFailure, type VersionStore } from '../store/index.ts'
import type { PricePast } from './models/price.ts'
import { withMinus } from './outcomes.ts'

/** What was done to the office, as its versions tell it, newest first. */
export interface OfficePast extends PricePast {
  readonly versions: readonly OfficeVersion[]
  readonly eventsOf: (code: InstrumentId) => readonly PriceEvent[]
  /** `now`: ms since the epoch. */
  readonly largestOf: (
    code: InstrumentId,
    of: { readonly current: SideMargins; readonly price: Sides | null; readonly now: number },
  ) => SideMargins
  readonly notices: () => NoticePage['earlier']
}

const MOST_NOTICES = 6

/** Pages are drawn each second, and versions are few: what is found in them for a price is kept. */
export function pastOf(versions: readonly OfficeVersion[]): OfficePast {
  const changes = new Map<InstrumentId, ReturnType<typeof lastChangeOf>>()
  return {
    versions,
    lastChange(code) {
      const known = changes.get(code)
      const change = known === undefined ? lastChangeOf(versions, code) : known
      changes.set(code, change)
      return change && { at: change.at, by: change.by }
    },
    haltReason: (code) => haltOf(versions, code)?.reason ?? null,
    eventsOf: (code) => priceEvents(versions, code).map(({ at, by, lines }) => ({ at, by, lines })),
    largestOf: (code, of) => largestMargins(versions, code, of),
    notices: () => earlierNotices(versions, MOST_NOTICES),
  }
}

export const NO_PAST: OfficePast = pastOf([])

/** Reads the versions anew when another one is in force; a store that can't be read leaves what is known. */
export function followPast(store: Pick<VersionStore, 'versions'>, office: Pick<OfficeSource, 'status'>) {
  let known = NO_PAST
  let readFor: string | null = null
  return async (): Promise<OfficePast> => {
    const { taken, version } = office.status()
    const inForce = `${taken} ${version?.number ?? ''}`
    if (inForce === readFor) return known
    try {
      known = pastOf(await allVersions(store))
      readFor = inForce
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error
    }
    return known
  }
}

/** So many stand on one page of the history. */
const VERSIONS_A_PAGE = 30

/** From one version on downwards; `before` null: from the newest. */
export function historyPage(
  { versions }: OfficePast,
  inForce: number | null,
  before: number | null,
  asked: Pick<HistoryPage, 'restoring' | 'outcome'>,
): HistoryPage {
  const rest = versions.filter(({ number }) => before === null || number < before)
  const shown = rest.slice(0, VERSIONS_A_PAGE)
  return {
    kind: 'history',
    versions: shown.map((version) => {
      const { number, at, by, summary } = version
      return {
        number,
        at,
        by,
        via: viaOf(version),
        lines: summary.map(withMinus),
        reason: reasonOf(version),
        inForce: number === inForce,
      }
    }),
    before: rest.length > shown.length ? (shown.at(-1)?.number ?? null) : null,
    ...asked,
  }
}
