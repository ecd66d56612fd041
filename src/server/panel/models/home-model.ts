import { commandAuthor } from '#contract/command-author.ts'
import type { PanelHomePage } from '#contract/panel/pages/home-page.ts'
import type { PanelFinding } from '#contract/panel/price-shapes.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Finding, HealthReport } from '../../health/index.ts'
import { changeText } from '../../settings/index.ts'
import type { SettingsVersion } from '../../store/index.ts'
import type { OfficePast } from '../past.ts'
import { panelPrices } from './price-model.ts'

/** Builds the first page with all prices and all findings. */
export function homePage(
  report: HealthReport,
  past: OfficePast,
  more: Pick<PanelHomePage, 'accessNews' | 'setUp'>,
): PanelHomePage {
  const { verdict, findings, messages } = report
  const [version] = past.versions
  return {
    kind: 'home',
    verdict,
    findings: findings.map(ownerFinding),
    messages: messages && {
      open: messages.open,
      unread: messages.unread,
      oldestUnreadAt: messages.oldestUnreadAt,
    },
    prices: panelPrices(report, past),
    lastStop: lastStop(past.halts.filter(({ code }) => offeredCode(code, report) !== null)),
    ...more,
    lastEdit: version === undefined ? null : lastEdit(version),
  }
}

function lastEdit({ at, by, via, patch }: SettingsVersion): PanelHomePage['lastEdit'] {
  return { at, by: via === 'command' ? commandAuthor(by) : by, summary: patch.map(changeText) }
}

/** The newest stop. It has ended once all its halts have ended, except for prices that an earlier halt keeps halted. */
function lastStop(halts: readonly OfficePast['halts'][number][]): PanelHomePage['lastStop'] {
  const newest = halts.reduce<OfficePast['halts'][number] | null>(
    (last, halt) => (last === null || halt.since > last.since ? halt : last),
    null,
  )
  if (newest === null) return null
  const { since, by, act } = newest
  const isHaltedBefore = (code: InstrumentId): boolean =>
    halts.some((halt) => halt.code === code && halt.endedAt === null && halt.since < since)
  const stoppedTogether = halts.filter((halt) => halt.act === act && !isHaltedBefore(halt.code))
  const ends = stoppedTogether.flatMap(({ endedAt, endedBy }) =>
    endedAt === null ? [] : [{ at: endedAt, by: endedBy }],
  )
  const last = ends.toSorted((one, other) => other.at - one.at)[0]
  const hasEnded = ends.length === stoppedTogether.length && last !== undefined
  return { codes: stoppedTogether.map(({ code }) => code), at: since, by, ended: hasEnded ? last : null }
}

/** The first page has the owner's words. Its reader does not run commands. */
function ownerFinding({ kind, weight, owner }: Finding): PanelFinding {
  return { kind, weight, ...owner, remedy: null }
}

export function isAllHalted({ rows }: Pick<HealthReport, 'rows'>): boolean {
  return rows.length > 0 && rows.every(({ state }) => state.kind === 'halted')
}

export function offeredCode(written: string, report: HealthReport): InstrumentId | null {
  return report.rows.find(({ code }) => code === written)?.code ?? null
}
