import type { Deal } from '#domain/deal.ts'
import { isForLira } from '#domain/gold/gold-for-lira.ts'
import { METAL_CODES, type MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { goldFigures } from './gold-figures.ts'
import type { Goods } from './goods.ts'
import { METAL_NAMES } from './metal-names.ts'
import { PAGES } from './paths.ts'
import { EARLIER_BUDGET, SUM_FIELDS } from './question-names.ts'

/** The goods with a price in lira, and their names in addresses and forms. */
const GOLD_NAMES = METAL_CODES.filter(isForLira).map((code) => [code, METAL_NAMES[code]] as const)

/** The maximum length of a name with its figure. Searching thousands of characters would be slow. */
const MAX_NAME_LENGTH = 60

export const GOLD_GOODS: Goods<MetalCode> = {
  path: PAGES.gold.path,
  anchor: '#kac-lira',
  maxRows: 6,
  usual: null,
  asks: [SUM_FIELDS.lira, EARLIER_BUDGET, SUM_FIELDS.grams, SUM_FIELDS.fineness],
  figures: goldFigures,
  instrumentOf: (code) => INSTRUMENTS[code],
  nameOf: (code) => METAL_NAMES[code],
  codeOf: (name) => GOLD_NAMES.find(([code, each]) => each === name || code === name.toUpperCase())?.[0] ?? null,
  find: findGold,
  decimal: ',',
  units: /[\s-]*(?:adet|tane|gram|gr|g)$/i,
}

function findGold(text: string, deal: Deal) {
  const plain = text.length > MAX_NAME_LENGTH ? '' : plainGold(text)
  for (const [code, name] of GOLD_NAMES) {
    // A name without a year means the coin that is worth less to the visitor.
    const short = name.endsWith(deal === 'sell' ? '-eski' : '-yeni') ? name.slice(0, -'-eski'.length) : name
    const found = [name, short].find((each) => plain.endsWith(each))
    if (found !== undefined) return { code, figure: plain.slice(0, -found.length).replace(/[\s-]+$/, '') }
  }
  return null
}

/** Words that people type, with our name for them. */
const SYNONYMS: readonly (readonly [typed: string, name: string])[] = [
  ['cumhuriyet', 'ata'],
  ['ata-lira', 'ata'],
  ['besi-bir-yerde', 'ata-besli'],
  ['besibiryerde', 'ata-besli'],
  ['bilezik', '22-ayar'],
  ['gram-altin', 'gram'],
  ['has-altin', 'has'],
]

/** Converts typed gold to the words of addresses: "3 adet Çeyrek" becomes "3-ceyrek". */
function plainGold(text: string): string {
  const letters = text
    .toLocaleLowerCase('tr')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .trim()
    .replaceAll(/[\s-]+(?!\d)/g, '-')
    .replace(/-(?:adet|tane)-/, '-')
    .replace(/(\d+)-gram(?:lik)?-kulce$/, 'kulce-$1')
  return SYNONYMS.reduce((word, [from, to]) => word.replace(from, to), letters)
}
