import { useMemo } from 'react'
import type { InstrumentId } from '#domain/instrument.ts'
import { type Cell, useCell } from './cell.ts'
import { useLive } from './LiveRates.tsx'
import type { RowState } from './price-store.ts'

/** Several rows, for what is reckoned from all of them. Give the same list at every rendering. */
export function useRows(codes: readonly InstrumentId[]): readonly RowState[] {
  const { prices } = useLive()
  return useCell(useMemo(() => joinCells(codes.map((code) => prices.row(code))), [prices, codes]))
}

/** Another list only when one of its values is another. */
function joinCells<Value>(cells: readonly Cell<Value>[]): Cell<readonly Value[]> {
  const initial = cells.map((cell) => cell.initial)
  let last = initial
  return {
    initial,
    get: () => {
      if (cells.some((cell, index) => cell.get() !== last[index])) last = cells.map((cell) => cell.get())
      return last
    },
    subscribe: (listener) => {
      const stops = cells.map((cell) => cell.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
