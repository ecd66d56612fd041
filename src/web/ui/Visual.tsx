import styles from './Visual.module.css'

const MASKS = {
  'bank-front': styles.bankFront,
  'bazaar-street': styles.bazaarStreet,
  coins: styles.coins,
  galata: styles.galata,
  'old-town-map': styles.oldTownMap,
  peninsula: styles.peninsula,
  scales: styles.scales,
  'spice-bazaar': styles.spiceBazaar,
}

interface VisualProps {
  of: keyof typeof MASKS
  /** The description of the picture; undefined means that the picture is decoration. */
  label?: string
  className?: string | undefined
}

/** A plate as a mask in the colours of the theme, so one file serves both. The caller's class sets size and place. */
export function Visual({ of, label, className }: VisualProps) {
  const classes = [styles.plate, 'ornament screen-only', MASKS[of], className].filter(Boolean).join(' ')
  return label === undefined ? (
    <div className={classes} aria-hidden="true" />
  ) : (
    <div className={classes} role="img" aria-label={label} />
  )
}

/** A plate in the double frame of a print, on paper that has the same colour in both themes. */
export function FramedVisual({ of, label }: Required<Pick<VisualProps, 'of' | 'label'>>) {
  return (
    <figure className={`${styles.frame} framed screen-only`}>
      <Visual of={of} label={label} className={styles.print} />
    </figure>
  )
}
