import { assumptionOf } from '#domain/banknote-sum.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Sum, SumResult } from '#domain/sum.ts'
import { banknote, hand } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useWords } from '../../words/index.ts'
import { useBanknotes } from '../banknotes/index.ts'
import { QUESTION_ID } from './BanknoteQuestion.tsx'
import { SlipLine } from './SlipLines.tsx'

interface NoteLinesProps {
  readonly sum: Sum<CurrencyCode>
  readonly result: SumResult<CurrencyCode>
}

/** The lines of a slip about banknotes: those at a lower price, and those that the sum is assumed not to contain. */
export function NoteLines({ sum, result }: NoteLinesProps) {
  const [{ code, amount }] = sum.items
  const { slip: words, told: textOf, refused } = useWords('notes')
  const facts = useBanknotes(code)
  const assumption = facts === null ? null : assumptionOf(sum, facts.rules)
  if (words === null || facts === null) return null
  const told = result.lines.flatMap((line) => (line.banknotes === undefined ? [] : textOf(line)))
  const { text: change, about } = words.change
  const link = (
    <a href={`#${QUESTION_ID}`}>
      {change}
      <VisuallyHidden>{`: ${about}`}</VisuallyHidden>
    </a>
  )
  // A notice names the refused banknotes of a small sum.
  const isNoticed = refused(code, amount, facts.rules) !== null
  return (
    <>
      {told.map((text) => (
        <SlipLine key={text} icon={banknote} link={link}>
          {text}
        </SlipLine>
      ))}
      {assumption === null || assumption.groups.length === 0 ? null : (
        <SlipLine icon={banknote} link={link}>
          <span>{words.without(assumption)}</span> <small>{words.less(assumption)}</small>
        </SlipLine>
      )}
      {assumption === null || assumption.refused.length === 0 || isNoticed ? null : (
        <SlipLine icon={hand}>{words.refused(code, assumption)}</SlipLine>
      )}
    </>
  )
}
