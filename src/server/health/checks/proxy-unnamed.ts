import { healthCheck, TELL_TECHNICIAN } from '../health-check.ts'

export const proxyUnnamed = healthCheck({
  kind: 'proxy-unnamed',
  weight: 'degraded',
  test: ({ unnamedProxy }) => (unnamedProxy ? [{}] : []),
  text: () =>
    'TRUST_PROXY verilmemiş: site bir vekil sunucunun arkasında ve bütün ziyaretçileri tek kişi sayıyor. Tek nginx için TRUST_PROXY=1 yazın.',
  owner: { text: 'Site, ziyaretçileri birbirinden ayıramıyor.', advice: TELL_TECHNICIAN },
  mail: null,
})
