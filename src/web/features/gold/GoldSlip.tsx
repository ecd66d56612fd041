import { useId } from 'react'
import { askedGold, type GoldSumQuery } from '#contract/gold-sum-query.ts'
import type { Deal } from '#domain/deal.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { codesOf, oldestOf } from '#domain/quote.ts'
import { type NoSum, type Outcome, outcomeOf, type Sum, type SumResult } from '#domain/sum.ts'
import {
  goldExchange as copy,
  goldItemText,
  goldRowMistake,
  goldSumTitle,
  noGoldSumText,
} from '../../copy/gold-exchange.ts'
import { sumNote } from '../../copy/share.ts'
import { figureOf, formatMoney, lira, sumText } from '../../format/money-text.ts'
import { useRows, useSteadyWord } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { AnnouncedAnswer } from '../../ui/AnnouncedAnswer.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { hand } from '../../ui/icons.ts'
import { SumFigure } from '../../ui/SumFigure.tsx'
import { shownFreshness } from '../rates/index.ts'
import { PricesUsed } from './GoldPrices.tsx'
import { PastGold, ShareGold } from './SharedGold.tsx'

interface GoldSlipProps {
  sum: GoldSumQuery
  offered: readonly MetalCode[]
}

/** What the gold comes to, line by line. Nothing is told where one of them has no price, or is not traded. */
export function GoldSlip({ sum: query, offered }: GoldSlipProps) {
  const id = useId()
  const isWrong = query.rows.some(({ kind }) => kind === 'mistake')
  const sum = isWrong ? null : askedGold(query)
  const outcome = useGoldOutcome(sum, offered)
  const title = sum === null ? copy.answer : goldSumTitle(sum)
  const mistakes = query.rows.flatMap((row) => (row.kind === 'mistake' ? goldRowMistake(row) : [])).join(' ')
  return (
    <section className="gold-sheet" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {sum === null || outcome === null ? (
        <p className="gold-nothing">{isWrong ? copy.wrong : copy.blank}</p>
      ) : 'sum' in outcome ? (
        <Answer query={query} sum={sum} result={outcome} />
      ) : (
        <Refused outcome={outcome} />
      )}
      {/* Without an answer, too: what it is first rendered with counts as read in its place. */}
      <AnnouncedAnswer
        question={sum === null ? mistakes : title}
        text={outcome === null ? mistakes : `${title}: ${answerText(query.deal, outcome)}`}
      />
    </section>
  )
}

function answerText(deal: Deal, outcome: Outcome<MetalCode>): string {
  return 'sum' in outcome ? `${copy.label[deal]} ${sumText(outcome)}` : outcome.refused.map(noGoldSumText).join(' ')
}

/** The same by the current prices; it follows them. */
function useGoldOutcome(sum: Sum<MetalCode> | null, offered: readonly MetalCode[]): Outcome<MetalCode> | null {
  const rows = useRows(offered)
  if (sum === null) return null
  return outcomeOf(sum, {
    priceOf: (code) => rows.find((row) => row.code === code) ?? { quote: null, halted: false },
    instrumentOf: (code) => INSTRUMENTS[code],
    trades: (code) => offered.includes(code),
  })
}

function Refused({ outcome }: { outcome: NoSum<MetalCode> }) {
  const { phone } = usePageState().office
  const [first = '', ...others] = outcome.refused.map(noGoldSumText)
  return (
    <div className="gold-form">
      <Callout icon={hand} title={first} text={others.join(' ')} warns />
      <p className="gold-form">
        <span>{copy.unpriced}:</span>{' '}
        <a href={`tel:${phone.uri}`} translate="no">
          {phone.text}
        </a>
      </p>
    </div>
  )
}

interface AnswerProps {
  query: GoldSumQuery
  sum: Sum<MetalCode>
  result: SumResult<MetalCode>
}

function Answer({ query, sum, result }: AnswerProps) {
  const { deal, moment } = query
  const { lines, lira: total, spread } = result
  const quotedAt = oldestOf(lines)
  const about = codesOf(lines)
  const isStale =
    useSteadyWord(about, (now) => (quotedAt === null ? 'stale' : shownFreshness(quotedAt, now))) === 'stale'
  return (
    <>
      <div className="gold-form">
        <p className="gold-nothing">{copy.label[deal]}</p>
        <SumFigure figure={formatMoney(total)} unit="₺" />
      </div>
      <Facts>
        {Array.from(lines.entries(), ([place, line]) => (
          // The same coin may be written twice.
          <div key={place}>
            <dt>
              <span>{goldItemText(line)}</span>
              <small translate="no">{copy.price(line.side, figureOf(line))}</small>
            </dt>
            <dd translate="no">{lira(formatMoney(line.lira))}</dd>
          </div>
        ))}
        {spread === null || isStale ? null : (
          <div>
            <dt>
              <span>{copy.spread.title}</span>
              <small>{copy.spread[deal]}</small>
            </dt>
            <dd translate="no">{lira(formatMoney(spread))}</dd>
          </div>
        )}
        {moment === null ? null : <PastGold sum={sum} moment={moment} now={isStale ? null : result} />}
      </Facts>
      {quotedAt === null ? null : (
        <PricesUsed about={about} quotedAt={quotedAt} before={copy.before[deal]} after={sumNote} />
      )}
      {isStale ? null : <ShareGold query={query} sum={sum} result={result} />}
    </>
  )
}
