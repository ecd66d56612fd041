import { INSTRUMENT_IDS, type InstrumentId, isMetal, METAL_CODES, type MetalCode } from '#domain/instrument.ts'
import { bareWord, readCurrency } from './spelling.ts'

/** What people at the counter call them, in the office file and on the command line. */
export const METAL_NAMES = {
  KULCEALTIN: 'gram',
  ALTIN: 'has',
  CEYREK_YENI: 'ceyrek-yeni',
  CEYREK_ESKI: 'ceyrek-eski',
  YARIM_YENI: 'yarim-yeni',
  YARIM_ESKI: 'yarim-eski',
  TEK_YENI: 'tam-yeni',
  TEK_ESKI: 'tam-eski',
  GREMESE_YENI: 'gremse-yeni',
  GREMESE_ESKI: 'gremse-eski',
  ATA_YENI: 'ata-yeni',
  ATA_ESKI: 'ata-eski',
  ATA5_YENI: 'ata-besli-yeni',
  ATA5_ESKI: 'ata-besli-eski',
  AYAR22: '22-ayar',
  AYAR14: '14-ayar',
  ONS: 'ons',
  USDPURE: 'has-dolar',
  USDKG: 'kilo-dolar',
  EURKG: 'kilo-euro',
  GUMUSTRY: 'gumus',
  XAGUSD: 'gumus-ons',
} as const satisfies Readonly<Record<MetalCode, string>>

export const WRITTEN_METALS = METAL_CODES.map((code) => METAL_NAMES[code])

const BY_KEY: ReadonlyMap<string, MetalCode> = new Map(METAL_CODES.map((code) => [keyOf(METAL_NAMES[code]), code]))

/** "ceyrek-yeni", "Yeni çeyrek" and "çeyrek altın, yeni" are one coin; undefined: none. */
export function readMetal(written: string): MetalCode | undefined {
  return BY_KEY.get(keyOf(written))
}

/** The words in any order; that it is gold is said of most things by everybody. */
function keyOf(written: string): string {
  const words = bareWord(written).split(/[\s,_-]+/)
  return words
    .filter((word) => word !== '' && word !== 'altin')
    .toSorted()
    .join(' ')
}

/** As it is written in the office file: "USD", "ceyrek-yeni". */
export function writtenName(id: InstrumentId): string {
  return isMetal(id) ? METAL_NAMES[id] : id
}

/** "usd" or "çeyrek yeni"; undefined: neither. */
export function readInstrument(written: string): InstrumentId | undefined {
  return readCurrency(written) ?? readMetal(written)
}

/** "hepsi", "altin" for all metals, or one; undefined: none of them. */
export function readInstruments(written: string): readonly InstrumentId[] | undefined {
  const word = bareWord(written)
  if (word === 'hepsi') return INSTRUMENT_IDS
  if (word === 'altin') return METAL_CODES
  const id = readInstrument(written)
  return id && [id]
}

/** "yok", "hepsi" or a metal; undefined: none of them. */
export function readHaltedMetals(written: string): readonly MetalCode[] | undefined {
  const word = bareWord(written)
  if (word === 'yok' || word === 'hepsi') return word === 'yok' ? [] : METAL_CODES
  const code = readMetal(written)
  return code && [code]
}
