import type { ServerCapability } from '../../../server/http/index.ts'
import { OFFICIAL_DAY_PATH } from '../contract/official-day-addresses.ts'
import { officialMonthAddress } from '../contract/official-day-query.ts'
import { officialYearQuery, officialYearSchema } from '../contract/official-year.ts'
import { officialDayRoutes } from './official-day-pages.ts'
import { recordedMonths } from './official-days.ts'

/** The central bank's rate of a day: its pages, the months in the sitemap, and the call of a year. */
export const officialDay: ServerCapability = {
  addCalls: officialDayRoutes,
  async sitemapPaths({ store, clock }) {
    const months = await recordedMonths(store, clock)
    return months.map((month) => officialMonthAddress(month, 'USD'))
  },
  describedCalls: [
    {
      path: `${OFFICIAL_DAY_PATH}/{year}.json`,
      operationId: 'officialYear',
      summary: 'The central bank’s rates in force on each date of a year',
      answer: { name: 'OfficialYear', schema: officialYearSchema },
      query: officialYearQuery,
      inPath: [
        {
          name: 'year',
          in: 'path',
          required: true,
          schema: { type: 'integer', minimum: 1900, maximum: 2200 },
          description: 'The year. The first row is the first recorded date.',
        },
      ],
    },
  ],
}
