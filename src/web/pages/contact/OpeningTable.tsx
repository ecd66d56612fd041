import { dayOf, weekdayOf } from '#domain/calendar.ts'
import type { Hours } from '#domain/opening.ts'
import { contact, rangeName, specialLines } from '../../copy/contact.ts'
import { openingText, spanTexts, weekLines } from '../../copy/opening-words.ts'
import { useAsOfNow, useOpeningHours } from '../../live/index.ts'
import { TitledSection } from '../../ui/Section.tsx'
import { TableHead } from '../../ui/Table.tsx'
import styles from './OpeningTable.module.css'

const HEADS = [
  { text: contact.hours.days, hidden: true },
  { text: contact.hours.hours, hidden: true },
]

/** Shows the opening hours of the week with today in bold, and the coming special days. */
export function OpeningTable() {
  const hours = useOpeningHours()
  const today = useAsOfNow(({ now }) => dayOf(now))
  const weekday = weekdayOf(today)
  const special = specialLines(hours, today)
  const todayIsSpecial = special.some(({ from }) => from <= today)
  return (
    <TitledSection title={contact.hours.title} className={styles.hours}>
      <OpeningStatus />
      <table>
        <TableHead columns={HEADS} />
        <tbody>
          {weekLines(hours).map((line) => (
            <tr
              key={line.from}
              className={!todayIsSpecial && line.from <= weekday && weekday <= line.to ? styles.today : undefined}
            >
              <th scope="row">{line.days}</th>
              <HoursCell of={line.hours} />
            </tr>
          ))}
        </tbody>
        {special.length > 0 && (
          <tbody>
            <tr>
              <th className={styles.group} scope="rowgroup" colSpan={2}>
                {contact.hours.special}
              </th>
            </tr>
            {special.map(({ from, to, name, hours: own }) => (
              <tr key={`${from} ${to}`} className={from <= today ? styles.today : undefined}>
                <th scope="row">
                  {rangeName(from, to)} <span>{name}</span>
                </th>
                <HoursCell of={own} />
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </TitledSection>
  )
}

/** Shows one line per time span. A day with a break has two. */
function HoursCell({ of: hours }: { of: Hours }) {
  return (
    <td>
      {spanTexts(hours).map((span) => (
        <span key={span}>{span}</span>
      ))}
    </td>
  )
}

function OpeningStatus() {
  const kind = useAsOfNow(({ opening }) => opening.kind)
  const text = useAsOfNow(({ opening, now }) => openingText(opening, now))
  return <p className={`${styles.status} ${styles[kind] ?? ''} screen-only`}>{text}</p>
}
