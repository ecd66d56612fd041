import { sampleMark } from '../../copy/frame.ts'
import { noPrice, officialGold as words } from '../../copy/gold.ts'
import { formatQuotedAt } from '../../format/format.ts'
import { useAsOfNow } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { Missing } from '../../ui/Missing.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { RateCell } from '../rates/index.ts'
import styles from './GoldRow.module.css'

/** The central bank's buying price of pure gold, below our price of it. It is not live and shows its time. */
export function OfficialRow() {
  const { gold, demo } = usePageState()
  const official = gold?.official
  const quotedAt = useAsOfNow(({ now }) => (official === undefined ? '' : formatQuotedAt(official.at, now)))
  if (official === undefined) return null
  return (
    <tr className={`${styles.row} ${styles.second} ${styles.untraded} ${styles.official}`}>
      <th scope="row">
        <span className={styles.name}>
          <b>{words.name}</b>
          <VisuallyHidden>, </VisuallyHidden>
        </span>
        <span className={styles.details}>
          <span>{words.details}</span>
          {demo.bank ? <span>{` · ${sampleMark}`}</span> : null}
        </span>
      </th>
      <RateCell rate={official.pure} side="buy" missing={noPrice.buy} decimals={2} />
      <RateCell rate={null} side="sell" missing={noPrice.sell} decimals={2}>
        <div>
          <small>{quotedAt}</small>
        </div>
      </RateCell>
      <td>
        <Missing word={words.unmoved} />
      </td>
    </tr>
  )
}
