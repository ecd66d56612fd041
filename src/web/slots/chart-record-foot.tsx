import type { ReactNode } from 'react'

const PARTS = import.meta.glob<() => ReactNode>('../../capabilities/*/site/slots/chart-record-foot.tsx', {
  eager: true,
  import: 'Part',
})

/** After the link to the central bank's own rates, below its line in the chart. */
export function ChartRecordFoot() {
  return Object.entries(PARTS).map(([path, Part]) => <Part key={path} />)
}
