import type { ReactNode } from 'react'
import type { Leg } from '#domain/exchange.ts'
import { byWhichRate, lastKnown } from '../../copy/slip.ts'
import { OpeningDoor } from '../rates/OpeningDoor.tsx'
import { formatPrice } from './money-text.ts'
import styles from './Slip.module.css'

/** Under the sum: by which rate, in words, and whether the counter is open. */
export function By({ children }: { children: ReactNode }) {
  return (
    <div className={styles.by}>
      <p>{children}</p>
      <OpeningDoor />
    </div>
  )
}

/** Which side of the office it is, and its price. */
export function ByWhichRate({ leg, isLate }: { leg: Leg; isLate: boolean }) {
  const [before, side, after] = byWhichRate(leg)
  return (
    <By>
      {isLate ? (
        <span>{lastKnown(leg.side)}</span>
      ) : (
        <>
          <span>{before}</span>
          <b>{side}</b>
          <span>{after}</span>
        </>
      )}
      <b className={styles.price} translate="no">
        {formatPrice(leg.code, leg)}
      </b>
    </By>
  )
}
