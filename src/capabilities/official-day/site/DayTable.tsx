import type { BulletinRate } from '#contract/bulletin.ts'
import type { Day } from '#domain/calendar.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Rate } from '#domain/rate.ts'
import { dayName } from '../../../web/copy/opening-words.ts'
import { formatRate } from '../../../web/format/format.ts'
import { Missing } from '../../../web/ui/Missing.tsx'
import { TableHead } from '../../../web/ui/Table.tsx'
import type { OfficialDayState, ShownBulletins } from '../contract/official-day-state.ts'
import type { OfficialDayAnswer } from '../domain/official-day.ts'
import { noBulletinText, officialDayWords as copy } from './official-day-words.ts'
import styles from './DayTable.module.css'

/** The four rates of a bulletin, in the order in which the bank prints them. */
export const RATE_ROWS = [
  { name: copy.rows.buy, of: (rate: BulletinRate) => rate.buy },
  { name: copy.rows.sell, of: (rate: BulletinRate) => rate.sell },
  { name: copy.rows.banknoteBuy, of: (rate: BulletinRate) => rate.banknote?.buy ?? null },
  { name: copy.rows.banknoteSell, of: (rate: BulletinRate) => rate.banknote?.sell ?? null },
] as const

interface DayTableProps extends Pick<OfficialDayState, 'bulletins'> {
  code: CurrencyCode
  day: OfficialDayAnswer
}

/** Shows one currency in the bulletin in force on the date and in the one published that day. */
export function DayTable({ code, day: { date, valid, published }, bulletins }: DayTableProps) {
  const validDay = valid.kind === 'published' ? valid.day : null
  const ownDay = published.kind === 'published' ? date : null
  const rateOf = (day: Day | null) => (day === null ? undefined : bulletins[day]?.rates[code])
  const [inForce, own] = [rateOf(validDay), rateOf(ownDay)]
  return (
    <table className={`${styles.table} ${styles.one}`}>
      <TableHead
        caption={copy.caption}
        columns={[
          { text: copy.rate, hidden: true },
          { text: <BulletinHead title={copy.valid} day={validDay} bulletins={bulletins} none={copy.noRate} /> },
          {
            text: (
              <BulletinHead
                title={copy.published}
                day={ownDay}
                bulletins={bulletins}
                none={noBulletinText(published, date)}
              />
            ),
          },
        ]}
      />
      <tbody>
        {RATE_ROWS.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.inForce}>
              <RateFigure rate={inForce === undefined ? null : of(inForce)} code={code} />
            </td>
            <td>
              <RateFigure rate={own === undefined ? null : of(own)} code={code} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface BulletinHeadProps {
  title: string
  /** Null means that there is no bulletin. `none` is the reason. */
  day: Day | null
  bulletins: ShownBulletins
  none: string
}

function BulletinHead({ title, day, bulletins, none }: BulletinHeadProps) {
  const number = day === null ? undefined : bulletins[day]?.number
  return (
    <>
      <span>{title}</span>
      <small>{day === null ? none : dayName(day)}</small>
      {number === undefined ? null : <small translate="no">{copy.bulletin(number)}</small>}
    </>
  )
}

/** The cells of a row with the four rates. */
export function RateCells({ rates, code }: { rates: BulletinRate | undefined; code: CurrencyCode }) {
  return RATE_ROWS.map(({ name, of }) => (
    <td key={name}>
      <RateFigure rate={rates === undefined ? null : of(rates)} code={code} />
    </td>
  ))
}

function RateFigure({ rate, code }: { rate: Rate | null; code: CurrencyCode }) {
  if (rate === null) return <Missing word={copy.noRate} />
  return <span translate="no">{formatRate(rate, CURRENCIES[code].decimals.rate)}</span>
}
