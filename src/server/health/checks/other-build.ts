import { healthCheck } from '../health-check.ts'

/** A newer build exists, but the site was not restarted. */
export const otherBuild = healthCheck({
  kind: 'other-build',
  weight: 'degraded',
  test({ builds }) {
    const { running = null, onDisk = null } = builds ?? {}
    if (running === null || onDisk === null || running.stamp === onDisk.stamp) return []
    return [{ since: onDisk.builtAt, remedy: 'systemctl restart angun' }]
  },
  text: () => 'Diskteki derleme çalışan siteninki değil: site yeniden başlatılmalı.',
  owner: {
    text: 'Sitenin yeni sürümü kuruldu, ama henüz çalışmıyor.',
    advice: 'Teknisyeninizden siteyi yeniden başlatmasını isteyin.',
  },
  mail: null,
})
