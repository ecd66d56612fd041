import { askedSum, type SumQuery } from '#contract/sum-query.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { legsOf, type SumOutcome } from '#domain/sum.ts'
import type { AnswerWords, FormWords } from '../../copy/sum-words.ts'
import { AnnouncedAnswer } from '../../ui/AnnouncedAnswer.tsx'
import { useWords } from '../../words/index.ts'
import { useOtherCurrency } from './use-other-currency.ts'
import { useDatedMoment } from './use-sum-freshness.ts'

interface SumAnnouncementProps<Code extends InstrumentId> {
  readonly words: AnswerWords<Code> & Pick<FormWords<Code>, 'rowMistake'>
  readonly query: SumQuery<Code>
  readonly outcome: SumOutcome<Code> | null
}

/** Announces answers and mistakes to screen readers. The first text is not announced, because it is in the page. */
export function SumAnnouncement<Code extends InstrumentId>({ words, query, outcome }: SumAnnouncementProps<Code>) {
  const moment = useDatedMoment(legsOf(outcome), words)
  const figures = useWords('figures')
  const other = useOtherCurrency(query.rows[0])
  const sum = askedSum(query)
  if (sum === null || outcome === null) {
    const mistakes =
      other?.unpriced ?? query.rows.flatMap((row) => (row.kind === 'mistake' ? words.rowMistake(row) : [])).join(' ')
    return <AnnouncedAnswer question={mistakes} text={mistakes} />
  }
  const { deal, against } = sum
  const answer =
    'sum' in outcome ? `${words.label(deal, against, moment)} ${figures.sum(outcome)}` : words.noSum(outcome.refused)
  const title = words.title(sum)
  return <AnnouncedAnswer question={title} text={`${title}: ${answer}`} />
}
