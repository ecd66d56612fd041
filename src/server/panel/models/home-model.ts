import type { FindingKind } from '#contract/panel/finding-kinds.ts'
import { PANEL_PATHS, pricePath } from '#contract/panel/panel-paths.ts'
import type { PanelHomePage, PanelFinding } from '#contract/panel/price-pages.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import type { Finding, HealthReport } from '../../health/index.ts'
import { operatorCommand } from '../../runtime/index.ts'
import { changeText } from '../../settings/index.ts'
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
    findings: findings.map(panelFinding),
    messages: messages && {
      open: messages.open,
      unread: messages.unread,
      oldestUnreadAt: messages.oldestUnreadAt,
    },
    prices: panelPrices(report, past),
    lastStop: lastStop(past.halts.filter(({ code }) => offeredCode(code, report) !== null)),
    ...more,
    lastEdit: version === undefined ? null : { at: version.at, by: version.by, summary: version.patch.map(changeText) },
  }
}

/** Treats the halts of one moment and one person as one stop, which has ended once all of them have ended. */
function lastStop(halts: readonly OfficePast['halts'][number][]): PanelHomePage['lastStop'] {
  const newest = halts.reduce<OfficePast['halts'][number] | null>(
    (last, halt) => (last === null || halt.since > last.since ? halt : last),
    null,
  )
  if (newest === null) return null
  const { since, by } = newest
  const stoppedTogether = halts.filter((halt) => halt.since === since && halt.by === by)
  const ends = stoppedTogether.flatMap(({ endedAt, endedBy }) =>
    endedAt === null ? [] : [{ at: endedAt, by: endedBy }],
  )
  const last = ends.toSorted((one, other) => other.at - one.at)[0]
  const hasEnded = ends.length === stoppedTogether.length && last !== undefined
  return { codes: stoppedTogether.map(({ code }) => code), at: since, by, ended: hasEnded ? last : null }
}

/** A finding has a command only if no page of the panel helps. */
function panelFinding(finding: Finding): PanelFinding {
  const helpsAt = HELPS[finding.kind]
  const shown = findingWithCommand(finding)
  return helpsAt === undefined ? shown : { ...shown, helpsAt: helpsAt(finding.about), remedy: null }
}

export function findingWithCommand({ kind, weight, since, text, remedy }: Finding): PanelFinding {
  return { kind, weight, since, text, helpsAt: null, remedy: remedy && operatorCommand(remedy) }
}

/** Maps a finding to the page that helps. Null means the first page itself. */
const HELPS: Readonly<Partial<Record<FindingKind, (about: string | null) => string | null>>> = {
  'no-price': () => PANEL_PATHS.haltAll,
  'price-held': ofPrice,
  'margin-cut': ofPrice,
  'banknote-too-much': ofBanknotes,
  'price-missing': ofPrice,
  'price-late': ofPrice,
  halted: ofPrice,
  'letter-dead': () => PANEL_PATHS.messages,
  'mail-failing': () => PANEL_PATHS.messages,
  'messages-expiring': () => PANEL_PATHS.messages,
  'messages-unanswered': () => PANEL_PATHS.messages,
  'inbox-scarce': () => PANEL_PATHS.messages,
  'holidays-missing': () => PANEL_PATHS.hours,
}

function ofPrice(about: string | null): string | null {
  const code = INSTRUMENT_IDS.find((id) => id === about)
  return code === undefined ? null : pricePath(code)
}

/** `about` contains the currency and the deduction, for example "USD 500000". */
function ofBanknotes(about: string | null): string | null {
  const code = CURRENCY_CODES.find((each) => about?.startsWith(`${each} `))
  return code === undefined ? null : pricePath(code, '/banknotlar')
}

export function isAllHalted({ rows }: Pick<HealthReport, 'rows'>): boolean {
  return rows.length > 0 && rows.every(({ state }) => state.kind === 'halted')
}

export function offeredCode(written: string, report: HealthReport): InstrumentId | null {
  return report.rows.find(({ code }) => code === written)?.code ?? null
}
