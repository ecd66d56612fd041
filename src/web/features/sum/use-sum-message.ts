import { momentAt } from '#contract/shared-moment.ts'
import { linkTo } from '#contract/sum-query.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { oldestOf } from '#domain/quote.ts'
import { legsOf, type Sum, type SumResult } from '#domain/sum.ts'
import { useCell, useLive } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { useAllWords, useWords } from '../../words/index.ts'
import type { SumFamily } from './sum-family.ts'

interface SumMessage {
  /** The question for the counter. The copied text contains it, too. */
  readonly message: string
  /** The path and search of the sum at the minute of its newest price. The linked page uses that minute's prices. */
  readonly link: string
  /** True if the amount is so large that the visitor should ask before coming. */
  readonly isLarge: boolean
}

export function useSumMessage<Code extends InstrumentId>(
  {
    goods,
    wordsOf,
    linksMoment,
    assumedGroups = () => [],
    notesInMessage = () => null,
  }: Pick<SumFamily<Code>, 'goods' | 'wordsOf' | 'linksMoment' | 'assumedGroups' | 'notesInMessage'>,
  sum: Sum<Code>,
  result: SumResult<Code>,
  isStale: boolean,
): SumMessage {
  const { messages } = wordsOf(useAllWords())
  const figures = useWords('figures')
  const { largeSumTl, origin } = usePageState().office
  const legs = legsOf(result)
  const at = Math.max(...legs.map(({ quotedAt }) => quotedAt))
  const path = linkTo(sum, linksMoment ? momentAt(at) : null, goods) + goods.anchor
  const link = origin + path
  const isLarge = !isStale && largeSumTl !== null && result.lira > BigInt(largeSumTl) * 100n
  const { banknotes } = useCell(useLive().settings)
  const notes = notesInMessage(sum, result, { banknotes, figures })
  const assumed = assumedGroups(sum, banknotes)
  const message = isStale
    ? messages.old(sum, result, { quotedAt: oldestOf(legs) ?? at, link, notes })
    : messages.sum(sum, result, { at, isLarge, link, assumed, notes })
  return { message, link: path, isLarge }
}
