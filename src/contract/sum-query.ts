import { type AmountError, parseAmount, writeAmount } from '#domain/amount.ts'
import { type CurrencyCode, isCurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { VisitorKind } from '#domain/papers.ts'
import type { Sum, SumItem } from '#domain/sum.ts'
import { type NotesQuery, notesOf, notesSearch, queryOfNotes, readNotes } from './banknote-query.ts'
import { askedFields, type Goods } from './goods.ts'
import { excerptOf } from './json.ts'
import type { OtherCurrency } from './office-words.ts'
import { askedDeal, DEAL_NAMES, EARLIER_BUDGET, ONE_ROW, type QueryParams, SUM_FIELDS } from './question-names.ts'
import { parseMoment, type SharedMoment } from './shared-moment.ts'
import type { SumFigures, TypedFigure } from './sum-figures.ts'
import { USUAL_VISITOR, VISITOR_NAMES, visitorNamed } from './visitor-kind.ts'

export type SumRow<Code extends InstrumentId = InstrumentId> =
  | { readonly kind: 'item'; readonly item: SumItem<Code> }
  /** No amount is typed yet. */
  | { readonly kind: 'blank'; readonly code: Code | null }
  | MistakenRow<Code>

export interface MistakenRow<Code extends InstrumentId = InstrumentId> {
  readonly kind: 'mistake'
  /** null for an unknown name. */
  readonly code: Code | null
  readonly typed: string
  readonly mistake: AmountError | 'not-whole' | 'unknown'
  /** The wrong amount or name, as typed. */
  readonly about: string
}

/** Null means lira. */
export type Against<Code extends InstrumentId = InstrumentId> =
  | { readonly kind: 'currency'; readonly code: Code & CurrencyCode }
  | { readonly kind: 'mistake'; readonly typed: string; readonly mistake: 'same-currency' | 'unknown' }
  | null

/** The query of an address or a form: a sum, an amount of lira in gold, and the gold in a weight. */
export interface SumQuery<Code extends InstrumentId = InstrumentId> extends SumFigures {
  readonly deal: Deal
  /** The rows of a form up to the last one that is filled, or the rows that an address names. */
  readonly rows: readonly SumRow<Code>[]
  readonly against: Against<Code>
  /** The minute at which a link to the sum was shared; null means now. */
  readonly moment: SharedMoment | null
  readonly visitor: VisitorKind
  /** Banknotes in the amount that may have a lower price; left out if the visitor has none. */
  readonly notes?: NotesQuery
}

/** The form's name of lira; addresses leave it out. */
export const LIRA = 'TL'

/** The fields of a row, counted from 0. */
export function rowFields(row: number, { maxRows }: Pick<Goods<InstrumentId>, 'maxRows'>) {
  return maxRows === 1 ? ONE_ROW : { amount: `adet${row + 1}`, code: `urun${row + 1}` }
}

export function blankSum<Code extends InstrumentId>({
  usual,
  figures,
}: Pick<Goods<Code>, 'usual' | 'figures'>): SumQuery<Code> {
  return {
    ...figures(null, null, null),
    deal: 'sell',
    rows: usual === null ? [] : [{ kind: 'blank', code: usual }],
    against: null,
    moment: null,
    visitor: USUAL_VISITOR,
  }
}

/**
 * Reads `bozdur=USD&tutar=500`, `al=…`, `karsilik=EUR`, `kisi=yabanci`; `bozdur=3-ceyrek-eski_12-gram`, also "3 çeyrek,
 * 12 gram"; `eski-50=500`, `lira=50000`, `gram=12.5&ayar=585`; `an=20260801-1712`; and the form's fields.
 */
export function readSumQuery<Code extends InstrumentId>(params: QueryParams, goods: Goods<Code>): SumQuery<Code> {
  const asked = askedFields(params, goods)
  const { deal: done, named } = askedDeal(params)
  const lira = asked.get(SUM_FIELDS.lira)
  const budget = done === null && lira === null ? asked.get(EARLIER_BUDGET) : null
  const deal = done ?? (budget === null ? 'sell' : 'buy')
  const { rows, notes } = withNotes(rowsOf(params, { named, deal }, goods), params, { deal, goods })
  return {
    ...(notes !== null && { notes }),
    ...goods.figures(lira ?? budget, asked.get(SUM_FIELDS.grams), asked.get(SUM_FIELDS.fineness)),
    deal,
    rows,
    against: againstIn(asked.get(SUM_FIELDS.against) ?? '', rows, goods),
    moment: rows.every(({ kind }) => kind === 'blank') ? null : parseMoment(params.get(SUM_FIELDS.moment) ?? ''),
    visitor: visitorNamed(asked.get(SUM_FIELDS.visitor)),
  }
}

/** Adds the banknotes to the query if the visitor sells one amount. */
function withNotes<Code extends InstrumentId>(
  rows: readonly SumRow<Code>[],
  params: QueryParams,
  { deal, goods }: { readonly deal: Deal; readonly goods: Goods<Code> },
): { readonly rows: readonly SumRow<Code>[]; readonly notes: NotesQuery | null } {
  const [row] = rows
  const code = row === undefined || deal === 'buy' || goods.maxRows > 1 ? null : codeIn(row)
  if (row === undefined || code === null || !isCurrencyCode(code)) return { rows, notes: null }
  const whole = row.kind === 'item' ? row.item.amount : null
  const query = readNotes(params, { code, whole, decimal: goods.decimal })
  const notes = notesOf(query ?? {})
  if (row.kind !== 'item' || notes.length === 0) return { rows, notes: query }
  return { rows: [{ kind: 'item', item: { ...row.item, notes } }], notes: query }
}

interface NamedDeal {
  readonly named: string | null
  readonly deal: Deal
}

function rowsOf<Code extends InstrumentId>(
  params: QueryParams,
  { named, deal }: NamedDeal,
  goods: Goods<Code>,
): SumRow<Code>[] {
  const name = named ?? params.get(ONE_ROW.code) ?? goods.usual
  const amount = params.get(ONE_ROW.amount)
  if (name !== null && (goods.maxRows === 1 || amount !== null || goods.codeOf(name) !== null)) {
    const code = goods.codeOf(name) ?? goods.find(name, deal)?.code ?? null
    return [rowOf({ typed: (amount ?? '').trim(), name }, code, goods)]
  }
  return named === null ? rowsOfForm(params, goods) : rowsInList(named, deal, goods)
}

function rowsOfForm<Code extends InstrumentId>(params: QueryParams, goods: Goods<Code>): SumRow<Code>[] {
  const rows = Array.from({ length: goods.maxRows }, (_, index): SumRow<Code> => {
    const fields = rowFields(index, goods)
    const typed = params.get(fields.amount)?.trim() ?? ''
    const name = params.get(fields.code) ?? ''
    const code = goods.codeOf(name)
    return typed === '' ? { kind: 'blank', code } : rowOf({ typed, name }, code, goods)
  })
  return rows.slice(0, Math.max(0, ...rows.map(({ kind }, index) => (kind === 'blank' ? 0 : index + 1))))
}

function rowsInList<Code extends InstrumentId>(list: string, deal: Deal, goods: Goods<Code>): SumRow<Code>[] {
  const typed = list.split(/_|,\s|;|\sve\s/).filter((each) => each.trim() !== '')
  return typed.slice(0, goods.maxRows).map((each) => {
    const name = each.trim()
    const found = goods.find(name, deal)
    return rowOf({ typed: found?.figure ?? name, name }, found?.code ?? null, goods)
  })
}

/** The maximum length of an amount with its unit in characters. */
const MAX_FIGURE_LENGTH = 60

function rowOf<Code extends InstrumentId>(
  { typed, name }: { readonly typed: string; readonly name: string },
  code: Code | null,
  { maxRows, units, decimal, instrumentOf }: Goods<Code>,
): SumRow<Code> {
  const mistaken = (mistake: MistakenRow['mistake'], about = typed): MistakenRow<Code> => ({
    kind: 'mistake',
    code,
    typed: excerptOf(typed),
    mistake,
    about: excerptOf(about),
  })
  if (code === null) return mistaken('unknown', name)
  if (typed === '' && maxRows === 1) return { kind: 'blank', code }
  if (typed.length > MAX_FIGURE_LENGTH) return mistaken('unreadable')
  const parsed = parseAmount(units === null ? typed : typed.replace(units, ''), decimal)
  if (!parsed.ok) return mistaken(parsed.error)
  if (instrumentOf(code).unitKind === 'piece' && parsed.value % 100 !== 0) return mistaken('not-whole')
  return { kind: 'item', item: { code, amount: parsed.value } }
}

function againstIn<Code extends InstrumentId>(
  text: string,
  rows: readonly SumRow<Code>[],
  { codeOf }: Goods<Code>,
): Against<Code> {
  const typed = excerptOf(text.trim().toUpperCase())
  if (typed === '' || typed === LIRA) return null
  const code = codeOf(typed)
  if (code === null || !isCurrencyCode(code)) return { kind: 'mistake', typed, mistake: 'unknown' }
  return rows.some((row) => codeIn(row) === code)
    ? { kind: 'mistake', typed, mistake: 'same-currency' }
    : { kind: 'currency', code }
}

/** Returns the instrument of a row; null means an empty or unknown name. */
export function codeIn<Code extends InstrumentId>(row: SumRow<Code>): Code | null {
  return row.kind === 'item' ? row.item.code : row.code
}

/** Returns the currency of a row that is one of `others`, which have no price on the site; else null. */
export function otherCurrencyIn<Other extends Pick<OtherCurrency, 'code'>>(
  row: SumRow | undefined,
  others: readonly Other[],
): Other | null {
  if (row?.kind !== 'mistake' || row.mistake !== 'unknown') return null
  const name = row.about.toUpperCase()
  return others.find(({ code }) => code === name) ?? null
}

/** Returns true if the query names at least one of these goods. */
export function namesGoods({ rows }: SumQuery): boolean {
  return rows.some((row) => codeIn(row) !== null)
}

export function isMistaken({ rows, against, lira, grams, fineness, notes = {} }: SumQuery): boolean {
  return [...rows, against, lira, grams, fineness, ...Object.values(notes)].some((each) => each?.kind === 'mistake')
}

/** Returns the sum of a query; null if an amount is missing or a part cannot be read. */
export function askedSum<Code extends InstrumentId>({
  deal,
  rows,
  against,
  notes = {},
}: SumQuery<Code>): Sum<Code> | null {
  if (Object.values(notes).some((figure) => figure?.kind === 'mistake')) return null
  const [first, ...others] = rows.flatMap((row) => (row.kind === 'item' ? [row.item] : []))
  if (first === undefined || against?.kind === 'mistake' || rows.some(({ kind }) => kind === 'mistake')) return null
  return { deal, items: [first, ...others], against: against?.code ?? null }
}

/** The canonical search of a query for a currency that has no price on the site, "?bozdur=KWD&tutar=500"; else null. */
export function searchOfOther(
  { deal, rows: [row] }: SumQuery,
  others: readonly string[],
  { decimal }: Pick<Goods<InstrumentId>, 'decimal'>,
): string | null {
  const other = otherCurrencyIn(
    row,
    others.map((code) => ({ code })),
  )
  if (row?.kind !== 'mistake' || other === null) return null
  const amount = parseAmount(row.typed, decimal)
  return `?${DEAL_NAMES[deal]}=${other.code}${amount.ok ? `&${ONE_ROW.amount}=${writeAmount(amount.value)}` : ''}`
}

/** The canonical search of a query, "?bozdur=USD&tutar=500"; "" if nothing is asked. Mistakes are left out. */
export function searchOf<Code extends InstrumentId>(query: SumQuery<Code>, goods: Goods<Code>): string {
  const { rows, against, lira, grams, fineness, moment, visitor } = query
  const isUsual = JSON.stringify(fineness) === JSON.stringify(blankSum(goods).fineness)
  const fields = [
    ...rowsField(query, goods),
    ...(query.notes === undefined ? [] : notesSearch(query.notes)),
    ...(against?.kind === 'currency' ? [`${SUM_FIELDS.against}=${against.code}`] : []),
    ...figureField(SUM_FIELDS.lira, lira),
    ...figureField(SUM_FIELDS.grams, grams),
    ...(isUsual ? [] : figureField(SUM_FIELDS.fineness, fineness)),
    ...(moment === null || rows.every(({ kind }) => kind !== 'item') ? [] : [`${SUM_FIELDS.moment}=${moment}`]),
    ...(visitor === USUAL_VISITOR ? [] : [`${SUM_FIELDS.visitor}=${VISITOR_NAMES[visitor]}`]),
  ]
  return fields.length === 0 ? '' : `?${fields.join('&')}`
}

function rowsField<Code extends InstrumentId>({ deal, rows, against }: SumQuery<Code>, goods: Goods<Code>): string[] {
  const { maxRows, usual, nameOf } = goods
  const items = rows.flatMap((row) => (row.kind === 'item' ? [row.item] : []))
  if (maxRows > 1) {
    const list = items.map(({ code, amount }) => `${writeAmount(amount)}-${nameOf(code)}`).join('_')
    return list === ''
      ? deal === 'sell'
        ? []
        : [`${SUM_FIELDS.deal}=${DEAL_NAMES[deal]}`]
      : [`${DEAL_NAMES[deal]}=${list}`]
  }
  const [item] = items
  const code = item?.code ?? rows.map(codeIn)[0] ?? usual
  if (code === null || (item === undefined && deal === 'sell' && code === usual && against?.kind !== 'currency'))
    return []
  const amount = item === undefined ? [] : [`${ONE_ROW.amount}=${writeAmount(item.amount)}`]
  return [`${DEAL_NAMES[deal]}=${nameOf(code)}`, ...amount]
}

function figureField(name: string, figure: TypedFigure): string[] {
  return figure?.kind === 'figure' ? [`${name}=${writeAmount(figure.amount)}`] : []
}

/** The address of a form's query; null if the form has a mistake. */
export function addressOf<Code extends InstrumentId>(query: SumQuery<Code>, goods: Goods<Code>): string | null {
  return isMistaken(query) ? null : goods.path + searchOf(query, goods)
}

/** The address of a sum without the page's other parameters. `moment` null means now. */
export function linkTo<Code extends InstrumentId>(
  { deal, items, against }: Sum<Code>,
  moment: SharedMoment | null,
  goods: Goods<Code>,
): string {
  const notes = items[0].notes ?? []
  const query: SumQuery<Code> = {
    ...blankSum(goods),
    ...(notes.length > 0 && { notes: queryOfNotes(notes) }),
    deal,
    rows: items.map((item) => ({ kind: 'item', item })),
    against: against === null ? null : { kind: 'currency', code: against },
    moment,
  }
  return goods.path + searchOf(query, goods)
}
