import type { Asked } from '#contract/question.ts'
import type { Outcome } from '#domain/exchange.ts'
import { isBelowEuro } from '#domain/visit-limits.ts'
import { bring as copy } from '../copy/bring.ts'
import { documents } from '../copy/documents.ts'
import { useRow } from '../live/use-live.ts'
import { usePageState } from '../page-state.tsx'
import { Notice } from './Notice.tsx'

/** What a foreigner's exchange must come to at least. It is silent where that is reached. */
export function EuroMinimum({ asked, outcome }: { asked: Asked; outcome: Outcome | null }) {
  const { foreignMinimumEuro: minimum } = usePageState().office.legal
  const euro = useRow('EUR')
  const below =
    asked.kind === 'question' && outcome !== null
      ? isBelowEuro(minimum, asked.question.exchange, outcome, () => euro)
      : null
  const rule = documents.foreignMinimum(minimum)
  if (below === false) return null
  if (below === null) return <Notice title={rule} warns={false} />
  return <Notice title={copy.belowMinimum.title(minimum)} text={rule} warns />
}
