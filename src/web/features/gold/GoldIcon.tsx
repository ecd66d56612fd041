import type { MetalCode } from '#domain/instrument.ts'
import { forInformation } from '../../copy/gold.ts'

/** The small engravings, in src/web/assets/gold/marks. */
const ICONS: Readonly<Record<MetalCode, string>> = {
  KULCEALTIN: 'gram',
  ALTIN: 'pure',
  CEYREK_YENI: 'quarter',
  CEYREK_ESKI: 'quarter',
  YARIM_YENI: 'half',
  YARIM_ESKI: 'half',
  TEK_YENI: 'full',
  TEK_ESKI: 'full',
  GREMESE_YENI: 'gremse',
  GREMESE_ESKI: 'gremse',
  ATA_YENI: 'ata',
  ATA_ESKI: 'ata',
  ATA5_YENI: 'ata-five',
  ATA5_ESKI: 'ata-five',
  AYAR22: 'bangle',
  AYAR14: 'bangle',
  ONS: 'ounce',
  USDPURE: 'pure',
  USDKG: 'kilogram',
  EURKG: 'kilogram',
  GUMUSTRY: 'silver',
  XAGUSD: 'ounce',
}

/** A coin or a bar in a few strokes. It decorates: the name stands beside it. */
export function GoldIcon({ code }: { code: MetalCode }) {
  return <span className={`gold-icon gold-icon-${ICONS[code]}`} aria-hidden="true" />
}

/** The large engravings, in src/web/assets/gold. */
export type GoldPlateName = 'gram' | 'quarter' | 'half' | 'full' | 'ata'

export function GoldPlate({ name }: { name: GoldPlateName }) {
  return <span className={`gold-plate gold-plate-${name}`} aria-hidden="true" />
}

/** Stands after the name of what the office does not trade. */
export function GoldTag() {
  return (
    <>
      {' '}
      <span className="gold-tag">{forInformation}</span>
    </>
  )
}
