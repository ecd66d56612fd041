import type { Day } from '#domain/calendar.ts'

/** Writes a near day with its weekday instead of its year, for example "31 Aralık Perşembe". */
export function weekdayText(day: Day): string {
  const form = { timeZone: 'UTC', day: 'numeric', month: 'long', weekday: 'long' } as const
  return new Date(day).toLocaleDateString('tr-TR', form)
}
