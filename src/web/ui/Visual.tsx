import styles from './Visual.module.css'

const MASKS = {
  'bank-front': styles.bankFront,
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

interface FramedPrintProps {
  readonly src: string
  readonly label: string
}

/**
 * A print of 1200 × 900 in its own ink, in a double frame on paper of the same colour in both themes. An image and not a
 * mask, so that the browser loads it only if it comes near the view.
 */
export function FramedPrint({ src, label }: FramedPrintProps) {
  return (
    <figure className={`${styles.frame} framed screen-only`}>
      <img className={styles.print} src={src} alt={label} width={1200} height={900} loading="lazy" />
    </figure>
  )
}
