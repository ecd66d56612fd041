import { type Amount, type AmountError, parseAmount, writeAmount } from '#domain/amount.ts'
import type { Deal } from '#domain/exchange.ts'
import { barGrams } from '#domain/gold/bars.ts'
import { type GoldItem, isCounted } from '#domain/gold/gold-sum.ts'
import { BAR_CODES, type MetalCode } from '#domain/instrument.ts'
import type { QueryParams } from './calculator-query.ts'
import { excerptOf } from './json.ts'
import { DEAL_FIELD, DEAL_NAMES } from './question-names.ts'
import { MOMENT_FIELD, parseMoment, type SharedMoment } from './shared-moment.ts'

export type GoldRow = { readonly kind: 'item'; readonly item: GoldItem } | MistakenGoldRow

export interface MistakenGoldRow {
  readonly kind: 'mistake'
  /** Null: it names nothing that is known here. */
  readonly code: MetalCode | null
  readonly typed: string
  readonly mistake: AmountError | 'not-whole' | 'unknown'
}

/** What some gold comes to in lira, and what some lira come to in gold. */
export interface GoldSumQuery {
  readonly deal: Deal
  readonly rows: readonly GoldRow[]
  /** Null: not asked. */
  readonly lira: { readonly kind: 'lira'; readonly amount: Amount } | LiraMistake | null
  /** The minute at which a link to the gold was shared; null: it is of now. */
  readonly moment: SharedMoment | null
}

interface LiraMistake {
  readonly kind: 'mistake'
  readonly typed: string
  readonly mistake: AmountError
}

export const BLANK_GOLD_SUM: GoldSumQuery = { deal: 'sell', rows: [], lira: null, moment: null }

/** Kinds in one sum. */
export const MOST_ROWS = 6

/** Of the form; an address has all rows in one: `bozdur=3-ceyrek-eski_12-gram`. */
export const GOLD_SUM_FIELDS = {
  deal: DEAL_FIELD,
  amount: (row: number) => `adet${row + 1}`,
  code: (row: number) => `urun${row + 1}`,
  lira: 'lira',
  moment: MOMENT_FIELD,
} as const

