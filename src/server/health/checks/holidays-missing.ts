import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { healthCheck } from '../health-check.ts'

export const holidaysMissing = healthCheck({
  kind: 'holidays-missing',
  weight: 'degraded',
  test: ({ holidays: { entered, due } }) => (entered || !due ? [] : [{}]),
  text: (_, { holidays }) => `${holidays.year} tatilleri girilmemiş.`,
  owner: { advice: 'Saatler sayfasından ekleyin; site ve vitrin kendiliğinden uyar.' },
  helpsAt: () => PANEL_PATHS.hours,
  mail: { subject: 'gelecek yılın tatilleri girilmemiş', trouble: 'eksik tatil günleri', after: 0 },
})
