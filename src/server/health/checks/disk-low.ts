import { bytesText, shareText } from '../../text/index.ts'
import { healthCheck, TELL_TECHNICIAN } from '../health-check.ts'
import { freeShare } from '../snapshot.ts'

const LOW_DISK = 0.1

export const diskLow = healthCheck({
  kind: 'disk-low',
  weight: 'degraded',
  test: ({ disk }) =>
    disk === null || freeShare(disk) >= LOW_DISK
      ? []
      : [{ disk, remedy: 'journalctl --namespace=angun --vacuum-size=100M' }],
  text({ disk }) {
    const free = shareText(Math.floor(freeShare(disk) * 100) / 100)
    return `Diskte az yer kaldı: ${free} boş, ${bytesText(disk.free)}. Eski yedekleri başka yere taşıyın, günlükleri kısaltın.`
  },
  owner: { text: 'Sunucunun diskinde az yer kaldı.', advice: TELL_TECHNICIAN },
  mail: { subject: 'disk doluyor', trouble: 'disk', after: 0, own: true },
})
