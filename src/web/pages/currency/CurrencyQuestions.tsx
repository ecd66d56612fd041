import { PAGES } from '#contract/paths.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { isTwoSided, type TwoSidedQuote } from '#domain/quote.ts'
import { currencyWords } from '../../copy/currency-words.ts'
import { sideWord } from '../../copy/side-word.ts'
import { formatRate, formatSpread } from '../../format/format.ts'
import { useRow } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { FoldedQuestion, Questions } from '../../ui/Questions.tsx'
import { questions as copy } from './words.ts'

export function CurrencyQuestions({ code }: { code: CurrencyCode }) {
  const { legal } = usePageState().office
  const { quote, halted } = useRow(code)
  const pair = quote !== null && !halted && isTwoSided(quote) ? quote : null
  return (
    <Questions title={copy.title}>
      <FoldedQuestion text={copy.sides.question} open>
        <span>{copy.sides.answer(code)}</span>
        {pair === null ? null : <SidesNow code={code} pair={pair} />}
      </FoldedQuestion>
      <FoldedQuestion text={copy.counter.question}>{copy.counter.answer}</FoldedQuestion>
      <FoldedQuestion text={copy.bank.question}>{copy.bank.answer}</FoldedQuestion>
      <FoldedQuestion text={copy.checklist.question(currencyWords[code].heading)}>
        {copy.checklist.answer(legal)}
        <a href={`${PAGES.calculator.path}?bozdur=${code}`}>{copy.checklist.link}</a>
        {copy.checklist.after}
      </FoldedQuestion>
      <FoldedQuestion text={copy.spread.question}>
        <span>{copy.spread.answer}</span>
        {pair === null ? null : (
          <>
            <span> {copy.spread.now(code)} </span>
            <b translate="no">{`${formatSpread(pair, CURRENCIES[code])}\u00A0₺`}</b>.
          </>
        )}
      </FoldedQuestion>
    </Questions>
  )
}

function SidesNow({ code, pair: { buy, sell } }: { code: CurrencyCode; pair: TwoSidedQuote }) {
  const { rate: decimals } = CURRENCIES[code].decimals
  return (
    <>
      <span> {copy.sides.now(code)} </span>
      <span>{sideWord('buy')} </span>
      <b translate="no">{`${formatRate(buy, decimals)}\u00A0₺`}</b>
      <span>, {sideWord('sell')} </span>
      <b translate="no">{`${formatRate(sell, decimals)}\u00A0₺`}</b>.
    </>
  )
}
