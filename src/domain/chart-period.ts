export const CHART_PERIODS = ['daily', 'weekly', 'monthly', 'quarterly', 'semiannual', 'annual'] as const

export type ChartPeriod = (typeof CHART_PERIODS)[number]

/** Days of the window, today included. */
export const PERIOD_DAYS: Readonly<Record<ChartPeriod, number>> = {
  daily: 1,
  weekly: 7,
  monthly: 30,
  quarterly: 90,
  semiannual: 180,
  annual: 365,
}

export function isChartPeriod(text: string): text is ChartPeriod {
  return CHART_PERIODS.some((period) => period === text)
}
