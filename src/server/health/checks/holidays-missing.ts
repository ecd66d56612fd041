import { PAGE as HOURS_PAGE } from '#contract/panel/pages/hours-page.ts'
import { healthCheck } from '../health-check.ts'

export const holidaysMissing = healthCheck({
  kind: 'holidays-missing',
  weight: 'degraded',
  test: ({ holidays: { entered, due } }) => (entered || !due ? [] : [{}]),
  text: (_, { holidays }) => `${holidays.year} tatilleri girilmemiş.`,
  owner: { advice: 'Saatler sayfasından ekleyin; site ve vitrin kendiliğinden uyar.' },
  helpsAt: () => HOURS_PAGE.path,
  mail: { subject: 'gelecek yılın tatilleri girilmemiş', trouble: 'eksik tatil günleri', after: 0 },
})
