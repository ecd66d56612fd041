/**
 * The server's clock goes with each document, whose `Date` no script can read: `Server-Timing: clock;dur=1785747600400`, in ms since
 * the epoch.
 */
export const CLOCK_METRIC = 'clock'

export function writeServerClock(now: number): string {
  return `${CLOCK_METRIC};dur=${now}`
}
