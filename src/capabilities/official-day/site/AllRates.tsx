import type { Day } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { dayName } from '../../../web/copy/opening-words.ts'
import { TableHead } from '../../../web/ui/Table.tsx'
import type { OfficialDayState } from '../contract/official-day-state.ts'
import type { OfficialDayAnswer } from '../domain/official-day.ts'
import { RATE_ROWS, RateCells } from './DayTable.tsx'
import { noBulletinText, officialDayWords as copy, unitOf } from './official-day-words.ts'
import styles from './DayTable.module.css'

const HEADS = [{ text: copy.form.currency, hidden: true }, ...RATE_ROWS.map(({ name }) => name)]

/** Shows all currencies of the bulletin in force on the date, then of the one published that day. */
export function AllRates({
  day: { date, valid, published },
  bulletins,
}: Pick<OfficialDayState, 'bulletins'> & { day: OfficialDayAnswer }) {
  return (
    <>
      {valid.kind === 'published' ? <Rates title={copy.valid} of={valid.day} bulletins={bulletins} /> : null}
      {published.kind === 'published' ? (
        <Rates title={copy.published} of={date} bulletins={bulletins} />
      ) : (
        <p className="fine">{`${copy.published}: ${noBulletinText(published, date)}`}</p>
      )}
    </>
  )
}

interface RatesProps extends Pick<OfficialDayState, 'bulletins'> {
  title: string
  of: Day
}

function Rates({ title, of: day, bulletins }: RatesProps) {
  const bulletin = bulletins[day]
  return (
    <table className={`${styles.table} ${styles.all}`}>
      <caption>
        <b>{title}</b>
        <small>{dayName(day)}</small>
        {bulletin?.number === undefined ? null : <small translate="no">{copy.bulletin(bulletin.number)}</small>}
      </caption>
      <TableHead columns={HEADS} />
      <tbody>
        {CURRENCY_CODES.map((code) => (
          <tr key={code}>
            <th scope="row" translate="no">
              {unitOf(code)}
            </th>
            <RateCells rates={bulletin?.rates[code]} code={code} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
