import type { SumResult } from '#domain/sum.ts'
import { formatMoney, formatUnits } from '../../format/money-text.ts'
import { SumFigure } from '../../ui/SumFigure.tsx'

export function ResultFigure({
  result: { sum, second },
  className,
}: {
  result: SumResult
  className?: string | undefined
}) {
  return second === null ? (
    <SumFigure figure={formatMoney(sum)} unit="₺" className={className} />
  ) : (
    <SumFigure figure={formatUnits(sum, second.code)} unit={second.code} className={className} />
  )
}
