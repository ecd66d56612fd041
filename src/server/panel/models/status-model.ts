import type { StatusPage } from '#contract/panel/office-pages.ts'
import { type HealthReport, refusalText } from '../../health/index.ts'
import type { OfficePast } from '../past.ts'
import { counterCards } from './counter-cards.ts'
import { findingWithCommand } from './home-model.ts'
import { machineCards } from './machine-cards.ts'
import { panelPrices } from './price-model.ts'

/** Builds the page with everything that is known about the running site. */
export function statusPage(report: HealthReport, past: OfficePast): StatusPage {
  const { verdict, findings, refused, bulletin } = report
  return {
    kind: 'status',
    verdict,
    findings: findings.map(findingWithCommand),
    prices: panelPrices(report, past),
    refused: refused.map((refusal) => {
      const { code, buy, sell, at } = refusal
      return { code, buy, sell, at, why: refusalText(refusal) }
    }),
    bulletinDay: bulletin?.day ?? null,
    cards: [...counterCards(report, past.versions[0]), ...machineCards(report)],
  }
}
