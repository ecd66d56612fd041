import type { SumQuery } from '#contract/sum-query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { slip as copy, sumLabel } from '../../copy/slip.ts'
import { BlankSlip } from './BlankSlip.tsx'
import sheet from '../../ui/Sheet.module.css'
import frame from '../../ui/Slip.module.css'

export function EmptySlip({ query: { deal, rows, against } }: { query: SumQuery<CurrencyCode> }) {
  const ofChoice = against?.kind === 'mistake' || rows.some((row) => row.kind === 'mistake' && row.code === null)
  if (!ofChoice && rows.every(({ kind }) => kind === 'blank'))
    return <BlankSlip label={sumLabel(deal, against?.code ?? null, null)} />
  return (
    <section className={`${sheet.sheet} ${frame.mistaken}`} aria-label={copy.wrong.title}>
      <p className={frame.label}>{copy.wrong.title}</p>
      <p className={`${frame.word} ${frame.quiet}`}>{ofChoice ? copy.wrong.choice : copy.wrong.word}</p>
      <p className={frame.fine}>{copy.wrong.next}</p>
    </section>
  )
}
