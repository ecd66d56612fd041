import type { CurrencyCode } from '#domain/currency.ts'
import type { SumResult } from '#domain/sum.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { useWords } from '../../words/index.ts'
import { OfficialFact, useOfficialRate } from './SlipFacts.tsx'
import { SpreadFact } from './SpreadFact.tsx'
import styles from './Comparison.module.css'

/** The folded comparison of a sum with the central bank's rate, and the cost of the spread. */
export function Comparison({ result }: { result: SumResult<CurrencyCode> }) {
  const words = useWords('slip')
  const { spread } = result
  const [line] = result.lines
  const official = useOfficialRate(line.code, line.side)
  if (official === null && spread === null) return null
  return (
    <Fold
      text={official === null ? words.spread : words.compare(official.kind, line.side)}
      className={styles.comparison}
    >
      <Facts>
        {official === null ? null : <OfficialFact result={result} official={official} />}
        {spread === null ? null : <SpreadFact deal={line.side === 'buy' ? 'sell' : 'buy'} spread={spread} />}
      </Facts>
      {official?.kind === 'efektif' ? <p className="fine screen-only">{words.banknotes}</p> : null}
    </Fold>
  )
}
