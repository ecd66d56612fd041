import { unitPriceOf } from '#domain/conversion.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { NoSum, Sum, SumRefusal } from '#domain/sum.ts'
import { currencySum } from '../../copy/currency-sum.ts'
import { sumNote } from '../../copy/share.ts'
import { noOutcomeTexts, slip as copy, slipTitle } from '../../copy/slip.ts'
import { formatDay } from '../../format/format.ts'
import { formatUnitPrice } from '../../format/money-text.ts'
import { hand, hourglass } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { NoSumActions } from './AskTheCounter.tsx'
import { useOfficialRate } from './SlipFacts.tsx'
import { SlipFrame } from './SlipFrame.tsx'
import { ByWhichRate } from './SlipNotices.tsx'
import frame from '../../ui/Slip.module.css'

/** The slip without a sum. It shows why there is no valid rate. */
export function NoSumSlip({ sum, outcome }: { sum: Sum<CurrencyCode>; outcome: NoSum<CurrencyCode> }) {
  const [refusal] = outcome.refused
  const { word, title, meaning } = noOutcomeTexts(refusal)
  const awaited = refusal.why === 'unquoted'
  return (
    <SlipFrame title={slipTitle(sum)} about={refusal.code} quotedAt={null} refused={!awaited}>
      <Notice tone="fair" icon={awaited ? hourglass : hand} title={title}>
        {meaning}
      </Notice>
      <p className={frame.word}>{word}</p>
      <ByWhichRate>
        <OfficialRate refusal={refusal} />
      </ByWhichRate>
      <div className="actions screen-only">
        <NoSumActions sum={sum} outcome={outcome} words={currencySum.chat} />
      </div>
      <p className="fine">{sumNote}</p>
    </SlipFrame>
  )
}

function OfficialRate({ refusal: { code, side } }: { refusal: SumRefusal<CurrencyCode> }) {
  const official = useOfficialRate(code, side)
  if (official === null) return <span>{copy.official.none}</span>
  return (
    <>
      <span>{copy.official.rate(official.kind, side)}</span>
      <b className={frame.price} translate="no">
        {formatUnitPrice(code, unitPriceOf(CURRENCIES[code], official.rate))}
      </b>
      <span>{copy.official.beside(formatDay(official.day))}</span>
    </>
  )
}
