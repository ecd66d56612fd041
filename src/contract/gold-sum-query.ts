import { type Amount, type AmountError, parseAmount, writeAmount } from '#domain/amount.ts'
import type { Deal } from '#domain/deal.ts'
import { type GoldItem, isCounted } from '#domain/gold/gold-sum.ts'
import type { MetalCode } from '#domain/instrument.ts'
import type { QueryParams } from './calculator-query.ts'
import { GOLD_NAMES, goldFieldName, plainGold } from './gold-names.ts'
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

/** Characters of one: no gold has as many, and to look for words in thousands takes a while. */
const LONGEST_ROW = 60

/** Of the form; an address has all rows in one: `bozdur=3-ceyrek-eski_12-gram`. */
export const GOLD_SUM_FIELDS = {
  deal: DEAL_FIELD,
  amount: (row: number) => `adet${row + 1}`,
  code: (row: number) => `urun${row + 1}`,
  lira: 'lira',
  moment: MOMENT_FIELD,
} as const

/**
 * Reads `bozdur=3-ceyrek-eski_12-gram`, `al=…`, also "3 çeyrek, 12 gram"; `lira=50000`, `an=…`, and the form's fields.
 */
export function readGoldSumQuery(params: QueryParams): GoldSumQuery {
  const [sold, bought] = [params.get(DEAL_NAMES.sell), params.get(DEAL_NAMES.buy)]
  const chosen = params.get(GOLD_SUM_FIELDS.deal) === DEAL_NAMES.buy ? 'buy' : 'sell'
  const deal = sold !== null ? 'sell' : bought !== null ? 'buy' : chosen
  const text = sold ?? bought
  const rows = text === null ? rowsOfForm(params).filter((row) => row !== null) : rowsIn(text, deal)
  return {
    deal,
    rows,
    lira: liraIn(params.get(GOLD_SUM_FIELDS.lira)?.trim() ?? ''),
    moment: rows.length === 0 ? null : parseMoment(params.get(GOLD_SUM_FIELDS.moment) ?? ''),
  }
}

/** Gold asked where currencies are: `bozdur=CEYREK_ESKI&tutar=3` to the fields of its own page. Null: it is no gold. */
export function goldFieldsOf(params: QueryParams): string[] | null {
  const bought = params.get(DEAL_NAMES.buy)
  const name = params.get(DEAL_NAMES.sell) ?? bought ?? params.get('doviz') ?? ''
  const deal = bought !== null || params.get(DEAL_FIELD) === DEAL_NAMES.buy ? 'buy' : 'sell'
  const code = GOLD_NAMES.find(([each]) => each === name.toUpperCase())?.[0]
  const amount = (params.get('tutar') ?? '').trim()
  const row = code === undefined ? rowIn(`${amount} ${name}`, deal) : rowOf(amount, code)
  if (row.kind === 'item') return goldSumFields({ ...BLANK_GOLD_SUM, deal, rows: [row] })
  return row.code === null ? null : goldSumFields({ ...BLANK_GOLD_SUM, deal })
}

/** Null: nothing is typed in that row. */
export function rowsOfForm(params: QueryParams): (GoldRow | null)[] {
  return Array.from({ length: MOST_ROWS }, (_, row) => {
    const amount = params.get(GOLD_SUM_FIELDS.amount(row))?.trim() ?? ''
    const name = params.get(GOLD_SUM_FIELDS.code(row)) ?? ''
    return amount === '' ? null : rowOf(amount, GOLD_NAMES.find((each) => each[1] === name)?.[0] ?? null)
  })
}

function rowsIn(text: string, deal: Deal): GoldRow[] {
  const typed = text.split(/_|,\s|;|\sve\s/).filter((each) => each.trim() !== '')
  return typed.slice(0, MOST_ROWS).map((each) => rowIn(each.trim(), deal))
}

function rowIn(text: string, deal: Deal): GoldRow {
  const plain = text.length > LONGEST_ROW ? '' : plainGold(text)
  for (const [code, name] of GOLD_NAMES) {
    // Without a year it is taken for the one that is worth less to whoever asks.
    const short = name.endsWith(deal === 'sell' ? '-eski' : '-yeni') ? name.slice(0, -'-eski'.length) : name
    const found = [name, short].find((each) => plain.endsWith(each))
    if (found === undefined) continue
    return rowOf(plain.slice(0, -found.length).replace(/[\s-]+$/, ''), code)
  }
  return { kind: 'mistake', code: null, typed: excerptOf(text.trim()), mistake: 'unknown' }
}

function rowOf(typed: string, code: MetalCode | null): GoldRow {
  const mistaken = (mistake: MistakenGoldRow['mistake']): GoldRow => ({
    kind: 'mistake',
    code,
    typed: excerptOf(typed),
    mistake,
  })
  if (code === null) return mistaken('unknown')
  if (typed.length > LONGEST_ROW) return mistaken('unreadable')
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
