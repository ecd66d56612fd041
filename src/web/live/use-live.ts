import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { type Day, dayOf } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { noticeAt, type OpeningHours } from '#domain/opening.ts'
import { joinCells, subscribeToAll, useCell } from './cell.ts'
import type { LiveCircumstances } from './live-state.ts'
import { useFeed, useLive } from './LiveRates.tsx'
import type { BoardState, RowState } from './price-store.ts'
import { createSteady } from './steady.ts'

/** Returns one row of the board. The component renders only if this row changes. */
export function useRow(code: InstrumentId): RowState {
  return useCell(useLive().prices.row(code))
}

/** Returns several rows. The array is the same until one of them changes. */
export function useRows(codes: readonly InstrumentId[]): readonly RowState[] {
  const { prices } = useLive()
  const named = codes.join()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rows depend only on the joined codes
  return useCell(useMemo(() => joinCells(codes.map((code) => prices.row(code))), [prices, named]))
}

/** Requests the daily summary for the changes of rows, and drops closes at the end of their day even offline. */
export function useDailyCloses(): void {
  useFeed('summary')
  const { clock, prices } = useLive()
  useEffect(() => clock.subscribe(() => prices.setDay(dayOf(clock.get().now))), [clock, prices])
}

export function useBoard(): BoardState {
  return useCell(useLive().prices.board)
}

export function useToday(): Day {
  return useAsOfNow(({ now }) => dayOf(now))
}

export function useOpeningHours(): OpeningHours {
  return useCell(useLive().settings).hours
}

/** Returns the office's current notice. Null means that there is none. */
export function useOfficeNotice(): string | null {
  const { settings } = useLive()
  const { notice } = useCell(settings)
  return useAsOfNow(({ now }) => noticeAt(notice, now))
}

/** Calls `read` each second and after each source change. The component renders only if the result changes. */
export function useAsOfNow<Read extends string | number | null>(
  read: (circumstances: LiveCircumstances) => Read,
): Read {
  const live = useLive()
  const subscribe = useCallback(
    (listener: () => void) => subscribeToAll([live.clock, live.prices.board], listener),
    [live],
  )
  return useSyncExternalStore(
    subscribe,
    () => read(live.circumstances('now')),
    () => read(live.circumstances('initial')),
  )
}

/**
 * Returns a freshness word that does not alternate around a limit (see createSteady). The hook forgets earlier words
 * if `about`, the subject of the word, changes.
 */
export function useSteadyWord<Word extends string>(
  about: string,
  read: (circumstances: LiveCircumstances) => Word,
): Word {
  const { steady } = useMemo(() => ({ about, steady: createSteady<Word>() }), [about])
  return useAsOfNow((circumstances) => steady(read(circumstances), circumstances.now, circumstances.opening.kind))
}
