import type { ReactNode } from 'react'
import type { CurrencyCode } from '#domain/currency.ts'

interface RecentDaysFootProps {
  code: CurrencyCode
}

const PARTS = import.meta.glob<(props: RecentDaysFootProps) => ReactNode>(
  '../../capabilities/*/site/slots/recent-days-foot.tsx',
  { eager: true, import: 'Part' },
)

/** Below the last days of a currency. */
export function RecentDaysFoot(props: RecentDaysFootProps) {
  return Object.entries(PARTS).map(([path, Part]) => <Part key={path} {...props} />)
}
