/** The history of a price: the chart, which is loaded lazily, and the table of the last days. */

export { focusPanel, useChartChoice } from './chart-choice.ts'
export { LazyChart, useChartAhead } from './LazyChart.tsx'
export { RecentDaysTable } from './RecentDaysTable.tsx'
