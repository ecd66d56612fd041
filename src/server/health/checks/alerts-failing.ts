import { countText } from '../../text/index.ts'
import { healthCheck, TELL_TECHNICIAN } from '../health-check.ts'

export const alertsFailing = healthCheck({
  kind: 'alerts-failing',
  weight: 'degraded',
  test({ mail }) {
    const attempts = mail?.kind === 'on' ? mail.refusedNotices : 0
    return attempts === 0 ? [] : [{ attempts, remedy: 'angun-office check --mail' }]
  },
  text: ({ attempts }) => `Uyarı e-postası gönderilemiyor: ${countText(attempts)} deneme oldu.`,
  owner: { text: 'Uyarı e-postaları gönderilemiyor.', advice: `Bu sayfaya daha sık bakın. ${TELL_TECHNICIAN}` },
  mail: null,
})
