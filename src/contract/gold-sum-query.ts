import { type Amount, type AmountError, amountOf, parseAmount, writeAmount } from '#domain/amount.ts'
import type { Deal } from '#domain/deal.ts'
import { isFineness, KARATS } from '#domain/gold/fine-weight.ts'
import { isCounted } from '#domain/gold/gold-for-lira.ts'
import type { MetalCode } from '#domain/instrument.ts'
import type { Sum, SumItem } from '#domain/sum.ts'
import { GOLD_NAMES, goldFieldName, plainGold } from './gold-names.ts'
import { excerptOf } from './json.ts'
import { askedDeal, DEAL_FIELD, DEAL_NAMES, type QueryParams } from './question-names.ts'
import { MOMENT_FIELD, parseMoment, type SharedMoment } from './shared-moment.ts'

export type GoldRow = { readonly kind: 'item'; readonly item: SumItem<MetalCode> } | MistakenGoldRow

export interface MistakenGoldRow {
  readonly kind: 'mistake'
  /** Null: it names nothing that is known here. */
  readonly code: MetalCode | null
  readonly typed: string
  readonly mistake: AmountError | 'not-whole' | 'unknown'
}

/** A figure of a field; null: the field is empty. */
export type GoldFigure =
  | { readonly kind: 'figure'; readonly amount: Amount }
  | { readonly kind: 'mistake'; readonly typed: string; readonly mistake: AmountError | 'too-fine' }
  | null

/** What some gold comes to in lira, what some lira come to in gold, and the gold in a weight. */
export interface GoldSumQuery {
  readonly deal: Deal
  readonly rows: readonly GoldRow[]
  readonly lira: GoldFigure
  readonly grams: GoldFigure
  /** Of the weight, in thousandths. */
  readonly fineness: GoldFigure
  /** The minute at which a link to the gold was shared; null: it is of now. */
  readonly moment: SharedMoment | null
}

const USUAL_FINENESS = { kind: 'figure', amount: amountOf('916,6') } as const satisfies GoldFigure

export const BLANK_GOLD_SUM: GoldSumQuery = {
  deal: 'sell',
  rows: [],
  lira: null,
  grams: null,
  fineness: USUAL_FINENESS,
  moment: null,
}

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
  grams: 'gram',
  fineness: 'ayar',
  moment: MOMENT_FIELD,
} as const

/** Earlier links ask what a budget buys by this. */
const BUDGET_FIELD = 'butce'

/**
 * Reads `bozdur=3-ceyrek-eski_12-gram`, `al=…`, also "3 çeyrek, 12 gram"; `lira=50000`, `gram=12.5&ayar=585`, `an=…`,
 * and the form's fields.
 */
export function readGoldSumQuery(params: QueryParams): GoldSumQuery {
  const { deal: asked, named } = askedDeal(params)
  const lira = params.get(GOLD_SUM_FIELDS.lira)
  const budget = asked === null && lira === null ? params.get(BUDGET_FIELD) : null
  const deal = asked ?? (budget === null ? 'sell' : 'buy')
  const rows = named === null ? rowsOfForm(params).filter((row) => row !== null) : rowsIn(named, deal)
  const fineness = params.get(GOLD_SUM_FIELDS.fineness)
  return {
    deal,
    rows,
    lira: figureIn(lira ?? budget ?? '', LIRA_SIGN),
    grams: figureIn(params.get(GOLD_SUM_FIELDS.grams) ?? '', GRAM_SIGN),
    fineness: fineness === null ? USUAL_FINENESS : finenessIn(fineness),
    moment: rows.length === 0 ? null : parseMoment(params.get(GOLD_SUM_FIELDS.moment) ?? ''),
  }
}

