import type { SumOutcome } from '#domain/exchange.ts'
import { formatMoney, formatUnits } from '../../format/money-text.ts'
import { SumFigure } from '../../ui/SumFigure.tsx'

export function Sum({ outcome, className }: { outcome: SumOutcome; className?: string | undefined }) {
  return outcome.kind === 'lira' ? (
    <SumFigure figure={formatMoney(outcome.sum)} unit="₺" className={className} />
  ) : (
    <SumFigure figure={formatUnits(outcome.sum, outcome.against)} unit={outcome.against} className={className} />
  )
}
