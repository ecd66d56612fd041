import { useId } from 'react'
import { type GoldSumQuery, itemsOf } from '#contract/gold-sum-query.ts'
import { type GoldItem, type GoldSum, goldSumOf, type NoGoldSum } from '#domain/gold/gold-sum.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { codesOf, oldestOf } from '#domain/quote.ts'
import {
  goldExchange as copy,
  goldItemText,
  goldRowMistake,
  goldSumTitle,
  noGoldSumText,
} from '../../copy/gold-exchange.ts'
import { figureOf, formatMoney, lira } from '../../format/money-text.ts'
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
export function GoldSlip({ sum, offered }: GoldSlipProps) {
  const id = useId()
  const { deal } = sum
  const items = itemsOf(sum)
  const outcome = useGoldSum(deal, items, offered)
  const isWrong = sum.rows.some(({ kind }) => kind === 'mistake')
  const isAnswered = !isWrong && items.length > 0
  const title = isAnswered ? goldSumTitle(deal, items) : copy.answer
  const mistakes = sum.rows.flatMap((row) => (row.kind === 'mistake' ? goldRowMistake(row) : [])).join(' ')
  return (
    <section className="gold-sheet" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {!isAnswered ? (
        <p className="gold-nothing">{isWrong ? copy.wrong : copy.blank}</p>
      ) : outcome.kind === 'none' ? (
        <NoSum outcome={outcome} />
      ) : (
        <Answer sum={sum} items={items} outcome={outcome} />
      )}
      {/* Without an answer, too: what it is first rendered with counts as read in its place. */}
      <AnnouncedAnswer
        question={isAnswered ? title : mistakes}
        text={isAnswered ? `${title}: ${answerText(deal, outcome)}` : mistakes}
      />
    </section>
  )
}

function answerText(deal: GoldSumQuery['deal'], outcome: GoldSum | NoGoldSum): string {
  return outcome.kind === 'sum'
    ? `${copy.label[deal]} ${lira(formatMoney(outcome.total))}`
    : outcome.refused.map(noGoldSumText).join(' ')
}

function useGoldSum(deal: GoldSumQuery['deal'], items: readonly GoldItem[], traded: readonly MetalCode[]) {
  const rows = useRows(traded)
  return goldSumOf(deal, items, {
    traded,
    priceOf: (code) => rows.find((row) => row.code === code) ?? { quote: null, halted: false },
  })
}

function NoSum({ outcome }: { outcome: NoGoldSum }) {
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
  sum: GoldSumQuery
  items: readonly GoldItem[]
  outcome: GoldSum
}

function Answer({ sum, items, outcome }: AnswerProps) {
  const { deal, moment } = sum
  const { lines, total, spread } = outcome
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
            <dd translate="no">{lira(formatMoney(line.sum))}</dd>
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
        {moment === null ? null : <PastGold sum={sum} moment={moment} items={items} now={isStale ? null : outcome} />}
      </Facts>
      {quotedAt === null ? null : (
        <PricesUsed about={about} quotedAt={quotedAt} before={copy.before[deal]} after={copy.fine} />
      )}
      {isStale ? null : <ShareGold sum={sum} items={items} outcome={outcome} />}
    </>
  )
}
