import { MINUTE } from '#domain/calendar.ts'
import { lengthText } from '../../text/index.ts'
import { healthCheck, TELL_TECHNICIAN } from '../health-check.ts'

/** Visitors are not affected, because replicas take all shown times from the database's clock. */
export const clockWrong = healthCheck({
  kind: 'clock-wrong',
  weight: 'degraded',
  test: ({ clockFault: fault }) => (fault === null ? [] : [{ fault, remedy: 'timedatectl' }]),
  text({ fault }) {
    const off = `${lengthText(Math.abs(fault))} ${fault > 0 ? 'ileride' : 'geride'}`
    return `Bu makinenin saati veritabanınınkinden ${off}. Site veritabanının saatine uyuyor; yanlış olan düzeltilmeli.`
  },
  owner: { text: 'Sunucunun saati yanlış.', advice: TELL_TECHNICIAN },
  mail: { subject: 'bir makinenin saati yanlış', trouble: 'makine saati', after: MINUTE, own: true },
})
