import { issuesOf, type RuledKind } from '#domain/banknotes.ts'
import { dayOf } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { BanknoteRules, useBanknotes } from '../../features/banknotes/index.ts'
import { formatDigits, formatMinute } from '../../format/format.ts'
import { formatDeduction } from '../../format/money-text.ts'
import { TitledSection } from '../../ui/Section.tsx'
import { type LanguageParts, useLanguage } from './language-context.tsx'
import { dayText } from './language-text.ts'

/** Lists the banknotes of the visitor's currency that the office buys. Renders nothing without rules. */
export function Notes({ code }: { code: CurrencyCode }) {
  const language = useLanguage()
  const { words, figures } = language
  const { notes, board } = words
  const { which } = words.currencies[code]
  const facts = useBanknotes(code)
  if (facts === null) return null
  return (
    <TitledSection id="notes" className="lang-notes" titleClass="subtitle" title={which}>
      <BanknoteRules
        code={code}
        rules={facts.rules}
        words={{
          caption: which,
          note: notes.columns.note,
          beside: null,
          price: notes.columns.get,
          name: (ruled) => nameOf(code, ruled, language),
          issues: (ruled, all) => {
            const issues = issuesOf(ruled, all)
            return issues === null ? null : notes.issues[issues]
          },
          rule: (ruled) => ruleOf(ruled, language),
          ask: board.ask,
          none: board.none,
          figures,
        }}
      />
      {facts.since === null ? null : <p className="lang-note">{sinceText(facts.since, language)}</p>}
    </TitledSection>
  )
}

function nameOf(code: CurrencyCode, { kind: { mark, notes } }: RuledKind, { words, figures }: LanguageParts): string {
  if (mark === 'large' && notes.length === 0) return words.notes.old
  const units = words.notes.units(
    notes.map((note) => formatDigits(note, 0, figures)),
    code,
  )
  return words.notes.kinds[mark](units)
}

function ruleOf({ rule }: RuledKind, { words, figures }: LanguageParts): string {
  return rule.rule === 'less'
    ? words.notes.less(`${formatDeduction(rule.less, figures)}\u00A0${words.lira}`)
    : words.notes[rule.rule]
}

function sinceText(at: number, { words, figures, dates }: LanguageParts): string {
  const day = dayOf(at)
  return words.notes.since(dayText(day, dates), Number(day.slice(0, 4)), formatMinute(at, figures))
}
