import type { SumResult } from '#domain/sum.ts'
import { formatMoney, formatUnits } from '../../format/money-text.ts'
import { SumFigure } from '../../ui/SumFigure.tsx'
import { useWords } from '../../words/index.ts'

export function ResultFigure({
  result: { sum, second },
  className,
}: {
  result: SumResult
  className?: string | undefined
}) {
  const { style, lira } = useWords('figures')
  return second === null ? (
    <SumFigure figure={formatMoney(sum, style)} unit={lira} className={className} />
  ) : (
    <SumFigure figure={formatUnits(sum, second.code, style)} unit={second.code} className={className} />
  )
}
