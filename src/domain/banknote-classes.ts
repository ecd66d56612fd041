import { type BanknoteKind, type BanknoteMark, type BanknoteRules, ruledKinds } from './banknotes.ts'
import { BANKNOTE_KINDS } from './currency-records/banknote-column.ts'
import type { CurrencyCode } from './currency.ts'

/** The issue of a banknote: a drawing of the dollar, or the current or an old series of another currency. */
type Issue = Exclude<BanknoteMark, 'plain' | 'coin' | 'torn'> | 'current'

/** An undamaged banknote that a visitor may have. */
export interface Banknote {
  readonly value: number
  readonly issue: Issue
}

const isOldSeries = ({ mark, notes }: BanknoteKind): boolean => mark === 'large' && notes.length === 0

/** Returns every banknote of a currency that some rule may distinguish from the others. */
export function banknotesOf(code: CurrencyCode): Banknote[] {
  const hasOldSeries = BANKNOTE_KINDS[code].some(isOldSeries)
  return BANKNOTE_KINDS[code].flatMap(({ mark, notes }) =>
    notes.flatMap((value): Banknote[] => {
      switch (mark) {
        case 'plain':
          return [{ value, issue: 'current' }, ...(hasOldSeries ? [{ value, issue: 'large' } as const] : [])]
        case 'strip':
        case 'large':
        case 'small':
          return [{ value, issue: mark }]
        case 'coin':
        case 'torn':
          return []
      }
    }),
  )
}

/**
 * Returns the one kind whose rule decides about a banknote. A note of an old series follows the rule for old series, if
 * the office has one and does not refuse the whole denomination.
 */
export function kindOf(code: CurrencyCode, { value, issue }: Banknote, rules: BanknoteRules): BanknoteKind {
  const kinds = BANKNOTE_KINDS[code]
  const denomination = kinds.find(({ mark, notes }) => notes.includes(value) && (mark === 'plain' || mark === issue))
  const oldSeries = issue === 'large' ? kinds.find(isOldSeries) : undefined
  const isRefused = denomination !== undefined && rules[denomination.id]?.rule === 'no'
  const kind = oldSeries !== undefined && rules[oldSeries.id] !== undefined && !isRefused ? oldSeries : denomination
  if (kind === undefined) throw new RangeError(`${code} has no banknote of ${value}`)
  return kind
}

/** Kinds with the same deduction. A visitor enters one amount for all of them. */
export interface LessGroup {
  readonly less: number
  readonly kinds: readonly [BanknoteKind, ...BanknoteKind[]]
  /** The banknotes whose names must tell the issue, because others of the same name have another rule. */
  readonly tellsIssue: 'old' | 'current' | null
}

/**
 * Groups kinds by their deduction, in the order of the panel. Together with the notes at the board's price and the
 * refused ones, the groups are a partition: `kindOf` puts each banknote into one of them.
 */
export function lessGroups(code: CurrencyCode, rules: BanknoteRules): LessGroup[] {
  const groups = new Map<number, [BanknoteKind, ...BanknoteKind[]]>()
  for (const { kind, rule } of ruledKinds(code, rules)) {
    if (rule.rule !== 'less') continue
    const known = groups.get(rule.less)
    if (known === undefined) groups.set(rule.less, [kind])
    else known.push(kind)
  }
  return [...groups].map(([less, kinds]) => ({ less, kinds, tellsIssue: namesakesOf(code, kinds, rules) }))
}

/** Two sorts of old dollars are both "eski seri", and a plain denomination may exclude its old series. */
function namesakesOf(
  code: CurrencyCode,
  kinds: readonly BanknoteKind[],
  rules: BanknoteRules,
): LessGroup['tellsIssue'] {
  const others = BANKNOTE_KINDS[code].filter((kind) => !kinds.includes(kind))
  const isOld = ({ mark }: BanknoteKind): boolean => mark === 'large' || mark === 'small'
  if (kinds.some(isOld) && others.some((kind) => isOld(kind) && rules[kind.id]?.rule === 'less')) return 'old'
  const isPlain = kinds.some(({ mark }) => mark === 'plain')
  return isPlain && others.some((kind) => isOldSeries(kind) && rules[kind.id] !== undefined) ? 'current' : null
}

/** Returns the kinds of undamaged banknotes that the office refuses and that may be in an amount of `units`. */
export function refusedKinds(code: CurrencyCode, rules: BanknoteRules, units: number): BanknoteKind[] {
  return ruledKinds(code, rules).flatMap(({ kind, rule }) =>
    rule.rule === 'no' && fitsInto(kind, units) ? [kind] : [],
  )
}

/** Returns true if an amount of `units` may contain a banknote of the kind. */
export function fitsInto(kind: BanknoteKind, units: number): boolean {
  return isOldSeries(kind) || kind.notes.some((note) => note <= units)
}
