import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { type Day, dayOf } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { noticeAt, type OpeningHours } from '#domain/opening.ts'
import { joinCells, subscribeToAll, useCell } from './cell.ts'
import type { LiveCircumstances } from './live-state.ts'
import { useFeed, useLive } from './LiveRates.tsx'
import type { BoardState, RowState } from './price-store.ts'
import { createSteady } from './steady.ts'

/** One row of the board: the component renders when this row changes, and only then. */
export function useRow(code: InstrumentId): RowState {
  return useCell(useLive().prices.row(code))
}

/** Several rows, for what is reckoned from all of them: the same array until one of them changes. */
export function useRows(codes: readonly InstrumentId[]): readonly RowState[] {
  const { prices } = useLive()
  const named = codes.join()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rows are the same as long as their names are
  return useCell(useMemo(() => joinCells(codes.map((code) => prices.row(code))), [prices, named]))
}

/** The daily changes of the rows: closes come with the summary, and go with their day even without a network. */
export function useDailyCloses(): void {
  useFeed('summary')
  const { clock, prices } = useLive()
  useEffect(() => clock.subscribe(() => prices.setDay(dayOf(clock.get().now))), [clock, prices])
}

export function useBoard(): BoardState {
  return useCell(useLive().prices.board)
}

export function useToday(): Day {
  const { clock } = useLive()
  return useSyncExternalStore(
    clock.subscribe,
    () => dayOf(clock.get().now),
    () => dayOf(clock.initial.now),
  )
}

export function useOpeningHours(): OpeningHours {
  return useCell(useLive().settings).hours
}

/** The office's notice above its prices; null: none now. */
export function useOfficeNotice(): string | null {
  const { settings } = useLive()
  const { notice } = useCell(settings)
  return useAsOfNow(({ now }) => noticeAt(notice, now))
}

/** Follows clock and source: worked out every second, rendered only when it reads differently. */
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
 * A word about freshness that doesn't go to and fro around a limit. It begins anew with another thing that it is
 * `about`: what was doubted of one price says nothing of the next.
 */
export function useSteadyWord<Word extends string>(
  about: string,
  read: (circumstances: LiveCircumstances) => Word,
): Word {
  const { steady } = useMemo(() => ({ about, steady: createSteady<Word>() }), [about])
  return useAsOfNow((circumstances) => steady(read(circumstances), circumstances.now, circumstances.opening.kind))
}
