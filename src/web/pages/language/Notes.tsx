import type { LanguageDates } from '#contract/languages.ts'
import { issuesOf, type RuledKind } from '#domain/banknotes.ts'
import { dayOf } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { dayOfYear } from '../../copy/foreign-figures.ts'
import { deductionText, kindText, type NoteParts, NOTES_ID } from '../../copy/foreign-notes.ts'
import { BanknoteRules, useBanknotes } from '../../features/banknotes/index.ts'
import { formatMinute } from '../../format/format.ts'
import { TitledSection } from '../../ui/Section.tsx'
import { useLanguage } from './language-context.tsx'
import text from './LanguageText.module.css'

/** Lists the banknotes of the visitor's currency that the office buys. Renders nothing without rules. */
export function Notes({ code, noteParts }: { code: CurrencyCode; noteParts: NoteParts }) {
  const { words, notes, figures } = noteParts
  const { board } = words
  const which = notes.which(code)
  const { dates } = useLanguage()
  const facts = useBanknotes(code)
  if (facts === null) return null
  return (
    <TitledSection id={NOTES_ID} titleClass="subtitle" title={which}>
      <BanknoteRules
        code={code}
        rules={facts.rules}
        words={{
          caption: which,
          note: notes.columns.note,
          beside: null,
          price: notes.columns.get,
          name: (ruled) => kindText(code, ruled.kind, noteParts),
          issues: (ruled, all) => {
            const issues = issuesOf(ruled, all)
            return issues === null ? null : notes.issues[issues]
          },
          rule: (ruled) => ruleOf(ruled, noteParts),
          ask: board.ask,
          none: board.none,
          figures: figures.style,
        }}
      />
      {facts.since === null ? null : <p className={text.note}>{sinceText(facts.since, noteParts, dates)}</p>}
    </TitledSection>
  )
}

function ruleOf({ rule }: RuledKind, languageParts: NoteParts): string {
  const { notes } = languageParts
  return rule.rule === 'less' ? notes.less(deductionText(rule.less, languageParts)) : notes[rule.rule]
}

function sinceText(at: number, { notes, figures }: NoteParts, dates: LanguageDates): string {
  const day = dayOf(at)
  return notes.since(dayOfYear(day, dates), Number(day.slice(0, 4)), formatMinute(at, figures.style))
}
