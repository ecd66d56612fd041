import type { ComponentProps, ReactNode } from 'react'
import { CURRENCY_GOODS } from '#contract/goods.ts'
import { unitPriceOf } from '#domain/conversion.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { SumRefusal } from '#domain/sum.ts'
import { currencyShare } from '../../copy/currency-sum.ts'
import { slip as copy } from '../../copy/slip.ts'
import { formatDay } from '../../format/format.ts'
import { formatUnitPrice } from '../../format/money-text.ts'
import { BlankSlip } from './BlankSlip.tsx'
import { Comparison } from './Comparison.tsx'
import { currencyFamily } from './currency-family.tsx'
import { CurrencyBasis } from './CurrencyBasis.tsx'
import { LazyBanknoteSum } from './LazyBanknoteSum.tsx'
import { LazySumActions } from './LazySumActions.tsx'
import { LazyOfficePart } from './office-part-island.tsx'
import { useOfficialRate } from './SlipFacts.tsx'
import { SlipFrame } from './SlipFrame.tsx'
import { DoorLine, SlipLines } from './SlipLines.tsx'
import { ByWhichRate } from './SlipNotices.tsx'
import type { Unanswered } from './sum-family.ts'
import sheet from '../../ui/Sheet.module.css'
import frame from '../../ui/Slip.module.css'

/** The sums of currencies on the Turkish pages. */
export const CURRENCY_SUMS = currencyFamily({
  goods: CURRENCY_GOODS,
  Frame: SlipFrame,
  Unanswered: MistakenSheet,
  Blank: BlankSlip,
  Instead: OfficialRate,
  Banknotes: LazyBanknoteSum,
  Basis: CurrencyBasis,
  linksMoment: true,
  Actions: (sum) => <LazySumActions {...sum} share={currencyShare} prints />,
  Lines: ({ sum, result, papers }) => (
    <SlipLines>
      <DoorLine />
      <LazyOfficePart part="terms" result={result} look="line" />
      <LazyBanknoteSum part="slip" sum={sum} result={result} />
      {papers}
    </SlipLines>
  ),
  Comparison: ({ result }) => (result.second === null ? <Comparison result={result} /> : null),
})

function MistakenSheet({ title, foot, children }: ComponentProps<Unanswered>) {
  return (
    <section className={`${sheet.sheet} ${frame.mistaken}`} aria-label={title}>
      {children}
      {foot}
    </section>
  )
}

/** Shows the central bank's rate if the office has none. */
function OfficialRate({ refusal: { code, side }, papers }: { refusal: SumRefusal<CurrencyCode>; papers: ReactNode }) {
  const official = useOfficialRate(code, side)
  return (
    <>
      <ByWhichRate>
        {official === null ? (
          <span>{copy.official.none}</span>
        ) : (
          <>
            <span>{copy.official.rate(official.kind, side)}</span>
            <b className={frame.price} translate="no">
              {formatUnitPrice(code, unitPriceOf(CURRENCIES[code], official.rate))}
            </b>
            <span>{copy.official.beside(formatDay(official.day))}</span>
          </>
        )}
      </ByWhichRate>
      <SlipLines>
        <DoorLine />
        {papers}
      </SlipLines>
    </>
  )
}
