import * as v from 'valibot'
import { banknoteRule, banknoteRuleOf } from '#contract/settings/banknote-values.ts'
import { margin as marginSchema } from '#contract/settings/setting-values.ts'
import { bareWord } from '#contract/settings/spelling.ts'
import type { BanknoteKind, BanknoteRule } from '#domain/banknotes.ts'
import { marginText, writeMargin } from '#domain/margin-text.ts'
import type { Margin } from '#domain/margin.ts'
import { parseMargin, readsAsThousands } from '#domain/parse-margin.ts'
import { kindOf, notation } from './kind.ts'

/** Returns the margin in a value before or after a change. */
export function marginIn(value: unknown): Margin | undefined {
  const parsed = v.safeParse(marginSchema, value)
  return parsed.success ? parsed.output : undefined
}

/** A margin in lira or percent. "1.000" is refused, because it may mean one or a thousand. */
export const margin = kindOf(marginSchema, {
  cautious: undefined,
  notation: notation(
    '0,05 ya da -0,05 gibi lira olarak veya "%0,25" gibi yüzde olarak, en çok 4 haneli olmalı; bin lirayı 1000 diye yazın',
    (written) => {
      const read = parseMargin(written)
      return read.ok && !readsAsThousands(written) ? read.value : undefined
    },
    (value) => {
      const known = marginIn(value)
      return known === undefined ? '' : writeMargin(known)
    },
  ),
  text: (value) => {
    const known = marginIn(value)
    return known === undefined ? UNKNOWN_VALUE : marginText(known)
  },
  noneText: '0',
  withoutColon: true,
})

export const UNKNOWN_VALUE = 'bu sürümün okuyamadığı bir değer'

/** Returns the rule in a value before or after a change. */
export function banknoteRuleIn(value: unknown): BanknoteRule | undefined {
  const parsed = v.safeParse(banknoteRule, value)
  return parsed.success ? parsed.output : undefined
}

const RULE_NAMES = { full: 'tabela', no: 'alınmaz', ask: 'gişede' } as const
/** The name of earlier files. */
const EARLIER_FULL = 'tahta'
const RULE_TEXTS = { full: 'tabela fiyatı', no: 'alınmaz', ask: 'gişede bakılır' } as const

/** How one kind of banknotes is taken: "tabela", "alınmaz", "gişede", or a deduction in lira: "-0,50". */
export function banknoteRuleFor(known: BanknoteKind) {
  return kindOf(banknoteRuleOf(known), {
    cautious: { rule: 'ask' },
    notation: notation(
      '“tabela”, “alınmaz”, “gişede” ya da -0,50 gibi bir lira farkı olmalı',
      (written): BanknoteRule | undefined => {
        const word = bareWord(written)
        if (word === EARLIER_FULL) return { rule: 'full' }
        for (const rule of ['full', 'no', 'ask'] as const) if (word === bareWord(RULE_NAMES[rule])) return { rule }
        return readLess(written)
      },
      (value) => {
        const rule = banknoteRuleIn(value)
        if (rule === undefined) return ''
        return rule.rule === 'less' ? writeMargin({ kind: 'lira', micros: -rule.less }) : RULE_NAMES[rule.rule]
      },
    ),
    text: banknoteRuleText,
  })
}

function banknoteRuleText(value: unknown): string {
  const rule = banknoteRuleIn(value)
  if (rule === undefined) return UNKNOWN_VALUE
  return rule.rule === 'less' ? lessText(rule.less) : RULE_TEXTS[rule.rule]
}

/** "−0,50" */
export function lessText(less: number): string {
  return marginText({ kind: 'lira', micros: -less })
}

function readLess(written: string): BanknoteRule | undefined {
  const read = parseMargin(written)
  return read.ok && read.value.kind === 'lira' && read.value.micros < 0 && !readsAsThousands(written)
    ? { rule: 'less', less: -read.value.micros }
    : undefined
}
