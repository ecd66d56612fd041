import type { OfficeFacts } from '#contract/office-facts.ts'
import type { Day } from '#domain/calendar.ts'
import type { Finding } from './yaml-source.ts'

/** What time alone makes wrong in an office file. */
export interface DueEdit extends Finding {
  readonly kind: 'holidays-missing' | 'fine-outdated'
}

/** Next year's holidays are decided and printed by then. */
const NEXT_YEAR_FROM = '10-01'

/** What the office has to look up and enter by now; the sample's facts, which are nobody's, are left to themselves. */
export function dueEdits({ sample, hours, legal }: OfficeFacts, today: Day): DueEdit[] {
  if (sample) return []
  const year = Number(today.slice(0, 4))
  const years = today.slice(5) >= NEXT_YEAR_FROM ? [year, year + 1] : [year]
  const bare = years.filter((each) => !hours.special.some(({ day }) => day.startsWith(`${each}-`)))
  return [
    ...bare.map((each) => ({
      kind: 'holidays-missing' as const,
      path: ['calisma_saatleri', 'ozel_gunler'],
      reason: `${each} yılının tatilleri girilmemiş; site o günlerde açık görünür`,
    })),
    ...(legal.penaltyYear < year
      ? [
          {
            kind: 'fine-outdated' as const,
            path: ['yasal', 'ceza_yili'],
            reason: `ceza ${legal.penaltyYear} yılının; ${year} yılının tutarını ve yılını yazın`,
          },
        ]
      : []),
  ]
}
