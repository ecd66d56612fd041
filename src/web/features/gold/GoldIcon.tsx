import type { MetalCode } from '#domain/instrument.ts'
import { forInformation } from '../../copy/gold.ts'
import './gold-icons.css'

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
export function GoldIcon({ code }: { code: MetalCode }) {
  return (
    <span
      className={`gold-icon ornament screen-only gold-icon-${ICONS[code.replace(/_.*/, '')] ?? 'pure'}`}
      aria-hidden="true"
    />
  )
}

/** The large engravings in src/web/assets/gold. */
export type GoldPlateName = 'gram' | 'quarter' | 'half' | 'full' | 'ata'

export function GoldPlate({ name }: { name: GoldPlateName }) {
  return <span className={`gold-plate ornament screen-only gold-plate-${name}`} aria-hidden="true" />
}

/** Follows the name of a product that the office does not trade. */
export function GoldTag() {
  return (
    <>
      {' '}
      <span className="gold-tag">{forInformation}</span>
    </>
  )
}
