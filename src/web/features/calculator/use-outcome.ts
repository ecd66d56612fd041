import { type Exchange, type Outcome, outcomeOf } from '#domain/exchange.ts'
import { useRow } from '../../live/index.ts'

/** What an exchange comes to by the prices that the page has now; null: nothing is asked. It follows them. */
export function useOutcome(exchange: Exchange): Outcome
export function useOutcome(exchange: Exchange | null): Outcome | null
export function useOutcome(exchange: Exchange | null): Outcome | null {
  const first = useRow(exchange?.code ?? 'USD')
  const second = useRow(exchange?.against ?? exchange?.code ?? 'USD')
  return exchange === null ? null : outcomeOf(exchange, (code) => (code === first.code ? first : second))
}
