import { searchOf } from '#contract/calculator-query.ts'
import { legsOf } from '#domain/sum.ts'
import { mistakeText } from '../../copy/calculator.ts'
import { slipTitle, noOutcomeTexts, sumLabel } from '../../copy/slip.ts'
import { sumText } from '../../format/money-text.ts'
import { AnnouncedAnswer } from '../../ui/AnnouncedAnswer.tsx'
import type { SumAnswer } from './use-calculation.ts'
import { useDatedMoment } from './use-sum-freshness.ts'

export function AnswerAnnouncement({ query, outcome }: SumAnswer) {
  const text = textOf({ query, outcome }, useDatedMoment(legsOf(outcome)))
  return <AnnouncedAnswer question={query.kind === 'mistake' ? text : searchOf(query)} text={text} />
}

function textOf({ query, outcome }: SumAnswer, moment: string | null): string {
  if (query.kind === 'mistake') return mistakeText(query.mistake)
  if (query.kind === 'nothing' || outcome === null) return ''
  const { sum } = query.question
  const question = slipTitle(sum)
  if (!('sum' in outcome)) return `${question}: ${noOutcomeTexts(outcome.refused[0]).title}`
  return `${question}: ${sumLabel(sum.deal, sum.against, moment)} ${sumText(outcome)}`
}