/** Gold asked where currencies are: `bozdur=CEYREK_ESKI&tutar=3` to the search of its own page. Null: it is no gold. */
export function goldSearchFrom(params: QueryParams): string | null {
  const { deal: asked, named } = askedDeal(params)
  const deal = asked ?? 'sell'
  const name = named ?? params.get('doviz') ?? ''
  const code = GOLD_NAMES.find(([each]) => each === name.toUpperCase())?.[0]
  const amount = (params.get('tutar') ?? '').trim()
  const row = code === undefined ? rowIn(`${amount} ${name}`, deal) : rowOf(amount, code)
  if (row.kind === 'item') return goldSearchOf({ ...BLANK_GOLD_SUM, deal, rows: [row] })
  return row.code === null ? null : goldSearchOf({ ...BLANK_GOLD_SUM, deal })
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

/** `sign`: what people write before or behind the figure. */
function figureIn(text: string, sign: RegExp): GoldFigure {
  const typed = text.trim()
  if (typed === '') return null
  const parsed = parseAmount(typed.replace(sign, ''))
  return parsed.ok
    ? { kind: 'figure', amount: parsed.value }
    : { kind: 'mistake', typed: excerptOf(typed), mistake: parsed.error }
}

/** "22 ayar", and 22 alone: nothing is made of gold of so few thousandths. */
function finenessIn(text: string): GoldFigure {
  const figure = figureIn(text, /(?:‰|milyem|ayar)$/i)
  if (figure?.kind !== 'figure') return figure
  if (!isFineness(figure.amount)) return { kind: 'mistake', typed: excerptOf(text.trim()), mistake: 'too-fine' }
  const named = KARATS.find(({ karat }) => amountOf(String(karat)) === figure.amount)
  return named === undefined ? figure : { kind: 'figure', amount: named.fineness }
}

/** "50.000 TL", "₺50.000". A lone "T" is on its way to "TL". */
const LIRA_SIGN = /^₺|(?:₺|tl?|try|l[iİ]ra)$/i
const GRAM_SIGN = /(?:gram|gr|g)$/i

export function isMistakenSum({ rows, lira, grams, fineness }: GoldSumQuery): boolean {
  return [...rows, lira, grams, fineness].some((each) => each?.kind === 'mistake')
}

/** The gold that could be read; null: none. */
export function askedGold({ deal, rows }: Pick<GoldSumQuery, 'deal' | 'rows'>): Sum<MetalCode> | null {
  const [first, ...others] = rows.flatMap((row) => (row.kind === 'item' ? [row.item] : []))
  return first === undefined ? null : { deal, items: [first, ...others], against: null }
}

/** The canonical search of a query; "" where nothing is asked. A mistake is left out. */
export function goldSearchOf({ deal, rows, lira, grams, fineness, moment }: GoldSumQuery): string {
  const items = rows.flatMap((row) =>
    row.kind === 'item' ? [`${writeAmount(row.item.amount)}-${goldFieldName(row.item.code)}`] : [],
  )
  const deals = items.length > 0 ? [`${DEAL_NAMES[deal]}=${items.join('_')}`] : deal === 'sell' ? [] : [BUYING]
  const isUsual = fineness?.kind === 'figure' && fineness.amount === USUAL_FINENESS.amount
  const fields = [
    ...deals,
    ...figureField(GOLD_SUM_FIELDS.lira, lira),
    ...figureField(GOLD_SUM_FIELDS.grams, grams),
    ...(isUsual ? [] : figureField(GOLD_SUM_FIELDS.fineness, fineness)),
    ...(moment === null || items.length === 0 ? [] : [`${MOMENT_FIELD}=${moment}`]),
  ]
  return fields.length === 0 ? '' : `?${fields.join('&')}`
}

/** The search of a link to the gold alone: nobody shares what else the page was asked. */
export function goldLinkSearch({ deal, rows }: GoldSumQuery, moment: SharedMoment | null): string {
  return goldSearchOf({ ...BLANK_GOLD_SUM, deal, rows, moment })
}

function figureField(name: string, figure: GoldFigure): string[] {
  return figure?.kind === 'figure' ? [`${name}=${writeAmount(figure.amount)}`] : []
}

const BUYING = `${GOLD_SUM_FIELDS.deal}=${DEAL_NAMES.buy}`
