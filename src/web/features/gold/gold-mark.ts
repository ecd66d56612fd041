import type { MetalCode } from '#domain/instrument.ts'

/** The small engravings, in src/web/assets/gold/marks. */
type GoldMarkName =
  | 'gram'
  | 'pure'
  | 'quarter'
  | 'half'
  | 'full'
  | 'gremse'
  | 'ata'
  | 'ata-five'
  | 'bangle'
  | 'ounce'
  | 'kilogram'
  | 'silver'

export const GOLD_MARKS: Readonly<Record<MetalCode, GoldMarkName>> = {
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
