import type { MetalCode } from '#domain/instrument.ts'
import styles from './GoldIcon.module.css'

/**
 * The small engravings in src/web/assets/gold/marks by code without the year of the coin. Codes that are missing here
 * have the icon of pure gold.
 */
const ICONS: Readonly<Record<string, string | undefined>> = {
  KULCEALTIN: styles.gramIcon,
  CEYREK: styles.quarterIcon,
  YARIM: styles.halfIcon,
  TEK: styles.fullIcon,
  GREMESE: styles.gremseIcon,
  ATA: styles.ataIcon,
  ATA5: styles.ataFiveIcon,
  AYAR22: styles.bangleIcon,
  AYAR14: styles.bangleIcon,
  ONS: styles.ounceIcon,
  USDKG: styles.kilogramIcon,
  EURKG: styles.kilogramIcon,
  GUMUSTRY: styles.silverIcon,
  XAGUSD: styles.ounceIcon,
}

/** A small picture of a coin or bar, hidden from screen readers because the name is beside it. */
export function GoldIcon({ code, className }: { code: MetalCode; className: string | undefined }) {
  const engraving = ICONS[code.replace(/_.*/, '')] ?? styles.pureIcon
  return <span className={`${styles.icon} ornament screen-only ${engraving} ${className}`} aria-hidden="true" />
}

/** The large engravings in src/web/assets/gold. */
const PLATES = {
  gram: styles.gramPlate,
  quarter: styles.quarterPlate,
  half: styles.halfPlate,
  full: styles.fullPlate,
  ata: styles.ataPlate,
}

export type GoldPlateName = keyof typeof PLATES

export function GoldPlate({ name, className }: { name: GoldPlateName; className: string | undefined }) {
  return <span className={`${styles.plate} ornament screen-only ${PLATES[name]} ${className}`} aria-hidden="true" />
}
