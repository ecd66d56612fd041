import type { MistakenRow, SumQuery } from '#contract/sum-query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import { ask, tooLargeMessage } from '../../copy/ask.ts'
import { amountMistake } from '../../copy/calculator.ts'
import { slip as copy, sumLabel } from '../../copy/slip.ts'
import { typedItem } from '../../format/typed-item.ts'
import { AskFoot } from './AskTheCounter.tsx'
import { BlankSlip } from './BlankSlip.tsx'
import { LazyOfficePart } from './office-part-island.tsx'
import { useOtherCurrency } from './use-other-currency.ts'
import sheet from '../../ui/Sheet.module.css'
import frame from '../../ui/Slip.module.css'

export function EmptySlip({ query: { deal, rows, against } }: { query: SumQuery<CurrencyCode> }) {
  const [row] = rows
  const other = useOtherCurrency(row)
  const ofChoice = against?.kind === 'mistake' || rows.some((each) => each.kind === 'mistake' && each.code === null)
  if (!ofChoice && rows.every(({ kind }) => kind === 'blank'))
    return <BlankSlip label={sumLabel(deal, against?.code ?? null, null)} />
  if (row?.kind === 'mistake' && other !== null)
    return <LazyOfficePart part="other" row={row} deal={deal} other={other} />
  if (row?.kind === 'mistake' && row.mistake === 'too-large') return <TooLarge row={row} deal={deal} />
  return (
    <section className={`${sheet.sheet} ${frame.mistaken}`} aria-label={copy.wrong.title}>
      <p className={frame.label}>{copy.wrong.title}</p>
      <p className={`${frame.word} ${frame.quiet}`}>{ofChoice ? copy.wrong.choice : copy.wrong.word}</p>
      <p className="fine">{copy.wrong.next}</p>
    </section>
  )
}

/** Refers the visitor to the counter, because the amount exceeds the calculator's maximum. */
function TooLarge({ row, deal }: { row: MistakenRow<CurrencyCode>; deal: Deal }) {
  return (
    <section className={`${sheet.sheet} ${frame.mistaken}`} aria-label={copy.wrong.title}>
      <p className={frame.label}>{copy.wrong.title}</p>
      <p className={frame.word}>{copy.wrong.tooLarge}</p>
      <p className="fine">{amountMistake(row)}</p>
      <AskFoot text={tooLargeMessage(typedItem(row, row.code), deal)} note={ask.tooLarge} />
    </section>
  )
}
