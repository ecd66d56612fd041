import type { MetalCode } from '#domain/instrument.ts'
import styles from './GoldIcon.module.css'

/**
 * The small engravings in src/web/assets/gold/marks by code without the year of the coin. Codes that are missing here
 * have the icon of pure gold.
 */
const ICONS: Readonly<Record<string, string>> = {
  KULCEALTIN: 'gram',
  CEYREK: 'quarter',
  YARIM: 'half',
  TEK: 'full',
  GREMESE: 'gremse',
  ATA: 'ata',
  ATA5: 'ata-five',
  AYAR22: 'bangle',
  AYAR14: 'bangle',
  ONS: 'ounce',
  USDKG: 'kilogram',
  EURKG: 'kilogram',
  GUMUSTRY: 'silver',
  XAGUSD: 'ounce',
}

/** A small picture of a coin or bar, hidden from screen readers because the name is beside it. */
export function GoldIcon({ code, className }: { code: MetalCode; className: string | undefined }) {
  return (
    <span
      className={`${styles.icon} ornament screen-only ${className}`}
      data-of={ICONS[code.replace(/_.*/, '')] ?? 'pure'}
      aria-hidden="true"
    />
  )
}

/** The large engravings in src/web/assets/gold. */
export type GoldPlateName = 'gram' | 'quarter' | 'half' | 'full' | 'ata'

export function GoldPlate({ name, className }: { name: GoldPlateName; className: string | undefined }) {
  return <span className={`${styles.plate} ornament screen-only ${className}`} data-of={name} aria-hidden="true" />
}
