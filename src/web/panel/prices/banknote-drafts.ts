import { banknoteName } from '#contract/banknote-names.ts'
import type { BanknotesPage } from '#contract/panel/pages/banknotes-page.ts'
import { checkLess } from '#domain/banknote-limit.ts'
import {
  type BanknoteChoice,
  type BanknoteKind,
  type BanknoteRule,
  type BanknoteRules,
  reducedPrice,
} from '#domain/banknotes.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { BANKNOTE_KINDS } from '#domain/currency-records/banknote-column.ts'
import { marginText } from '#domain/margin-text.ts'
import { parseMargin } from '#domain/parse-margin.ts'
import type { Rate } from '#domain/rate.ts'
import { choiceNames, panelBanknotes as copy } from '../../copy/panel-banknotes.ts'

/** The choice for a kind; `text` is the deduction as it was typed. */
export interface Draft {
  readonly choice: BanknoteChoice
  readonly text: string
}

/** Choices by the id of the kind; null removes the rule. */
export type Drafts = Readonly<Partial<Record<string, Draft | null>>>

/** The reason why a draft cannot be published as it is. `far` can be confirmed. */
interface DraftTrouble {
  readonly kind: 'unreadable' | 'too-much' | 'far'
  readonly text: string
  /** The deduction that was probably intended; null means unknown. */
  readonly likely: string | null
}

const FIRST_LESS = '−0,50'
const CENT = 10_000

/** Returns micro-lira as text, for example "−0,50". */
export function lessAsText(less: number): string {
  const text = marginText({ kind: 'lira', micros: -less })
  return text.includes(',') ? text : `${text},00`
}

/** Returns the deduction in micro-lira; null means that the text cannot be parsed. */
export function lessIn(text: string): number | null {
  const margin = parseMargin(text)
  return margin.ok && margin.value.kind === 'lira' && margin.value.micros !== 0 ? Math.abs(margin.value.micros) : null
}

/** Returns the draft for a rule; null means that there is no rule. */
export function draftOf(rule: BanknoteRule | undefined): Draft | null {
  if (rule === undefined) return null
  return { choice: rule.rule, text: rule.rule === 'less' ? lessAsText(rule.less) : FIRST_LESS }
}

/** Returns the draft with another choice; a deduction that was typed earlier is kept. */
export function choose(choice: BanknoteChoice, draft: Draft | null): Draft {
  return { choice, text: draft?.text ?? FIRST_LESS }
}

function ruleOf({ choice, text }: Draft): BanknoteRule | null {
  if (choice !== 'less') return { rule: choice }
  const less = lessIn(text)
  return less === null ? null : { rule: choice, less }
}

export function troubleOf(draft: Draft | null | undefined, { price, limit }: BanknotesPage): DraftTrouble | null {
  if (draft?.choice !== 'less') return null
  const less = lessIn(draft.text)
  if (less === null) return { kind: 'unreadable', text: copy.unreadable, likely: null }
  const check = price === null ? null : checkLess(less, price, limit)
  if (check === null || check.kind === 'usual') return null
  const likely = check.likely === null ? null : lessAsText(check.likely)
  const most = lessAsText(Math.floor(check.most / CENT) * CENT)
  return check.kind === 'too-much'
    ? { kind: 'too-much', text: copy.tooMuch(limit, most), likely }
    : { kind: 'far', text: copy.far(most), likely }
}

function isWrong(draft: Draft, page: BanknotesPage): boolean {
  const trouble = troubleOf(draft, page)
  return trouble !== null && trouble.kind !== 'far'
}

/** Returns the kinds whose drafts differ from the rules in force. */
export function changedKinds({ code, rules }: BanknotesPage, drafts: Drafts): BanknoteKind[] {
  return BANKNOTE_KINDS[code].filter(({ id }) => {
    const draft = drafts[id]
    if (draft === undefined) return false
    return JSON.stringify(draft === null ? undefined : ruleOf(draft)) !== JSON.stringify(rules[id])
  })
}

/** Returns the rules after a publication. A draft that cannot be published keeps the rule in force. */
export function nextRules(page: BanknotesPage, drafts: Drafts): BanknoteRules {
  const next = BANKNOTE_KINDS[page.code].flatMap(({ id }) => {
    const draft = drafts[id]
    if (draft === null) return []
    const rule = draft === undefined || isWrong(draft, page) ? page.rules[id] : ruleOf(draft)
    return rule === undefined || rule === null ? [] : [[id, rule] as const]
  })
  return Object.fromEntries(next)
}

/** Returns the price of a kind under its rule; null means that it has none. */
export function kindPrice(rule: BanknoteRule | undefined, { code, price }: BanknotesPage): Rate | null {
  if (price === null || (rule?.rule !== 'full' && rule?.rule !== 'less')) return null
  return reducedPrice(price, rule.rule === 'less' ? rule.less : 0, CURRENCIES[code].decimals.rate)
}

/** Returns, for example, "50 USD: −0,50; 1 ve 2 USD: alınmaz". */
export function changeWords({ code }: BanknotesPage, changed: readonly BanknoteKind[], next: BanknoteRules): string {
  return changed.map((kind) => `${banknoteName(code, kind)}: ${ruleWords(next[kind.id]) ?? copy.removed}`).join('; ')
}

/** Returns the words for the rule that stays in force because its draft cannot be published. */
export function remainingWords({ code, rules }: BanknotesPage, kind: BanknoteKind): string {
  const rule = rules[kind.id]
  const words = rule === undefined || rule.rule === 'full' ? copy.atBoard : (ruleWords(rule) ?? copy.atBoard)
  return copy.remains(banknoteName(code, kind), words)
}

function ruleWords(rule: BanknoteRule | undefined): string | null {
  if (rule === undefined) return null
  return rule.rule === 'less' ? lessAsText(rule.less) : choiceNames[rule.rule].toLocaleLowerCase('tr-TR')
}
