import { DAY_LENGTH, trustZone, type ZoneSpan, zoneSpanAround } from '#domain/calendar.ts'
import type { Clock } from './clock.ts'

/** What this machine knows of Istanbul's time, asked once a day. The server's own calendar takes its word, and pages carry it to theirs. */
export function keepZone(clock: Clock): () => ZoneSpan {
  let learnedAt = -Infinity
  let span: ZoneSpan
  return () => {
    const now = clock.now()
    if (now - learnedAt >= DAY_LENGTH) {
      span = zoneSpanAround(now)
      learnedAt = now
      trustZone(span)
    }
    return span
  }
}
