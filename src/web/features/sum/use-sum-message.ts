import { momentAt } from '#contract/shared-moment.ts'
import { linkTo } from '#contract/sum-query.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { oldestOf } from '#domain/quote.ts'
import { legsOf, type Sum, type SumResult } from '#domain/sum.ts'
import { oldSumMessage, sumMessage } from '../../copy/ask.ts'
import { useCell, useLive } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
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
  { goods, words: { chat }, assumedGroups = () => [] }: Pick<SumFamily<Code>, 'goods' | 'words' | 'assumedGroups'>,
  sum: Sum<Code>,
  result: SumResult<Code>,
  isStale: boolean,
): SumMessage {
  const { largeSumTl, origin } = usePageState().office
  const legs = legsOf(result)
  const at = Math.max(...legs.map(({ quotedAt }) => quotedAt))
  const link = linkTo(sum, momentAt(at), goods) + goods.anchor
  const isLarge = !isStale && largeSumTl !== null && result.lira > BigInt(largeSumTl) * 100n
  const asked = { sum, words: chat }
  const { banknotes } = useCell(useLive().settings)
  const assumed = assumedGroups(sum, banknotes)
  const message = isStale
    ? oldSumMessage(asked, result, oldestOf(legs) ?? at)
    : sumMessage(asked, result, { at, isLarge, link: origin + link, assumed })
  return { message, link, isLarge }
}
