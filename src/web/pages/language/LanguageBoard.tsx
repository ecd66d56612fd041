import { memo } from 'react'
import { CURRENCIES } from '#domain/currencies.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { isAhead } from '#domain/freshness.ts'
import { BoardFrame, RateCell, shownFreshness, SourceAnnouncement, useSourceWord } from '../../features/rates/index.ts'
import { DASH, formatTime } from '../../format/format.ts'
import {
  type SourceStatus,
  useAsOfNow,
  useBoard,
  useCell,
  useFeed,
  useLive,
  useRow,
  useSteadyWord,
} from '../../live/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { FRESHNESS_ICONS, isTimely } from '../../ui/QuoteAge.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useWords } from '../../words/index.ts'
import { useLanguage } from './language-context.tsx'
import { LazyOfficePart } from './LazyOfficePart.tsx'

/** Shows all rates. The columns are named from the visitor's view. */
export function LanguageBoard() {
  useFeed('table')
  const { words, figures } = useLanguage()
  const { board } = words
  const status = useCell(useLive().status.table)
  const { listed, updatedAt } = useBoard()
  const word = useSourceWord('table', status, updatedAt)
  return (
    <BoardFrame
      title={board.title}
      headingLevel={2}
      chips={null}
      updated={board.caption(updatedAt === null ? DASH : formatTime(updatedAt, figures))}
      foot={board.notice}
    >
      {listed.length === 0 ? (
        <p className="lang-empty">{emptyText(status, board.empty)}</p>
      ) : (
        <table className="lang-board">
          <caption>
            <VisuallyHidden>{board.title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{board.columns.currency}</th>
              <th scope="col">
                {board.columns.get} <small>{board.under.get}</small>
              </th>
              <th scope="col">
                {board.columns.pay} <small>{board.under.pay}</small>
              </th>
            </tr>
          </thead>
          <tbody>
            {CURRENCY_CODES.filter((code) => listed.includes(code)).map((code) => (
              <Row key={code} code={code} />
            ))}
          </tbody>
        </table>
      )}
      <LazyOfficePart part="board" />
      <SourceAnnouncement word={word} words={words.announcements} />
    </BoardFrame>
  )
}

function emptyText(status: SourceStatus, empty: Readonly<Record<'loading' | 'failed' | 'nothing', string>>): string {
  if (status === 'connecting') return empty.loading
  return status === 'error' || status === 'disconnected' ? empty.failed : empty.nothing
}

/** One row. It subscribes only to its own price, so a changed price renders one row. */
const Row = memo(function Row({ code }: { code: CurrencyCode }) {
  const { words, figures } = useLanguage()
  const { quote, halted, flash } = useRow(code)
  const { rate: decimals } = CURRENCIES[code].decimals
  return (
    <tr>
      <th scope="row">
        <bdi dir="ltr" translate="no" className="lang-code">
          {code}
        </bdi>
        <span className="lang-name">{words.currencies[code].name}</span>
        {quote === null || halted ? null : <PriceAge code={code} quotedAt={quote.quotedAt} />}
      </th>
      {quote === null || halted ? (
        <td colSpan={2} className="lang-halted">
          {words.board.ask}
        </td>
      ) : (
        <>
          <RateCell
            rate={quote.buy}
            side="sell"
            missing={words.board.none}
            flash={flash.buy}
            {...{ decimals, figures }}
          />
          <RateCell
            rate={quote.sell}
            side="buy"
            missing={words.board.none}
            flash={flash.sell}
            {...{ decimals, figures }}
          />
        </>
      )}
    </tr>
  )
})

/** Shows the time of a price and, if it is not current, its age. */
function PriceAge({ code, quotedAt }: { code: CurrencyCode; quotedAt: number }) {
  const { words } = useLanguage()
  const figures = useWords('figures')
  const freshness = useSteadyWord(code, (circumstances) => shownFreshness(quotedAt, circumstances))
  const moment = useAsOfNow(({ now }) => figures.moment(quotedAt, now))
  const age = useAsOfNow(({ now, stage }) =>
    stage === 'served' || isAhead(quotedAt, now) ? null : figures.age(now - quotedAt),
  )
  if (isTimely(freshness) || freshness === 'live' || freshness === 'dated') return null
  return (
    <span className="lang-age">
      <Icon of={FRESHNESS_ICONS[freshness]} />
      <span>{words.source[freshness]}</span> <bdi translate="no">{moment}</bdi>
      {age === null ? null : <span>{` (${age})`}</span>}
    </span>
  )
}
