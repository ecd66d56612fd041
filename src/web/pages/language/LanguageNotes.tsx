import type { ReactNode } from 'react'
import { assumptionOf } from '#domain/banknote-sum.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Sum, SumResult } from '#domain/sum.ts'
import { useBanknotes } from '../../features/banknotes/index.ts'
import { BanknoteLines, BanknoteQuestion, type SumFormState } from '../../features/sum/index.ts'
import { formatMoney } from '../../format/money-text.ts'
import { Facts } from '../../ui/Facts.tsx'
import { useLanguage } from './language-context.tsx'
import { assumptionText, lineTexts, noteQuestionWords } from './note-texts.ts'
import { Notes } from './Notes.tsx'

export { notesInMessage } from './note-message.ts'

export type LanguageNotesProps =
  | { readonly part: 'question'; readonly form: SumFormState<CurrencyCode> }
  | { readonly part: 'answer'; readonly sum: Sum<CurrencyCode>; readonly result: SumResult<CurrencyCode> }
  | { readonly part: 'table'; readonly code: CurrencyCode }

/** Renders one of the parts of a page that mention banknotes. */
export function LanguageNotes(props: LanguageNotesProps): ReactNode {
  switch (props.part) {
    case 'question':
      return <AskedNotes form={props.form} />
    case 'answer':
      return <NotesInSum sum={props.sum} result={props.result} />
    case 'table':
      return <Notes code={props.code} />
  }
}

function AskedNotes({ form }: { form: SumFormState<CurrencyCode> }) {
  return <BanknoteQuestion form={form} words={noteQuestionWords(useLanguage())} />
}

/** Shows the amount at each price, and what the sum takes for granted about the banknotes. */
function NotesInSum({ sum, result: { lines } }: { sum: Sum<CurrencyCode>; result: SumResult<CurrencyCode> }) {
  const languageParts = useLanguage()
  const { words, figures } = languageParts
  const [{ code }] = sum.items
  const facts = useBanknotes(code)
  const assumption = facts === null ? null : assumptionOf(sum, facts.rules)
  return (
    <>
      {lines.some(({ banknotes }) => banknotes !== undefined) ? (
        <Facts>
          <BanknoteLines
            lines={lines}
            textsOf={(line) => lineTexts(line, languageParts)}
            money={(lira) => `${formatMoney(lira, figures)}\u00A0${words.lira}`}
          />
        </Facts>
      ) : null}
      {assumption === null ? null : <p className="fine">{assumptionText(code, assumption, languageParts)}</p>}
    </>
  )
}
