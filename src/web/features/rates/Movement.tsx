import { changeSince, type Rate } from '#domain/rate.ts'
import { noEarlierClose } from '../../copy/rates.ts'
import { formatChange, formatPercent } from '../../format/format.ts'
import { Missing } from '../../ui/Missing.tsx'
import { MovementFigure } from '../../ui/MovementFigure.tsx'
import styles from './Movement.module.css'

interface MovementProps {
  sell: Rate
  /** null: the office has no earlier close of its own, and nothing is compared with anybody else's. */
  previousClose: Rate | null
  /** True shows an unchanged rate in green: docs/product.md, "Figures". */
  zeroIsGreen?: boolean
  decimals: number
}

export function Movement({ sell, previousClose, zeroIsGreen = false, decimals }: MovementProps) {
  if (previousClose === null) return <Missing word={noEarlierClose} />
  const { difference, basisPoints, direction } = changeSince(previousClose, sell)
  return (
    <>
      <MovementFigure direction={direction} zeroIsGreen={zeroIsGreen}>
        {formatPercent(basisPoints)}
      </MovementFigure>
      <span className={styles.difference} translate="no">
        {formatChange(difference, decimals)}
      </span>
    </>
  )
}
