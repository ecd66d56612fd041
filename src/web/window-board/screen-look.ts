import { useEffect } from 'react'
import type { WindowChoice } from '#contract/window-board.ts'
import { MINUTE, SECOND, wallClockOf } from '#domain/calendar.ts'
import { useAsOfNow } from '../live/index.ts'

const DAY_BEGINS = 7
const DAY_ENDS = 19

/** The factors of the type size. */
const SIZES = { '1': '0.88', '2': '1', '3': '1.1' } as const satisfies Record<WindowChoice['boy'], string>

export function useTheme(choice: WindowChoice | null): void {
  const byClock = useAsOfNow(({ now }) => {
    const { hour } = wallClockOf(now)
    return hour >= DAY_BEGINS && hour < DAY_ENDS ? 'gunduz' : 'gece'
  })
  const { tema = 'gece', boy = '2' } = choice ?? {}
  useEffect(() => {
    const { dataset, style } = document.documentElement
    dataset['theme'] = (tema === 'saat' ? byClock : tema) === 'gunduz' ? 'light' : 'dark'
    style.setProperty('--size', SIZES[boy])
  }, [tema, boy, byClock])
}

/** Offsets in steps to the right and down. */
const PLACES = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const

/** Moves the content against burn-in: every minute while closed, every ten minutes while open. */
export function useBurnInProtection(): void {
  const place = useAsOfNow(({ now, stage, opening }) => {
    if (stage === 'served') return 0
    return opening.kind === 'open' ? Math.floor(now / (10 * MINUTE)) % 4 : Math.floor(now / MINUTE) % PLACES.length
  })
  useEffect(() => {
    const [x, y] = PLACES[place] ?? PLACES[0]
    const { style } = document.documentElement
    style.setProperty('--x', String(x))
    style.setProperty('--y', String(y))
  }, [place])
}

/** The time for which each of several boards or lines is shown. */
const TURN = 12 * SECOND

/** Returns the number of the current turn of boards or lines that alternate. Null in the server's HTML. */
export function useTurn(): number | null {
  return useAsOfNow(({ now, stage }) => (stage === 'served' ? null : Math.floor(now / TURN)))
}
