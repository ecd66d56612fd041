import styles from './Print.module.css'

interface PrintProps {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** True if the print is below the first view, so that the browser loads it later. */
  readonly lazy?: boolean
}

/** A framed print that is as wide as its place. */
export function Print({ alt, lazy = false, ...image }: PrintProps) {
  return <img className={`${styles.print} framed`} {...image} alt={alt} loading={lazy ? 'lazy' : undefined} />
}
