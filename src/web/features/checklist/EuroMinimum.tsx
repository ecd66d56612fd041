import type { Asked } from '#contract/question.ts'
import { legsOf, type Outcome } from '#domain/exchange.ts'
import { isBelowEuro } from '#domain/visit-limits.ts'
import { bring as copy } from '../../copy/bring.ts'
import { documents } from '../../copy/documents.ts'
import { useRow } from '../../live/index.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { useLegFreshness } from '../calculator/use-dated-moment.ts'
import { Notice } from './Notice.tsx'

/** What a foreigner's exchange must come to at least. It is silent where that is reached, and compares nothing by an old rate. */
export function EuroMinimum({ asked, outcome }: { asked: Asked; outcome: Outcome | null }) {
  const { foreignMinimumEuro: minimum } = usePageState().office.legal
  const euro = useRow('EUR')
  const freshness = useLegFreshness([...legsOf(outcome), ...(euro.quote === null ? [] : [euro.quote])])
  const timely = freshness === 'stale' ? null : outcome
  const below = asked.kind === 'question' ? isBelowEuro(minimum, asked.question.exchange, timely, () => euro) : null
  const rule = documents.foreignMinimum(minimum)
  if (below === false) return null
  if (below === null) return <Notice title={rule} warns={false} />
  return <Notice title={copy.belowMinimum.title(minimum)} text={rule} warns />
}
