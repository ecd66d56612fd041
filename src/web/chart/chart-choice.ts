import { type ChartPeriod, isChartPeriod } from '#domain/chart-period.ts'
import { type CurrencyCode, isCurrencyCode } from '#domain/currency.ts'

/** Which chart is open. It lives in the address, so that a link opens the same chart again: /rates#USD-weekly. */
export interface ChartChoice {
  readonly code: CurrencyCode
  readonly period: ChartPeriod
}

/** "#USD-weekly", or "#USD" for its daily view; anything else opens no chart. */
export function readChoice(hash: string): ChartChoice | null {
  const [code = '', period = 'daily', ...rest] = hash.replace(/^#/, '').split('-')
  return rest.length === 0 && isCurrencyCode(code) && isChartPeriod(period) ? { code, period } : null
}

export function writeChoice(choice: ChartChoice | null): string {
  return choice === null ? '' : `#${choice.code}-${choice.period}`
}
