import { type AmountError, parseAmount, writeAmount } from '#domain/amount.ts'
import { type CurrencyCode, isCurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import type { Sum } from '#domain/sum.ts'
import { excerptOf } from './json.ts'
import { askedDeal, DEAL_FIELD, DEAL_NAMES, type QueryParams } from './question-names.ts'
import { MOMENT_FIELD, parseMoment, type SharedMoment } from './shared-moment.ts'

export interface Question {
  /** Of one currency. */
  readonly sum: Sum<CurrencyCode>
  /** The minute at which its link was shared; null: it is of now. */
  readonly moment: SharedMoment | null
}

/** What stands in the form beside the amount. */
export interface Choices {
  readonly deal: Deal
  readonly code: CurrencyCode
  /** Null: lira. */
  readonly against: CurrencyCode | null
}

export interface Mistake {
  readonly kind: AmountError | 'same-currency' | 'unknown-currency'
  readonly typed: string
}

interface WithVisitor {
  /** Left out for natural persons, the usual ones. */
  readonly visitor?: VisitorKind
}

export interface BlankQuery extends WithVisitor {
  readonly kind: 'nothing'
  readonly choices: Choices
}

export interface AnswerableQuery extends WithVisitor {
  readonly kind: 'question'
  readonly question: Question
}

export interface MistakenQuery extends WithVisitor {
  readonly kind: 'mistake'
  readonly choices: Choices
  readonly amount: string
  readonly mistake: Mistake
}

export type CalculatorQuery = BlankQuery | AnswerableQuery | MistakenQuery

export const BLANK_QUERY: BlankQuery = { kind: 'nothing', choices: { deal: 'sell', code: 'USD', against: null } }

/** Names of the form's fields; what a browser sends without scripts is redirected to the canonical address. */
export const QUESTION_FIELDS = {
  deal: DEAL_FIELD,
  amount: 'tutar',
  code: 'doviz',
  against: 'karsilik',
  moment: MOMENT_FIELD,
  visitor: 'kisi',
} as const

/** How the form names lira, against which most exchanges go; an address leaves it out. */
export const LIRA = 'TL'

/** Reads `bozdur=USD&tutar=500`, `al=…`, `karsilik=EUR`, `an=20260801-1712`, `kisi=yabanci`, and the form's fields. */
export function readCalculatorQuery(params: QueryParams): CalculatorQuery {
  const query = readExchange(params)
  const visitor = visitorNamed(params.get(QUESTION_FIELDS.visitor))
  return visitor === USUAL_VISITOR ? query : { ...query, visitor }
}

function readExchange(params: QueryParams): CalculatorQuery {
  const { deal: asked, named } = askedDeal(params)
  const deal = asked ?? 'sell'
  const code = (named ?? params.get(QUESTION_FIELDS.code))?.toUpperCase() ?? BLANK_QUERY.choices.code
  const against = (params.get(QUESTION_FIELDS.against) ?? '').toUpperCase()
  const amount = (params.get(QUESTION_FIELDS.amount) ?? '').trim()
  const choices: Choices = {
    deal,
    code: isCurrencyCode(code) ? code : BLANK_QUERY.choices.code,
    against: isCurrencyCode(against) ? against : null,
  }
  const mistaken = (kind: Mistake['kind'], typed: string): CalculatorQuery => ({
    kind: 'mistake',
    choices,
    amount: excerptOf(amount),
    mistake: { kind, typed: excerptOf(typed) },
  })

  if (!isCurrencyCode(code)) return mistaken('unknown-currency', code)
  if (against !== '' && against !== LIRA && choices.against === null) return mistaken('unknown-currency', against)
  if (choices.against === code) return mistaken('same-currency', code)
  if (amount === '') return { kind: 'nothing', choices }
  const parsed = parseAmount(amount)
  if (!parsed.ok) return mistaken(parsed.error, amount)
  const moment = parseMoment(params.get(QUESTION_FIELDS.moment) ?? '')
  const sum = { deal, items: [{ code, amount: parsed.value }], against: choices.against } as const
  return { kind: 'question', question: { sum, moment } }
}

/** The canonical search of a query, "?bozdur=USD&tutar=500"; without an amount, what sets the form, or "". */
export function searchOf(query: BlankQuery | AnswerableQuery): string {
  switch (query.kind) {
    case 'question': {
      const { sum, moment } = query.question
      const of = [`${QUESTION_FIELDS.amount}=${writeAmount(sum.items[0].amount)}`]
      const then = moment === null ? [] : [`${QUESTION_FIELDS.moment}=${moment}`]
      return written([...of, ...againstOf(sum), ...then, ...visitorOf(query)], choicesOf(query))
    }
    case 'nothing': {
      const { deal, code, against } = query.choices
      const { choices } = BLANK_QUERY
      const isUsual = deal === choices.deal && code === choices.code && against === null
      const rest = visitorOf(query)
      if (isUsual) return rest.length === 0 ? '' : `?${rest.join('&')}`
      return written([...againstOf(query.choices), ...rest], query.choices)
    }
  }
}

/** What stands in the form beside the amount. */
export function choicesOf(query: CalculatorQuery): Choices {
  if (query.kind !== 'question') return query.choices
  const { deal, items, against } = query.question.sum
  return { deal, code: items[0].code, against }
}

function written(rest: readonly string[], { deal, code }: Pick<Choices, 'deal' | 'code'>): string {
  return `?${[`${DEAL_NAMES[deal]}=${code}`, ...rest].join('&')}`
}

function againstOf({ against }: Pick<Choices, 'against'>): string[] {
  return against === null ? [] : [`${QUESTION_FIELDS.against}=${against}`]
}

function visitorOf({ visitor = USUAL_VISITOR }: WithVisitor): string[] {
  return visitor === USUAL_VISITOR ? [] : [`${QUESTION_FIELDS.visitor}=${VISITOR_NAMES[visitor]}`]
}

/** Whom the lists of documents are for, in the order of the page that holds them. */
export const VISITOR_KINDS = ['individuals', 'companies', 'partnerships', 'foreigners'] as const

export type VisitorKind = (typeof VISITOR_KINDS)[number]

/** How addresses and the form name them. */
export const VISITOR_NAMES: Readonly<Record<VisitorKind, string>> = {
  individuals: 'gercek',
  companies: 'sirket',
  partnerships: 'ortaklik',
  foreigners: 'yabanci',
}

/** Most are; an address leaves it out. */
export const USUAL_VISITOR: VisitorKind = 'individuals'

function visitorNamed(name: string | null): VisitorKind {
  return VISITOR_KINDS.find((kind) => VISITOR_NAMES[kind] === name?.toLowerCase()) ?? USUAL_VISITOR
}
