import { dayOf, HOUR, MINUTE } from '#domain/calendar.ts'
import { LAST_FEAST_YEAR } from '#domain/holidays.ts'
import { bytesText, lengthText, oneLine, shareText } from '../text/index.ts'
import { healthCheck } from './health-check.ts'
import type { HealthFacts } from './health-facts.ts'
import { freeShare } from './snapshot.ts'

const CHECK_COMMAND = 'angun-office check'

export const holidaysMissing = healthCheck({
  kind: 'holidays-missing',
  weight: 'degraded',
  test: ({ holidays: { entered, due } }) => (entered || !due ? [] : [{}]),
  text: (_, { holidays }) => `${holidays.year} tatilleri girilmemiş.`,
  mail: { subject: 'gelecek yılın tatilleri girilmemiş', trouble: 'eksik tatil günleri', after: 0 },
})

/** Reported for the whole last year of the table, because only a newer release has more years. */
export const feastsEnding = healthCheck({
  kind: 'feasts-ending',
  weight: 'degraded',
  test: ({ at }) => (dayOf(at) < `${LAST_FEAST_YEAR}` ? [] : [{}]),
  text: () =>
    `Programdaki dini bayram tarihleri ${LAST_FEAST_YEAR} yılında bitiyor. O yıl dolmadan yeni sürüm kurulmazsa sonraki bayramlar TCMB’nin iş günü sayılır.`,
  mail: { subject: 'programdaki bayram tarihleri bitiyor', trouble: 'bayram tarihleri', after: 0 },
})

export const storeUnwritable = healthCheck({
  kind: 'store-unwritable',
  weight: 'bad',
  test: ({ writable }) => (writable ? [] : [{ remedy: CHECK_COMMAND }]),
  text: (_, { role }) =>
    role?.kind === 'following'
      ? 'Bu kopya veritabanına yazamıyor: form mesaj alamıyor, gösterdiği fiyatlar eskiyor olabilir.'
      : 'Veritabanına yazılamıyor: form mesaj alamıyor, kurlar kaydedilmiyor.',
  mail: { subject: 'veritabanına yazılamıyor', trouble: 'veritabanı', after: MINUTE, own: true },
})

/** The site keeps the settings from before, so that a published margin may not be in force. */
export const settingsUnreadable = healthCheck({
  kind: 'settings-unreadable',
  weight: 'degraded',
  test: ({ unreadable }) => (unreadable === null ? [] : [{ ...unreadable, remedy: 'angun-office undo' }]),
  text: ({ reason }) =>
    `Ayarların son sürümü okunamıyor (“${oneLine(reason)}”): site önceki ayarlarla çalışıyor, yeni değişiklik yayınlanamıyor.`,
  mail: { subject: 'ayarların son sürümü okunamıyor', trouble: 'okunamayan ayarlar', after: MINUTE, own: true },
})

/** Another replica may lead already, with other margins and halts. */
export const leadUnsure = healthCheck({
  kind: 'lead-unsure',
  weight: 'degraded',
  test: ({ role }) => (role?.kind !== 'leading' || role.sure ? [] : [{ remedy: CHECK_COMMAND }]),
  text: () =>
    'Bu kopya veritabanıyla konuşamıyor: fiyatları kendi başına alıyor, başka yerde yapılan durdurma ve değişiklikleri duymuyor.',
  mail: null,
})

/** One day, plus two hours for a machine that was busy or asleep. */
const BACKUP_INTERVAL = 26 * HOUR

export const backupOld = healthCheck({
  kind: 'backup-old',
  weight: 'degraded',
  test: backupProblem,
  text({ since, why }, { at, backsUpItself }) {
    if (why !== null) return `Gecelik yedek alınamıyor: ${why}.`
    const last = since === null ? 'Hiç yedek alınmamış' : `Son yedek ${lengthText(at - since)} önce alınmış`
    return backsUpItself ? `${last}.` : `${last}: PostgreSQL’in gecelik yedeği çalışmıyor ya da siteye bildirilmiyor.`
  },
  mail: { subject: 'yedek alınmıyor', trouble: 'yedekleme', after: 0 },
})

interface BackupProblem {
  readonly since: number | null
  /** The reason why the nightly backup fails. Null means that the last backup is only old. */
  readonly why: string | null
  readonly remedy: string | null
}

function backupProblem({ markers, backupFailure, backsUpItself, uptime, at }: HealthFacts): readonly BackupProblem[] {
  if (backupFailure !== null) return [{ ...backupFailure, remedy: CHECK_COMMAND }]
  // An unreadable store has a finding of its own.
  if (markers === null) return []
  const since = markers['backed-up-at'] ?? null
  // The uptime alone is not enough, because a machine may be switched off each night.
  const began = markers['first-started-at'] ?? at - uptime
  if (at - (since ?? Math.min(began, at - uptime)) < BACKUP_INTERVAL) return []
  return [{ since, why: null, remedy: backsUpItself ? 'angun-office backup DOSYA' : null }]
}

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
  mail: { subject: 'disk doluyor', trouble: 'disk', after: 0, own: true },
})

/** Visitors are not affected, because replicas take all shown times from the database's clock. */
export const clockWrong = healthCheck({
  kind: 'clock-wrong',
  weight: 'degraded',
  test: ({ clockFault: fault }) => (fault === null ? [] : [{ fault, remedy: 'timedatectl' }]),
  text({ fault }) {
    const off = `${lengthText(Math.abs(fault))} ${fault > 0 ? 'ileride' : 'geride'}`
    return `Bu makinenin saati veritabanınınkinden ${off}. Site veritabanının saatine uyuyor; yanlış olan düzeltilmeli.`
  },
  mail: { subject: 'bir makinenin saati yanlış', trouble: 'makine saati', after: MINUTE, own: true },
})

export const clockDoubted = healthCheck({
  kind: 'clock-doubted',
  weight: 'degraded',
  test: ({ clockDoubt: doubt }) => (doubt === null ? [] : [{ doubt, remedy: 'timedatectl' }]),
  text: ({ doubt }) =>
    `Makinenin saati şüpheli: bilinen son andan ${lengthText(doubt)} sonrasını gösteriyor. Hiçbir kayıt silinmiyor.`,
  mail: null,
})

export const proxyUnnamed = healthCheck({
  kind: 'proxy-unnamed',
  weight: 'degraded',
  test: ({ unnamedProxy }) => (unnamedProxy ? [{}] : []),
  text: () =>
    'TRUST_PROXY verilmemiş: site bir vekil sunucunun arkasında ve bütün ziyaretçileri tek kişi sayıyor. Tek nginx için TRUST_PROXY=1 yazın.',
  mail: null,
})

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
  mail: null,
})
