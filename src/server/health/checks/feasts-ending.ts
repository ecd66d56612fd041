import { dayOf } from '#domain/calendar.ts'
import { LAST_FEAST_YEAR } from '#domain/holidays.ts'
import { healthCheck } from '../health-check.ts'

/** Reported for the whole last year of the table, because only a newer release has more years. */
export const feastsEnding = healthCheck({
  kind: 'feasts-ending',
  weight: 'degraded',
  test: ({ at }) => (dayOf(at) < `${LAST_FEAST_YEAR}` ? [] : [{}]),
  text: () =>
    `Programdaki dini bayram tarihleri ${LAST_FEAST_YEAR} yılında bitiyor. O yıl dolmadan yeni sürüm kurulmazsa sonraki bayramlar TCMB’nin iş günü sayılır.`,
  owner: { advice: 'Teknisyeninizden sitenin yeni sürümünü kurmasını isteyin.' },
  mail: { subject: 'programdaki bayram tarihleri bitiyor', trouble: 'bayram tarihleri', after: 0 },
})
