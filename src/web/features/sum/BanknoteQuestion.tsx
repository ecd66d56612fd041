import { NOTES_FIELDS, type NotesFigure, type NotesQuery } from '#contract/banknote-query.ts'
import { currencyPath } from '#contract/paths.ts'
import { codeIn } from '#contract/sum-query.ts'
import { type Amount, totalOf } from '#domain/amount.ts'
import { type LessGroup, lessGroups } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { banknoteQuestion as copy, notesMistake, oldIssueHint } from '../../copy/banknote-sum-words.ts'
import { BANKNOTES_ID, banknotesTitle } from '../../copy/banknote-words.ts'
import { formatAmount } from '../../format/money-text.ts'
import { AmountBox } from '../../ui/AmountBox.tsx'
import { RadioChoice } from '../../ui/RadioChoice.tsx'
import { useBanknotes } from '../banknotes/index.ts'
import type { SumFormState } from './use-sum-form.ts'
import styles from './BanknoteQuestion.module.css'

const OPTIONS = [
  { value: NOTES_FIELDS.no, label: copy.no },
  { value: NOTES_FIELDS.yes, label: copy.yes },
]

/** Asks below the amount which part is in banknotes at a lower price. Renders nothing if no rule applies. */
export function BanknoteQuestion({ form: { first, query } }: { form: SumFormState<CurrencyCode> }) {
  const [row] = query.rows
  const code = (row === undefined ? null : codeIn(row)) ?? 'USD'
  const facts = useBanknotes(code)
  const groups = facts === null ? [] : lessGroups(code, facts.rules)
  if (query.deal === 'buy' || groups.length === 0) return null
  const whole = row?.kind === 'item' ? row.item.amount : null
  const hint = oldIssueHint(code, groups)
  return (
    <div key={code} className={styles.question}>
      <RadioChoice
        legend={copy.legend(groups)}
        name={NOTES_FIELDS.answer}
        options={OPTIONS}
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
            />
          ))}
        </div>
      )}
      <p className="fine">
        {hint === null ? null : `${hint} `}
        <a href={`${currencyPath(code)}#${BANKNOTES_ID}`}>{banknotesTitle(code)}</a>
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
}

/** One amount for all kinds with the same price. The field has the name of the first kind. */
function GroupField({ code, group, first, typed, whole, isOnly }: GroupFieldProps) {
  const mistake = group.kinds.map(({ id }) => typed[id]).find((figure) => figure?.kind === 'mistake')
  return (
    <AmountBox
      label={copy.amount(group, isOnly)}
      name={NOTES_FIELDS.amount(group.kinds[0].id)}
      text={textOf(group.kinds.flatMap(({ id }) => first[id] ?? []))}
      placeholder={isOnly ? '500' : ''}
      mistake={mistake === undefined ? null : notesMistake(mistake, code, whole)}
    >
      <span className={styles.unit} translate="no">
        {code}
      </span>
    </AmountBox>
  )
}

function textOf(figures: readonly NotesFigure[]): string {
  const mistake = figures.find((figure) => figure.kind === 'mistake')
  if (mistake !== undefined) return mistake.typed
  const total = totalOf(figures.flatMap((figure) => (figure.kind === 'figure' ? [figure.amount] : [])))
  return total === null ? '' : formatAmount(total)
}
