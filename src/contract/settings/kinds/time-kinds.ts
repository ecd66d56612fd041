import { fieldsOf, textOf } from '#contract/json.ts'
import { dayKey, hoursSchema, momentSchema } from '#contract/settings/setting-values.ts'
import { readHours, readMoment } from '#contract/settings/spelling.ts'
import { parseDay } from '#domain/calendar.ts'
import { AS_WRITTEN, kindOf, NO_ITEMS, notation } from './kind.ts'

function spansText(value: unknown, time: (written: string) => string): string {
  if (!Array.isArray(value) || value.length === 0) return 'kapalı'
  return value
    .map((span: unknown) => {
      const { from, to } = fieldsOf(span)
      return `${time(textOf(from))}-${time(textOf(to))}`
    })
    .join(', ')
}

/** "18:30" is "18.30" in a sentence. */
export function withPoint(time: string): string {
  return time.replace(':', '.')
}

/** The spans of a day in which the office is open. */
export const hours = kindOf(hoursSchema, {
  cautious: NO_ITEMS,
  notation: notation('09:00-18:30 biçiminde saatler ya da “kapalı” olmalı', readHours, (value) =>
    spansText(value, (time) => time),
  ),
  text: (value) => spansText(value, withPoint),
  withoutColon: true,
})

/** A day, "2026-10-29". */
export const day = kindOf(dayKey, {
  cautious: undefined,
  notation: {
    ...AS_WRITTEN,
    expected: '2026-10-29 biçiminde (yıl-ay-gün), takvimde olan bir gün olmalı',
    read: (written) => (typeof written === 'string' && parseDay(written).ok ? written : undefined),
  },
})

/** A minute in Istanbul. */
export const moment = kindOf(momentSchema, {
  cautious: null,
  notation: notation('2026-11-23 18:30 biçiminde bir gün ve saat olmalı', readMoment, (value) => {
    const { day: date, time } = fieldsOf(value)
    return `${textOf(date)} ${textOf(time)}`
  }),
})
