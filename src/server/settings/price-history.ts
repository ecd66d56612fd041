import * as v from 'valibot'
import { marginIn } from '#contract/settings/kinds/price-kinds.ts'
import { DECLARATIONS } from '#contract/settings/office/index.ts'
import type { SettingsPath } from '#contract/settings/settings-mistake.ts'
import type { SettingsChange } from '#contract/settings/settings-patch.ts'
import { DAY_LENGTH } from '#domain/calendar.ts'
import type { Side } from '#domain/deal.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { marginSize } from '#domain/margin-text.ts'
import type { Margin, SideMargins } from '#domain/margin.ts'
import type { Sides } from '#domain/quote.ts'
import { largerMargin } from '#domain/unusual-margin.ts'
import type { PastHalt, SettingsVersion } from '../store/index.ts'

/** A change or a halt of one price. */
type PriceEvent = {
  readonly at: number
  readonly by: string | null
  readonly reason: string | null
} & (
  | { readonly kind: 'margins'; readonly number: number; readonly changes: readonly SettingsChange[] }
  | { readonly kind: 'halted' | 'resumed' }
)

/** Returns the events of a price, newest first. The versions and halts must be newest first, too. */
export function priceEvents(
  versions: readonly SettingsVersion[],
  halts: readonly PastHalt[],
  code: InstrumentId,
): PriceEvent[] {
  const ofMargins = versions.flatMap(({ number, at, by, reason, patch }): PriceEvent[] => {
    const changes = patch.filter(({ path }) => isMarginOf(path, code))
    return changes.length === 0 ? [] : [{ kind: 'margins', number, at, by, reason, changes }]
  })
  const ofHalts = halts.flatMap((halt): PriceEvent[] => {
    if (halt.code !== code) return []
    const { since, by, reason, endedAt, endedBy } = halt
    const ended: PriceEvent[] = endedAt === null ? [] : [{ kind: 'resumed', at: endedAt, by: endedBy, reason: null }]
    return [...ended, { kind: 'halted', at: since, by, reason }]
  })
  return [...ofMargins, ...ofHalts].toSorted((one, other) => other.at - one.at)
}

export function isMarginOf([group, of]: SettingsPath, code: InstrumentId): boolean {
  return group === 'margins' && of === code
}

const DAYS = 30

/**
 * Returns the largest margins of a price in the last 30 days, the current ones (`current`) included. `price` is the
 * source price at which lira and percent are compared.
 */
export function largestMargins(
  versions: readonly SettingsVersion[],
  code: InstrumentId,
  { current, price, now }: { readonly current: SideMargins; readonly price: Sides | null; readonly now: number },
): SideMargins {
  const changes = versions
    .filter(({ at }) => at > now - DAYS * DAY_LENGTH)
    .flatMap(({ patch }) => patch.filter(({ path }) => isMarginOf(path, code)))
  const largest = (side: Side): Margin | undefined => {
    const known = changes.filter(({ path }) => path[2] === side).flatMap(({ before, after }) => [before, after])
    const had = [current[side], ...known.map(marginIn)].filter((each) => each !== undefined && marginSize(each) > 0)
    return had.reduce<Margin | undefined>(
      (most, each) => (each === undefined ? most : largerMargin(most, each, price?.[side] ?? null)),
      undefined,
    )
  }
  const [buy, sell] = [largest('buy'), largest('sell')]
  return { ...(buy !== undefined && { buy }), ...(sell !== undefined && { sell }) }
}

/** Returns earlier notices, newest first, each text once. */
export function earlierNotices(versions: readonly SettingsVersion[], limit: number) {
  const notices = new Map<string, { readonly text: string; readonly at: number; readonly by: string | null }>()
  for (const { patch, at, by } of versions) {
    const parsed = v.safeParse(DECLARATIONS.notice.schema, patch.find(({ path }) => path[0] === 'notice')?.after)
    if (parsed.success && parsed.output !== null && !notices.has(parsed.output.text))
      notices.set(parsed.output.text, { text: parsed.output.text, at, by })
    if (notices.size === limit) break
  }
  return [...notices.values()]
}
