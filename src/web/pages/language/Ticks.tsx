import type { CurrencyCode } from '#domain/currency.ts'
import type { SumResult } from '#domain/sum.ts'
import { LazyOfficePart, Tick } from '../../features/sum/index.ts'
import { formatDigits } from '../../format/format.ts'
import { usePageState } from '../../page-state/index.ts'
import { useWords } from '../../words/index.ts'
import { useLanguage } from './language-context.tsx'
import { limitText } from './language-text.ts'
import styles from './Ticks.module.css'

/** Lists short facts about a sum. The office's settings decide which facts there are. */
export function Ticks({ result }: { result: SumResult<CurrencyCode> }) {
  const { ticks } = useLanguage().words
  const figures = useWords('figures')
  const { directions, legal } = usePageState().office
  const { identityFromUsd } = legal
  return (
    <ul className={styles.ticks} aria-label={ticks.label}>
      <LazyOfficePart part="terms" result={result} look="tick" />
      {identityFromUsd === null ? null : (
        <Tick>{ticks.passport(limitText({ amount: identityFromUsd, unit: 'USD' }, figures))}</Tick>
      )}
      {directions.minutes === null ? null : <Tick>{ticks.minutes(formatDigits(directions.minutes))}</Tick>}
    </ul>
  )
}
