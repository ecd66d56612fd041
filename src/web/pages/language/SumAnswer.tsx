import type { SumQuery } from '#contract/sum-query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Sum, SumOutcome, SumResult } from '#domain/sum.ts'
import type { ShownFreshness } from '../../features/rates/index.ts'
import { useOtherCurrency } from '../../features/sum/index.ts'
import { formatRate, formatTime } from '../../format/format.ts'
import { formatMoney } from '../../format/money-text.ts'
import { useAsOfNow } from '../../live/index.ts'
import { hand, hourglass } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { isTimely } from '../../ui/QuoteAge.tsx'
import { SumFigure } from '../../ui/SumFigure.tsx'
import { useWords } from '../../words/index.ts'
import { useLanguage } from './language-context.tsx'
import { LazyNotes } from './LazyNotes.tsx'
import { LazyOfficePart } from './LazyOfficePart.tsx'
import { AskButtons } from './SumAsk.tsx'
import slip from '../../ui/Slip.module.css'

export interface ShownSum {
  readonly query: SumQuery<CurrencyCode>
  /** Null means that the amount is missing or invalid. */
  readonly sum: Sum<CurrencyCode> | null
  readonly outcome: SumOutcome<CurrencyCode> | null
  readonly result: SumResult<CurrencyCode> | null
  readonly freshness: ShownFreshness
  readonly isOld: boolean
}

/** Shows the amount that the visitor gets or pays with its rate, or the reason why there is no sum. */
export function SumAnswer({ shown }: { shown: ShownSum }) {
  const { words, figures } = useLanguage()
  const { query, sum, outcome, result, isOld } = shown
  const label = words.sum.answer[query.deal]
  const [row] = query.rows
  const other = useOtherCurrency(row)
  if (row?.kind === 'mistake' && other !== null)
    return <LazyOfficePart part="other" row={row} deal={query.deal} other={other} />
  if (sum === null || outcome === null) {
    return (
      <>
        <div>
          <p className={slip.label}>{label}</p>
          <p className={`${slip.word} ${slip.quiet}`} aria-hidden="true">
            —
          </p>
        </div>
        {row?.kind === 'mistake' && row.mistake === 'too-large' ? (
          <AskButtons asked={{ row, deal: query.deal, other: null }} />
        ) : null}
      </>
    )
  }
  if (result === null) return <NoSum sum={sum} outcome={outcome} />
  return (
    <>
      {isOld ? <OldRate result={result} /> : null}
      <div>
        <p className={slip.label}>{label}</p>
        <SumFigure figure={formatMoney(result.sum, figures)} unit={words.lira} />
        <LazyOfficePart part="terms" result={result} />
      </div>
      <ByRate result={result} freshness={shown.freshness} />
      <LazyNotes part="answer" sum={sum} result={result} />
      {isOld ? <AskButtons asked={{ sum, result, isOld }} /> : null}
    </>
  )
}

function NoSum({ sum, outcome }: { sum: Sum<CurrencyCode>; outcome: SumOutcome<CurrencyCode> }) {
  const { words } = useLanguage()
  if (!('refused' in outcome)) return null
  const [{ why, code }] = outcome.refused
  const isAwaited = why === 'unquoted'
  const { title, text } = isAwaited ? words.sum.awaited : words.sum.halted
  return (
    <>
      <Notice tone="fair" icon={isAwaited ? hourglass : hand} title={title(words.currencies[code].of)}>
        {text}
      </Notice>
      <AskButtons asked={{ sum, result: null, isOld: false }} />
    </>
  )
}

/** Shows the rate of the sum: "1 USD = 47.2330 TL, our rate at 17:12:08". */
function ByRate({ result, freshness }: { result: SumResult<CurrencyCode>; freshness: ShownFreshness }) {
  const { words, figures } = useLanguage()
  const { moment: momentOf } = useWords('figures')
  const [line] = result.lines
  const isNow = isTimely(freshness)
  const moment = useAsOfNow(({ now }) => (isNow ? formatTime(line.quotedAt, figures) : momentOf(line.quotedAt, now)))
  return (
    <p className="lang-by">
      <b>
        <bdi
          dir="ltr"
          translate="no"
        >{`${line.unit} ${line.code} = ${formatRate(line.rate, line.decimals, figures)}`}</bdi>
        {`\u00A0${words.lira}`}
      </b>{' '}
      <span>{words.sum.at(moment)}</span>
    </p>
  )
}

function OldRate({ result }: { result: SumResult<CurrencyCode> }) {
  const { title, text } = useLanguage().words.sum.old
  const { moment: momentOf } = useWords('figures')
  const [{ quotedAt }] = result.lines
  const moment = useAsOfNow(({ now }) => momentOf(quotedAt, now))
  return (
    <Notice tone="fair" icon={hourglass} title={title(moment)}>
      {text}
    </Notice>
  )
}
