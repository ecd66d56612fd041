import type { Goods } from '#contract/goods.ts'
import { outcomeOn } from '#contract/shared-link.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { codesIn, type SumOutcome, type Sum } from '#domain/sum.ts'
import { useCell, useLive, useRows } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'

interface Market<Code extends InstrumentId> {
  readonly goods: Pick<Goods<Code>, 'instrumentOf'>
  /** The traded instruments. Undefined means all. */
  readonly traded?: readonly Code[]
}

/** Calculates a sum at the current prices and again after each price. Returns null if `sum` is null. */
export function useOutcome<Code extends InstrumentId>(sum: Sum<Code>, market: Market<Code>): SumOutcome<Code>
export function useOutcome<Code extends InstrumentId>(
  sum: Sum<Code> | null,
  market: Market<Code>,
): SumOutcome<Code> | null
export function useOutcome<Code extends InstrumentId>(
  sum: Sum<Code> | null,
  { goods, traded }: Market<Code>,
): SumOutcome<Code> | null {
  const rows = useRows(sum === null ? [] : codesIn(sum))
  const { banknotes } = useCell(useLive().settings)
  const { tax } = usePageState().office
  if (sum === null) return null
  const quotes = rows.flatMap(({ quote }) => quote ?? [])
  const halted = rows.flatMap((row) => (row.halted ? row.code : []))
  return outcomeOn({ quotes, halted, banknotes }, sum, goods, { traded, tax })
}