/** How addresses and the form name what has a price in lira. */
const NAMES: readonly (readonly [code: MetalCode, name: string])[] = [
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

const BY_CODE = new Map(NAMES)

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

/**
 * Reads `bozdur=3-ceyrek-eski_12-gram`, `al=…`, also "3 çeyrek, 12 gram"; `lira=50000`, `an=…`, and the form's fields.
 */
export function readGoldSumQuery(params: QueryParams): GoldSumQuery {
  const [sold, bought] = [params.get(DEAL_NAMES.sell), params.get(DEAL_NAMES.buy)]
  const chosen = params.get(GOLD_SUM_FIELDS.deal) === DEAL_NAMES.buy ? 'buy' : 'sell'
  const deal = sold !== null ? 'sell' : bought !== null ? 'buy' : chosen
  const text = sold ?? bought
  const rows = text === null ? rowsOfForm(params) : text.split(/_|,\s|;|\sve\s/).map((each) => rowIn(each, deal))
  const asked = rows.filter((row) => row !== null).slice(0, MOST_ROWS)
  return {
    deal,
    rows: asked,
    lira: liraIn(params.get(GOLD_SUM_FIELDS.lira)?.trim() ?? ''),
    moment: asked.length === 0 ? null : parseMoment(params.get(GOLD_SUM_FIELDS.moment) ?? ''),
  }
}

/** Gold asked where currencies are: `bozdur=CEYREK_ESKI&tutar=3` to the fields of its own page. Null: it is no gold. */
export function goldFieldsOf(params: QueryParams): string[] | null {
  const bought = params.get(DEAL_NAMES.buy)
  const name = params.get(DEAL_NAMES.sell) ?? bought ?? params.get('doviz') ?? ''
  const deal = bought !== null || params.get(DEAL_FIELD) === DEAL_NAMES.buy ? 'buy' : 'sell'
  const code = NAMES.find(([each]) => each === name.toUpperCase())?.[0]
  const amount = (params.get('tutar') ?? '').trim()
  const row = code === undefined ? rowIn(`${amount} ${name}`, deal) : rowOf(amount, code)
  if (row?.kind === 'item') return goldSumFields({ ...BLANK_GOLD_SUM, deal, rows: [row] })
  return (row?.code ?? null) === null ? null : goldSumFields({ ...BLANK_GOLD_SUM, deal })
}

/** Null: nothing is typed in that row. */
export function rowsOfForm(params: QueryParams): (GoldRow | null)[] {
  return Array.from({ length: MOST_ROWS }, (_, row) => {
    const amount = params.get(GOLD_SUM_FIELDS.amount(row))?.trim() ?? ''
    const name = params.get(GOLD_SUM_FIELDS.code(row)) ?? ''
    return amount === '' ? null : rowOf(amount, NAMES.find((each) => each[1] === name)?.[0] ?? null)
  })
}

function rowIn(text: string, deal: Deal): GoldRow | null {
  if (text.trim() === '') return null
  const plain = plainly(text)
  for (const [code, name] of NAMES) {
    // Without a year it is taken for the one that is worth less to whoever asks.
    const short = name.endsWith(deal === 'sell' ? '-eski' : '-yeni') ? name.slice(0, -'-eski'.length) : name
    const found = [name, short].find((each) => plain.endsWith(each))
    if (found === undefined) continue
    return rowOf(plain.slice(0, -found.length).replace(/[\s-]+$/, ''), code)
  }
  return { kind: 'mistake', code: null, typed: excerptOf(text.trim()), mistake: 'unknown' }
}

/** "3 adet Çeyrek" is "3-ceyrek". */
function plainly(text: string): string {
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

function rowOf(typed: string, code: MetalCode | null): GoldRow {
  const mistaken = (mistake: MistakenGoldRow['mistake']): GoldRow => ({
    kind: 'mistake',
    code,
    typed: excerptOf(typed),
    mistake,
  })
  if (code === null) return mistaken('unknown')
  const parsed = parseAmount(typed.replace(/[\s-]*(?:adet|tane|gram|gr|g)$/i, ''))
  if (!parsed.ok) return mistaken(parsed.error)
  if (isCounted(code) && parsed.value % 100 !== 0) return mistaken('not-whole')
  return { kind: 'item', item: { code, amount: parsed.value } }
}

function liraIn(text: string): GoldSumQuery['lira'] {
  if (text === '') return null
  const parsed = parseAmount(text.replace(LIRA_SIGN, ''))
  return parsed.ok
    ? { kind: 'lira', amount: parsed.value }
    : { kind: 'mistake', typed: excerptOf(text), mistake: parsed.error }
}

/** "50.000 TL", "₺50.000". A lone "T" is on its way to "TL". */
export const LIRA_SIGN = /^₺|(?:₺|tl?|try|l[iİ]ra)$/i

export function isMistakenSum({ rows, lira }: GoldSumQuery): boolean {
  return rows.some(({ kind }) => kind === 'mistake') || lira?.kind === 'mistake'
}

/** What of it could be read. */
export function itemsOf({ rows }: Pick<GoldSumQuery, 'rows'>): readonly GoldItem[] {
  return rows.flatMap((row) => (row.kind === 'item' ? [row.item] : []))
}

/** The fields of a query's address; none where nothing is asked. What could not be read is not carried on. */
export function goldSumFields({ deal, rows, lira, moment }: GoldSumQuery): string[] {
  const items = itemsOf({ rows }).map(({ code, amount }) => `${writeAmount(amount)}-${goldFieldName(code)}`)
  const amount = lira?.kind === 'lira' ? [`${GOLD_SUM_FIELDS.lira}=${writeAmount(lira.amount)}`] : []
  const deals = items.length > 0 ? [`${DEAL_NAMES[deal]}=${items.join('_')}`] : deal === 'sell' ? [] : [BUYING]
  return [...deals, ...amount, ...(moment === null || items.length === 0 ? [] : [`${MOMENT_FIELD}=${moment}`])]
}

const BUYING = `${GOLD_SUM_FIELDS.deal}=${DEAL_NAMES.buy}`
