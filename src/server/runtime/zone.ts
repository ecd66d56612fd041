import { DAY_LENGTH, HOUR, MINUTE, type OffsetSince, type Zone } from '#domain/calendar.ts'

/** Charts go back a year, and somewhat further for the point before it. */
const AROUND = 400 * DAY_LENGTH

/** Istanbul's clocks were never changed twice within so short a time. */
const STEP = 14 * DAY_LENGTH

/** What this machine knows of Istanbul's time in the year before `now` and the year after it. */
export function zoneAround(now: number): Zone {
  return readZone(now - AROUND, now + AROUND)
}

/** Istanbul's time by the clock `now`: asked of the machine at first need, and again near the end of what is known. */
export function keepZone(now: () => number): () => Zone {
  let known: { readonly zone: Zone; readonly readAt: number } | undefined
  return () => {
    const at = now()
    if (known === undefined || Math.abs(at - known.readAt) > AROUND / 2) known = { zone: zoneAround(at), readAt: at }
    return known.zone
  }
}

/** Every change of Istanbul's clocks between two instants, to the minute. The only place that asks the machine. */
export function readZone(from: number, until: number): Zone {
  const askOffset = offsetAsker()
  let at = Math.floor(from / MINUTE) * MINUTE
  let offset = askOffset(at)
  const changes: [OffsetSince, ...OffsetSince[]] = [{ from: at, offset }]
  for (; at < until; at += STEP) {
    const next = askOffset(at + STEP)
    if (next !== offset) changes.push({ from: changeBetween(at, at + STEP, askOffset), offset: next })
    offset = next
  }
  return changes
}

/** The first minute with the offset of `after`. */
function changeBetween(before: number, after: number, askOffset: (instant: number) => number): number {
  const old = askOffset(before)
  let [still, changed] = [before, after]
  while (changed - still > MINUTE) {
    const middle = still + Math.floor((changed - still) / 2 / MINUTE) * MINUTE
    if (askOffset(middle) === old) still = middle
    else changed = middle
  }
  return changed
}

function offsetAsker(): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Istanbul', timeZoneName: 'longOffset' })
  return (instant) => {
    const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(format.format(instant)) ?? []
    const ahead = Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * MINUTE
    return sign === '-' ? -ahead : ahead
  }
}
