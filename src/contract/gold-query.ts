import { type Amount, type AmountError, amountOf, parseAmount, writeAmount } from '#domain/amount.ts'
import type { GoldOrder } from '#domain/gold/compared-gold.ts'
import { isFineness, KARATS, type Workmanship } from '#domain/gold/jewellery.ts'
import type { QueryParams } from './calculator-query.ts'
import {
  BLANK_GOLD_SUM,
  goldSumFields,
  type GoldSumQuery,
  isMistakenSum,
  LIRA_SIGN,
  readGoldSumQuery,
} from './gold-sum-query.ts'
import { excerptOf } from './json.ts'

export const GOLD_FIELDS = {
  budget: 'butce',
  grams: 'gram',
  fineness: 'ayar',
  workmanship: 'iscilik',
  workIn: 'birim',
  order: 'sirala',
} as const

/** What is typed; the rest is chosen. */
export type GoldFieldName = Exclude<keyof typeof GOLD_FIELDS, 'order' | 'workIn'>

const TYPED = ['budget', 'grams', 'fineness', 'workmanship'] as const satisfies GoldFieldName[]

export type GoldFigure =
  | { readonly kind: 'figure'; readonly amount: Amount }
  /** The field is empty; of workmanship, there is none. */
  | { readonly kind: 'none' }
  | { readonly kind: 'mistake'; readonly mistake: AmountError | 'too-fine'; readonly typed: string }

/**
 * What an address asks the page of gold: a sum, a budget, a piece of jewellery, and in which order products are
 * compared.
 */
export type GoldQuery = Readonly<Record<GoldFieldName, GoldFigure>> & {
  readonly order: GoldOrder
  /** What workmanship is counted in. */
  readonly workIn: Workmanship['in']
  /** Gold to lira, and lira to gold. */
  readonly sum: GoldSumQuery
}

/** With which the page begins; an address leaves out what equals it. */
export const USUAL_GOLD_QUERY: GoldQuery = {
  budget: figure('50000'),
  grams: figure('20'),
  fineness: figure('916.6'),
  workmanship: figure('20'),
  order: { by: 'perGram', from: 'best' },
  workIn: 'thousandths',
  sum: BLANK_GOLD_SUM,
}

/** Of workmanship: lira a gram. */
export const WORK_IN_LIRA = 'tl'

/** The first is the usual one. */
const ORDERS: readonly (readonly [name: string, order: GoldOrder])[] = [
  ['ucuz', USUAL_GOLD_QUERY.order],
  ['pahali', { by: 'perGram', from: 'worst' }],
  ['az-kayip', { by: 'sellBack', from: 'best' }],
  ['cok-kayip', { by: 'sellBack', from: 'worst' }],
]

/** Null: the usual order, which an address leaves out. */
export function orderName({ by, from }: GoldOrder): string | null {
  const place = ORDERS.findIndex(([, order]) => order.by === by && order.from === from)
  return place <= 0 ? null : (ORDERS[place]?.[0] ?? null)
}

/** Reads `butce=75000`, `gram=12.5&ayar=585&iscilik=0`, `sirala=az-kayip`. Other parameters are ignored. */
export function readGoldQuery(params: QueryParams): GoldQuery {
  const read = (field: GoldFieldName): GoldFigure => {
    const text = params.get(GOLD_FIELDS[field])
    return text === null ? USUAL_GOLD_QUERY[field] : figureIn(field, text.trim())
  }
  const name = params.get(GOLD_FIELDS.order)
  return {
    budget: read('budget'),
    grams: read('grams'),
    fineness: read('fineness'),
    workmanship: read('workmanship'),
    order: ORDERS.find(([each]) => each === name)?.[1] ?? USUAL_GOLD_QUERY.order,
    workIn: params.get(GOLD_FIELDS.workIn) === WORK_IN_LIRA ? 'lira' : 'thousandths',
    sum: readGoldSumQuery(params),
  }
}

/** What people write before or behind a figure of a field: "50.000 TL", "₺50.000", "20 gr", "916,6 milyem". */
const UNITS: Readonly<Record<GoldFieldName, RegExp>> = {
  budget: LIRA_SIGN,
  grams: /(?:gram|gr|g)$/i,
  fineness: /(?:‰|milyem|ayar)$/i,
  workmanship: /(?:‰|milyem)$/i,
}

function figureIn(field: GoldFieldName, text: string): GoldFigure {
  if (text === '') return { kind: 'none' }
  const parsed = parseAmount(text.replace(UNITS[field], ''))
  const mistaken = (mistake: AmountError | 'too-fine'): GoldFigure => ({
    kind: 'mistake',
    mistake,
    typed: excerptOf(text),
  })
  if (!parsed.ok) return parsed.error === 'zero' && field === 'workmanship' ? { kind: 'none' } : mistaken(parsed.error)
  if (field !== 'fineness') return { kind: 'figure', amount: parsed.value }
  return isFineness(parsed.value) ? { kind: 'figure', amount: finenessOf(parsed.value) } : mistaken('too-fine')
}

/** "22 ayar", and 22 alone: nothing is made of gold of so few thousandths. */
function finenessOf(amount: Amount): Amount {
  return KARATS.find(({ karat }) => amountOf(String(karat)) === amount)?.milyem ?? amount
}

export function isMistaken(query: GoldQuery): boolean {
  return TYPED.some((field) => query[field].kind === 'mistake') || isMistakenSum(query.sum)
}

/** The canonical search of a query, "?butce=75000"; "" where all is as usual. A mistake stays as it was typed. */
export function goldSearchOf(query: GoldQuery): string {
  const order = orderName(query.order)
  const fields = [
    ...goldSumFields(query.sum),
    ...TYPED.flatMap((field) => {
      const text = written(field, query[field])
      return text === written(field, USUAL_GOLD_QUERY[field]) ? [] : [`${GOLD_FIELDS[field]}=${text}`]
    }),
    ...(query.workIn === 'lira' ? [`${GOLD_FIELDS.workIn}=${WORK_IN_LIRA}`] : []),
    ...(order === null ? [] : [`${GOLD_FIELDS.order}=${order}`]),
  ]
  return fields.length === 0 ? '' : `?${fields.join('&')}`
}

function written(field: GoldFieldName, given: GoldFigure): string {
  switch (given.kind) {
    case 'figure':
      return writeAmount(given.amount)
    case 'none':
      return field === 'workmanship' ? '0' : ''
    case 'mistake':
      return encodeURIComponent(given.typed)
  }
}

function figure(text: string): GoldFigure {
  return { kind: 'figure', amount: amountOf(text) }
}
