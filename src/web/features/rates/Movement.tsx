import { changeSince, type Rate } from '#domain/rate.ts'
import { formatChange, formatPercent } from '../../format/format.ts'
import { Missing } from '../../ui/Missing.tsx'
import { MovementFigure } from '../../ui/MovementFigure.tsx'
import { useWords } from '../../words/index.ts'
import styles from './Movement.module.css'

interface MovementProps {
  sell: Rate
  /** Null means that the office has no earlier close. Prices are never compared with closes of other sources. */
  previousClose: Rate | null
  /** True if an unchanged rate is green (docs/product.md, "Figures"). */
  zeroIsGreen?: boolean
  decimals: number
}

export function Movement({ sell, previousClose, zeroIsGreen = false, decimals }: MovementProps) {
  const { noClose } = useWords('change')
  if (previousClose === null) return <Missing word={noClose} />
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
