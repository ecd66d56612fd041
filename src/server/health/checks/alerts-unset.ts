import { healthCheck } from '../health-check.ts'

/** A sample office has no recipients of alerts. */
export const alertsUnset = healthCheck({
  kind: 'alerts-unset',
  weight: 'degraded',
  test: ({ alerting, office }) => (alerting === 'unset' && !office.facts.sample ? [{}] : []),
  text: () =>
    'Sorunları kimse öğrenmiyor: e-posta ayarlanmamış. SMTP_URL ile ALERT_TO verin; kimseye yazılmaması isteniyorsa ALERT_TO=yok.',
  owner: {
    text: 'Bir sorun olduğunda kimseye e-posta gitmiyor.',
    advice: 'Teknisyeninizden e-postayı ayarlamasını isteyin.',
  },
  mail: null,
})
