import { type Day, weekdayOf } from '#domain/calendar.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { type RecentDay, type RecentTable, recentTable } from '#domain/recent-days.ts'
import { chartPanel } from '../../copy/chart-panel.ts'
import { recentDays as copy } from '../../copy/currency-page.ts'
import { weekdayName } from '../../copy/opening-words.ts'
import { formatDay, formatDayOfYear, formatMinute, formatPercent, formatRate } from '../../format/format.ts'
import { useCell, useLive, useRow, useToday } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { RecentDaysFoot } from '../../slots/index.ts'
import { Missing } from '../../ui/Missing.tsx'
import { MovementFigure } from '../../ui/MovementFigure.tsx'
import { SampleNote } from '../../ui/Notice.tsx'
import { TitledSection } from '../../ui/Section.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../words/index.ts'
import { closesWithToday, daysWithBulletin, type KnownDays, quoteOfToday, useRecentDays } from './use-recent-days.ts'
import sheet from '../../ui/Sheet.module.css'
import styles from './RecentDaysTable.module.css'

const NO_DAYS = { own: [], official: [] } as const

/** Shows the closes of the last days and the current price as today's. */
export function RecentDaysTable({ code }: { code: CurrencyCode }) {
  const { demo } = usePageState()
  const known = useRecentDays(code)
  const row = useRow(code)
  const { bulletin } = useCell(useLive().bank)
  const today = useToday()
  const { own, official } = known ?? NO_DAYS
  const table = recentTable(closesWithToday(own, row, today), daysWithBulletin(official, bulletin, code), today)
  const quote = quoteOfToday(row, today)
  const now = quote === null ? null : formatMinute(quote.quotedAt)
  const isSample = table.of === 'office' ? demo.market : demo.bank
  return (
    <TitledSection title={copy.title} titleClass="subtitle">
      {known === undefined || known === null || table.days.length === 0 ? (
        <p className={`${styles.note} fine`}>{noDaysText(known)}</p>
      ) : (
        <>
          <div className={sheet.clipped}>
            <Days table={table} code={code} today={today} now={now} />
          </div>
          <p className={`${styles.note} fine`}>
            <span>{table.of === 'office' ? copy.own : copy.official}</span>{' '}
            {table.began === null ? null : <span>{copy.began(formatDay(table.began))}</span>}{' '}
            <RecentDaysFoot code={code} />
          </p>
          {isSample ? <SampleNote>{chartPanel.demo}</SampleNote> : null}
        </>
      )}
    </TitledSection>
  )
}

function noDaysText(known: KnownDays): string {
  if (known === undefined) return copy.loading
  return known === null ? copy.failed : copy.none
}

const BANK_SELL = { text: copy.bankSell, className: styles.beside }

interface DaysProps {
  table: RecentTable
  code: CurrencyCode
  today: Day
  /** The time of today's price. Null means that the table has no price of today. */
  now: string | null
}

function Days({ table: { of, days }, code, today, now }: DaysProps) {
  const isOwn = of === 'office'
  const { columns, names } = useWords('rates')
  const name = names[code]
  const { rate: decimals } = CURRENCIES[code].decimals
  const heads = [copy.day, columns.buy, columns.sell, copy.change, ...(isOwn ? [BANK_SELL] : [])]
  return (
    <Table className={styles.days} caption={isOwn ? copy.caption(name) : copy.bankCaption(name)} columns={heads}>
      <tbody>
        {days.map((each) => (
          <DayRow key={each.day} {...each} decimals={decimals} isOwn={isOwn} now={each.day === today ? now : null} />
        ))}
      </tbody>
    </Table>
  )
}

type DayRowProps = RecentDay & { decimals: number; isOwn: boolean; now: string | null }

function DayRow({ day, buy, sell, change, official, decimals, isOwn, now }: DayRowProps) {
  const weekday = weekdayName(weekdayOf(day))
  return (
    <tr>
      <th scope="row">
        <span>{formatDayOfYear(day)}</span>
        <small>{now === null ? weekday : `${weekday}, ${now}`}</small>
      </th>
      <td translate="no">{formatRate(buy, decimals)}</td>
      <td className={styles.sell} translate="no">
        {formatRate(sell, decimals)}
      </td>
      <td className={styles.change}>
        {change === null ? (
          <Missing word={copy.noEarlierDay} />
        ) : (
          <MovementFigure direction={change.direction} zeroIsGreen={false}>
            {formatPercent(change.basisPoints)}
          </MovementFigure>
        )}
      </td>
      {isOwn ? (
        <td className={styles.beside}>
          {official === null ? (
            <Missing word={copy.noBulletin} />
          ) : (
            <span translate="no">{formatRate(official, decimals)}</span>
          )}
        </td>
      ) : null}
    </tr>
  )
}
