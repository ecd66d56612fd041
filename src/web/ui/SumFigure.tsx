import styles from './SumFigure.module.css'

/** A longer figure of the usual size would be wider than a phone. */
const LONG = 12
const LONGEST = 17

interface SumFigureProps {
  figure: string
  unit: string
  className?: string | undefined
}

export function SumFigure({ figure, unit, className }: SumFigureProps) {
  const size = figure.length > LONGEST ? styles.longest : figure.length > LONG ? styles.long : undefined
  return (
    <p className={[styles.sum, size, className].filter(Boolean).join(' ')} translate="no">
      <span>{figure}</span>
      <small>{`\u00A0${unit}`}</small>
    </p>
  )
}
