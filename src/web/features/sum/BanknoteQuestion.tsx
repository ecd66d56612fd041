import { NOTES_FIELDS, type NotesFigure, type NotesQuery } from '#contract/banknote-query.ts'
import type { FigureStyle } from '#contract/languages.ts'
import { codeIn } from '#contract/sum-query.ts'
import { type Amount, totalOf } from '#domain/amount.ts'
import { type LessGroup, lessGroups } from '#domain/banknote-classes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { NoteQuestionWords } from '../../copy/note-sum-words.ts'
import { formatAmount } from '../../format/money-text.ts'
import { AmountBox } from '../../ui/AmountBox.tsx'
import { RadioChoice } from '../../ui/RadioChoice.tsx'
import { useWords } from '../../words/index.ts'
import { useBanknotes } from '../banknotes/index.ts'
import { useOtherCurrency } from './use-other-currency.ts'
import type { SumFormState } from './use-sum-form.ts'
import styles from './BanknoteQuestion.module.css'

/** The slip links to the question. */
export const QUESTION_ID = 'banknot-sorusu'

interface BanknoteQuestionProps {
  readonly form: Pick<SumFormState<CurrencyCode>, 'first' | 'query'>
}

/** Asks below the amount which part is in banknotes at a lower price. Renders nothing if no rule applies. */
export function BanknoteQuestion({ form: { first, query } }: BanknoteQuestionProps) {
  const { question: words } = useWords('notes')
  const [row] = query.rows
  const other = useOtherCurrency(row)
  const code = (row === undefined ? null : codeIn(row)) ?? 'USD'
  const facts = useBanknotes(code)
  const groups = facts === null ? [] : lessGroups(code, facts.rules)
  if (facts === null || query.deal === 'buy' || groups.length === 0 || other !== null) return null
  const whole = row?.kind === 'item' ? row.item.amount : null
  const hint = words.hint(code, facts.rules)
  const { href, title } = words.table(code)
  return (
    <div key={code} id={QUESTION_ID} className={styles.question}>
      <RadioChoice
        legend={words.legend(code, groups)}
        name={NOTES_FIELDS.answer}
        options={[
          { value: NOTES_FIELDS.no, label: words.no(groups) },
          { value: NOTES_FIELDS.yes, label: words.yes(groups) },
        ]}
        first={first.notes === undefined ? NOTES_FIELDS.no : NOTES_FIELDS.yes}
        variant="apart"
      />
      {query.notes === undefined ? null : (
        <div className={groups.length > 1 ? styles.several : styles.one}>
          {groups.map((group) => (
            <GroupField
              key={group.kinds[0].id}
              code={code}
              group={group}
              first={first.notes ?? {}}
              typed={query.notes ?? {}}
              whole={whole}
              isOnly={groups.length === 1}
              words={words}
            />
          ))}
        </div>
      )}
      <p className="fine">
        {hint === null ? null : `${hint} `}
        <a href={href}>{title}</a>
      </p>
    </div>
  )
}

interface GroupFieldProps {
  readonly code: CurrencyCode
  readonly group: LessGroup
  readonly first: NotesQuery
  readonly typed: NotesQuery
  readonly whole: Amount | null
  readonly isOnly: boolean
  readonly words: NoteQuestionWords
}

/** One amount for all kinds with the same price. The field has the name of the first kind. */
function GroupField({ code, group, first, typed, whole, isOnly, words }: GroupFieldProps) {
  const { style } = useWords('figures')
  const mistake = group.kinds.map(({ id }) => typed[id]).find((figure) => figure?.kind === 'mistake')
  return (
    <AmountBox
      label={words.amount(code, group, isOnly)}
      name={NOTES_FIELDS.amount(group.kinds[0].id)}
      text={textOf(
        group.kinds.flatMap(({ id }) => first[id] ?? []),
        style,
      )}
      placeholder={isOnly ? '500' : ''}
      mistake={mistake === undefined ? null : words.mistake(mistake, code, whole)}
      figures={style}
    >
      <span className={styles.unit} translate="no">
        {code}
      </span>
    </AmountBox>
  )
}

function textOf(typed: readonly NotesFigure[], style: FigureStyle): string {
  const mistake = typed.find((figure) => figure.kind === 'mistake')
  if (mistake !== undefined) return mistake.typed
  const total = totalOf(typed.flatMap((figure) => (figure.kind === 'figure' ? [figure.amount] : [])))
  return total === null ? '' : formatAmount(total, style)
}
