import { type InstrumentId, isMetal, type MetalCode } from '#domain/instrument.ts'

/** The name of a metal, and the year or currency that distinguishes it. */
interface ProductName {
  readonly name: string
  /** The year of a coin: the current year ("yeni") or an earlier one ("eski"). */
  readonly age?: 'yeni' | 'eski'
  /** The currency of its price; undefined means lira. */
  readonly money?: string
}

export const PRODUCT_NAMES: Readonly<Record<MetalCode, ProductName>> = {
  KULCEALTIN: { name: 'Gram altın' },
  KULCE5: { name: '5 gram külçe' },
  KULCE10: { name: '10 gram külçe' },
  KULCE20: { name: '20 gram külçe' },
  KULCE50: { name: '50 gram külçe' },
  KULCE100: { name: '100 gram külçe' },
  ALTIN: { name: 'Has altın' },
  CEYREK_YENI: { name: 'Çeyrek', age: 'yeni' },
  CEYREK_ESKI: { name: 'Çeyrek', age: 'eski' },
  YARIM_YENI: { name: 'Yarım', age: 'yeni' },
  YARIM_ESKI: { name: 'Yarım', age: 'eski' },
  TEK_YENI: { name: 'Tam', age: 'yeni' },
  TEK_ESKI: { name: 'Tam', age: 'eski' },
  GREMESE_YENI: { name: 'Gremse', age: 'yeni' },
  GREMESE_ESKI: { name: 'Gremse', age: 'eski' },
  ATA_YENI: { name: 'Ata lira', age: 'yeni' },
  ATA_ESKI: { name: 'Ata lira', age: 'eski' },
  ATA5_YENI: { name: 'Ata beşli', age: 'yeni' },
  ATA5_ESKI: { name: 'Ata beşli', age: 'eski' },
  AYAR22: { name: '22 ayar' },
  AYAR14: { name: '14 ayar' },
  ONS: { name: 'Ons altın', money: 'ABD doları' },
  USDPURE: { name: 'Has altın', money: 'ABD doları' },
  USDKG: { name: 'Kilogram', money: 'ABD doları' },
  EURKG: { name: 'Kilogram', money: 'euro' },
  GUMUSTRY: { name: 'Gümüş' },
  XAGUSD: { name: 'Ons gümüş', money: 'ABD doları' },
}

/** "USD", "Çeyrek (yeni)", "Kilogram (euro)": one name each, for sentences. */
export function productName(id: InstrumentId): string {
  if (!isMetal(id)) return id
  const { name, age, money } = PRODUCT_NAMES[id]
  const kind = age ?? money
  return kind === undefined ? name : `${name} (${kind})`
}
