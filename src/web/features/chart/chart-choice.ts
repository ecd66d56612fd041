import { type ChartPeriod, isChartPeriod } from '#domain/chart-period.ts'
import type { InstrumentId } from '#domain/instrument.ts'

/** Which chart is open. It lives in the address, so that a link opens the same chart again: /rates#USD-weekly. */
export interface ChartChoice {
  readonly code: InstrumentId
  readonly period: ChartPeriod
}

/** Of these codes: "#USD-weekly", or "#USD" for its daily view; anything else opens no chart. */
export function readChoice(hash: string, codes: readonly InstrumentId[]): ChartChoice | null {
  const [code = '', period = 'daily', ...rest] = hash.replace(/^#/, '').split('-')
  const known = codes.find((each) => each === code)
  return rest.length === 0 && known !== undefined && isChartPeriod(period) ? { code: known, period } : null
}

export function writeChoice(choice: ChartChoice | null): string {
  return choice === null ? '' : `#${choice.code}-${choice.period}`
}
