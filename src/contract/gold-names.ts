import { barGrams } from '#domain/gold/bars.ts'
import { BAR_CODES, type MetalCode } from '#domain/instrument.ts'

/** How addresses and the form name what has a price in lira. */
export const GOLD_NAMES: readonly (readonly [code: MetalCode, name: string])[] = [
  ['CEYREK_ESKI', 'ceyrek-eski'],
  ['CEYREK_YENI', 'ceyrek-yeni'],
  ['YARIM_ESKI', 'yarim-eski'],
  ['YARIM_YENI', 'yarim-yeni'],
  ['TEK_ESKI', 'tam-eski'],
  ['TEK_YENI', 'tam-yeni'],
  ['GREMESE_ESKI', 'gremse-eski'],
  ['GREMESE_YENI', 'gremse-yeni'],
  ['ATA_ESKI', 'ata-eski'],
  ['ATA_YENI', 'ata-yeni'],
  ['ATA5_ESKI', 'ata-besli-eski'],
  ['ATA5_YENI', 'ata-besli-yeni'],
  ['AYAR22', '22-ayar'],
  ['AYAR14', '14-ayar'],
  ['ALTIN', 'has'],
  ...BAR_CODES.map((code) => [code, `kulce-${barGrams(code)}`] as const),
  ['KULCEALTIN', 'gram'],
]

const BY_CODE = new Map(GOLD_NAMES)

/** "ceyrek-eski" */
export function goldFieldName(code: MetalCode): string {
  return BY_CODE.get(code) ?? code
}

/** What people say instead. */
const SAID: readonly (readonly [said: string, name: string])[] = [
  ['cumhuriyet', 'ata'],
  ['ata-lira', 'ata'],
  ['besi-bir-yerde', 'ata-besli'],
  ['besibiryerde', 'ata-besli'],
  ['bilezik', '22-ayar'],
  ['gram-altin', 'gram'],
  ['has-altin', 'has'],
]

/** Gold as people type it, in the words of addresses: "3 adet Çeyrek" is "3-ceyrek". */
export function plainGold(text: string): string {
  const letters = text
    .toLocaleLowerCase('tr')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .trim()
    .replaceAll(/[\s-]+(?!\d)/g, '-')
    .replace(/-(?:adet|tane)-/, '-')
    .replace(/(\d+)-gram(?:lik)?-kulce$/, 'kulce-$1')
  return SAID.reduce((said, [from, to]) => said.replace(from, to), letters)
}
