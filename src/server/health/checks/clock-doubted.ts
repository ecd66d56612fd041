import { lengthText } from '../../text/index.ts'
import { healthCheck, TELL_TECHNICIAN } from '../health-check.ts'

export const clockDoubted = healthCheck({
  kind: 'clock-doubted',
  weight: 'degraded',
  test: ({ clockDoubt: doubt }) => (doubt === null ? [] : [{ doubt, remedy: 'timedatectl' }]),
  text: ({ doubt }) =>
    `Makinenin saati şüpheli: bilinen son andan ${lengthText(doubt)} sonrasını gösteriyor. Hiçbir kayıt silinmiyor.`,
  owner: { text: 'Sunucunun saati şüpheli.', advice: TELL_TECHNICIAN },
  mail: null,
})
