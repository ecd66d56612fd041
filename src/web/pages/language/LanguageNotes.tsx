import type { ReactNode } from 'react'
import { assumptionOf } from '#domain/banknote-sum.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Sum, SumResult } from '#domain/sum.ts'
import type { NoteWords } from '../../copy/language-words.ts'
import { useBanknotes } from '../../features/banknotes/index.ts'
import { BanknoteLines, BanknoteQuestion, type SumFormState } from '../../features/sum/index.ts'
import { Facts } from '../../ui/Facts.tsx'
import { useLanguage } from './language-context.tsx'
import { moneyText } from './language-text.ts'
import { assumptionText, lineTexts, type NoteParts, noteQuestionWords } from './note-texts.ts'
import { Notes } from './Notes.tsx'

export { notesInMessage } from './note-message.ts'

export type LanguageNotesPart =
  | { readonly part: 'question'; readonly form: SumFormState<CurrencyCode> }
  | { readonly part: 'answer'; readonly sum: Sum<CurrencyCode>; readonly result: SumResult<CurrencyCode> }
  | { readonly part: 'table'; readonly code: CurrencyCode }

/** Renders one of the parts of a page that mention banknotes. */
export function LanguageNotes({ notes, ...props }: LanguageNotesPart & { notes: NoteWords }): ReactNode {
  const noteParts = { ...useLanguage(), notes }
  switch (props.part) {
    case 'question':
      return <BanknoteQuestion form={props.form} words={noteQuestionWords(noteParts)} />
    case 'answer':
      return <NotesInSum sum={props.sum} result={props.result} noteParts={noteParts} />
    case 'table':
      return <Notes code={props.code} noteParts={noteParts} />
  }
}

interface NotesInSumProps {
  sum: Sum<CurrencyCode>
  result: SumResult<CurrencyCode>
  noteParts: NoteParts
}

/** Shows the amount at each price, and what the sum takes for granted about the banknotes. */
function NotesInSum({ sum, result: { lines }, noteParts }: NotesInSumProps) {
  const [{ code }] = sum.items
  const facts = useBanknotes(code)
  const assumption = facts === null ? null : assumptionOf(sum, facts.rules)
  return (
    <>
      {lines.some(({ banknotes }) => banknotes !== undefined) ? (
        <Facts>
          <BanknoteLines
            lines={lines}
            textsOf={(line) => lineTexts(line, noteParts)}
            money={(lira) => moneyText(lira, noteParts)}
          />
        </Facts>
      ) : null}
      {assumption === null ? null : <p className="fine">{assumptionText(code, assumption, noteParts)}</p>}
    </>
  )
}
