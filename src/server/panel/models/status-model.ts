import type { StatusPage } from '#contract/panel/pages/status-page.ts'
import type { PanelFinding } from '#contract/panel/price-shapes.ts'
import { type Finding, type HealthReport, refusalText } from '../../health/index.ts'
import { operatorCommand } from '../../runtime/index.ts'
import type { OfficePast } from '../past.ts'
import { counterCards } from './counter-cards.ts'
import { machineCards } from './machine-cards.ts'
import { panelPrices } from './price-model.ts'

/** Builds the page with everything that is known about the running site. */
export function statusPage(report: HealthReport, past: OfficePast): StatusPage {
  const { verdict, findings, refused, bulletin } = report
  return {
    kind: 'status',
    verdict,
    findings: findings.map(technicalFinding),
    prices: panelPrices(report, past),
    refused: refused.map((refusal) => {
      const { code, buy, sell, at } = refusal
      return { code, buy, sell, at, why: refusalText(refusal) }
    }),
    bulletinDay: bulletin?.day ?? null,
    cards: [...counterCards(report, past.versions[0]), ...machineCards(report)],
  }
}

/** The technician's words, with the command that helps. */
function technicalFinding({ kind, weight, text, remedy }: Finding): PanelFinding {
  return { kind, weight, text, advice: null, helpsAt: null, remedy: remedy && operatorCommand(remedy) }
}
