import type { OfficeFacts } from '#contract/office-facts.ts'
import type { FrameState, PanelPerson } from '#contract/panel/frame-state.ts'
import { ALIVE_FOR } from '#domain/freshness.ts'
import type { HealthReport } from '../health/index.ts'
import type { Session } from '../identity/index.ts'
import type { Clock } from '../runtime/index.ts'
import { isAllHalted } from './models/home-model.ts'

interface Around extends Pick<FrameState, 'technician'> {
  readonly siteOrigin: string
  readonly script: string
  /** True if the prices are invented. */
  readonly demo: boolean
}

/** Builds the frame around a page. A null `session` means that nobody is signed in and nothing can be changed. */
export function panelFrame(
  report: HealthReport,
  session: Session | null,
  { siteOrigin, script, technician, demo }: Around,
): FrameState {
  const { at, office, opening, market, silentFor, messages } = report
  return {
    renderedAt: at,
    script,
    officeName: office.facts.shortName,
    siteOrigin,
    demo: demo || office.facts.sample,
    person: session && personOf(session),
    formToken: session?.formToken ?? '',
    opening,
    sourceTime: market.sourceTime,
    feedIsLate: opening.kind === 'open' && silentFor > ALIVE_FOR,
    unread: messages?.unread ?? null,
    allHalted: isAllHalted(report),
    halts: haltsIn(report),
    technician,
  }
}

function haltsIn({ halts, rows }: HealthReport): FrameState['halts'] {
  const tradedCodes = new Set(rows.map(({ code }) => code))
  return halts.filter(({ code }) => tradedCodes.has(code))
}

function personOf({ person: { id, name, role }, device }: Session): PanelPerson {
  return { id, name, role, device: device?.name ?? null }
}

export function signInFrame(
  { shortName, sample }: Pick<OfficeFacts, 'shortName' | 'sample'>,
  demo: boolean,
  clock: Pick<Clock, 'now'>,
): Pick<FrameState, 'renderedAt' | 'officeName' | 'demo'> {
  return { renderedAt: clock.now(), officeName: shortName, demo: demo || sample }
}
