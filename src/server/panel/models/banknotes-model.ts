import type { BanknotesPage } from '#contract/panel/pages/banknotes-page.ts'
import { USUAL_BANKNOTE_LIMIT } from '#domain/banknote-limit.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { HealthReport } from '../../health/index.ts'
import { banknotePlace, changeText } from '../../settings/index.ts'
import type { OfficePast } from '../past.ts'

const MAX_CHANGES = 5

/** Builds the page with the banknote rules of one currency, their earlier changes and the current price. */
export function banknotesPage(
  code: CurrencyCode,
  { rows, office, version }: HealthReport,
  { versions }: Pick<OfficePast, 'versions'>,
): BanknotesPage {
  const changes = versions.flatMap(({ at, by, patch }) => {
    const [first, ...more] = patch.filter(({ path }) => banknotePlace(path)?.code === code).map(changeText)
    return first === undefined ? [] : [{ at, by, lines: [first, ...more] as const }]
  })
  return {
    kind: 'banknotes',
    code,
    price: rows.find((row) => row.code === code)?.own?.buy ?? null,
    limit: office.pricing.banknoteLimit ?? USUAL_BANKNOTE_LIMIT,
    rules: office.facts.banknotes?.[code]?.rules ?? {},
    version,
    changes: changes.slice(0, MAX_CHANGES),
  }
}
