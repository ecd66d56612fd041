/** The past of a price: the chart, whose code comes when it is wanted, and the table of the last days. */

export { focusPanel, useChartChoice } from './chart-choice.ts'
export { LazyChart, useChartAhead } from './LazyChart.tsx'
export { RecentDaysTable } from './RecentDaysTable.tsx'
