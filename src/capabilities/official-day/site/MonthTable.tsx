import { useId } from 'react'
import type { CurrencyCode } from '#domain/currency.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { chevronLeft, chevronRight } from '../../../web/ui/icons.ts'
import { Table } from '../../../web/ui/Table.tsx'
import { VisuallyHidden } from '../../../web/ui/VisuallyHidden.tsx'
import { officialDayAddress } from '../contract/official-day-addresses.ts'
import { addMonths, type Month, type MonthColumn, officialMonthAddress } from '../contract/official-day-query.ts'
import type { ShownBulletins } from '../contract/official-day-state.ts'
import type { OfficialDayAnswer } from '../domain/official-day.ts'
import { RATE_ROWS, RateCells } from './DayTable.tsx'
import { holidayNames } from './holiday-words.ts'
import { officialDayWords, unitOf } from './official-day-words.ts'
import choices from '../../../web/ui/Choices.module.css'
import sheet from '../../../web/ui/Sheet.module.css'
import styles from './MonthTable.module.css'

const copy = officialDayWords.month

const HEADS = [copy.day, { text: copy.bulletin, className: styles.bulletin }, ...RATE_ROWS.map(({ name }) => name)]

interface MonthTableProps {
  month: Month
  column: MonthColumn
  days: readonly OfficialDayAnswer[]
  code: CurrencyCode
  bulletins: ShownBulletins
}

/** Lists each date of a month with the bulletin in force or the one published on it. */
export function MonthTable({ month, column, days, code, bulletins }: MonthTableProps) {
  const titleId = useId()
  const isValid = column === 'valid'
  return (
    <section aria-labelledby={titleId}>
      <MonthHead titleId={titleId} month={month} column={column} code={code} />
      <div className={`${sheet.clipped} outset`}>
        <Table className={styles.days} caption={copy.caption(unitOf(code), month, isValid)} columns={HEADS}>
          <tbody>
            {days.map((each) => (
              <MonthRow key={each.date} {...each} isValid={isValid} code={code} bulletins={bulletins} />
            ))}
          </tbody>
        </Table>
      </div>
      <p className={`fine ${styles.note}`}>{copy.note[column]}</p>
    </section>
  )
}

interface MonthHeadProps extends Pick<MonthTableProps, 'month' | 'column' | 'code'> {
  titleId: string
}

function MonthHead({ titleId, month, column, code }: MonthHeadProps) {
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  return (
    <>
      <div className={styles.head}>
        <h2 id={titleId} className="subtitle">
          {copy.title(month)}
        </h2>
        <p className="screen-only">
          <a href={officialMonthAddress(before, code, column)}>
            <Icon of={chevronLeft} />
            {copy.name(before)}
          </a>
          <a href={officialMonthAddress(after, code, column)}>
            {copy.name(after)}
            <Icon of={chevronRight} />
          </a>
        </p>
      </div>
      <nav className={`${choices.choices} ${styles.column} screen-only`} aria-label={copy.legend}>
        {(['valid', 'published'] as const).map((each) => (
          <a
            key={each}
            href={officialMonthAddress(month, code, each)}
            aria-current={each === column ? 'true' : undefined}
          >
            {copy[each]}
          </a>
        ))}
      </nav>
    </>
  )
}

interface MonthRowProps extends OfficialDayAnswer {
  isValid: boolean
  code: CurrencyCode
  bulletins: ShownBulletins
}

function MonthRow({ date, valid, published, isValid, code, bulletins }: MonthRowProps) {
  const ofDay = isValid ? (valid.kind === 'published' ? valid.day : null) : published.kind === 'published' ? date : null
  const bulletin = ofDay === null ? undefined : bulletins[ofDay]
  const isOff = published.kind === 'weekend' || published.kind === 'holiday' || published.kind === 'none'
  return (
    <tr className={isOff ? styles.off : undefined}>
      <th scope="row">
        <a href={officialDayAddress(date, code)} rel="nofollow">
          {`${Number(date.slice(8))} `}
          <span className={styles.weekday}>
            <VisuallyHidden only="to768">{copy.weekday(date)}</VisuallyHidden>
            <span className={styles.short} aria-hidden="true">
              {copy.shortWeekday(date)}
            </span>
          </span>
        </a>
        {published.kind === 'holiday' ? <small>{holidayNames[published.name]}</small> : null}
      </th>
      <td className={styles.bulletin}>
        {ofDay === null ? null : (
          <>
            {copy.short(ofDay)}
            <VisuallyHidden>{` ${copy.bulletinOf}`}</VisuallyHidden>
          </>
        )}
      </td>
      <RateCells rates={bulletin?.rates[code]} code={code} />
    </tr>
  )
}
