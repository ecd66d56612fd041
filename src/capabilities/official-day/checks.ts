import type { CapabilityChecks } from '../../../scripts/capability-checks.ts'

export const officialDayChecks: CapabilityChecks = {
  budgets: { officialDay: 95.8 },
  breaks: [
    {
      file: 'src/capabilities/official-day/domain/official-day.ts',
      text: 'return weekdayOf(day) > 5',
      instead: 'return weekdayOf(day) > 6',
    },
  ],
  pictures: ['/kur/2026-09-10', '/kur/2026-09-10?doviz=EUR', '/kur/2026-08', '/kur?tarih=31.02.2026&doviz=USD'],
  printed: ['/kur/2026-09-10?doviz=EUR', '/kur/2026-08'],
}
