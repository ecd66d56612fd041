import { HOUR } from '#domain/calendar.ts'
import { bytesText, lengthText, shareText } from '../text/index.ts'
import { freeShare } from './disk.ts'
import type { Finding } from './finding.ts'
import type { Scene } from './scene.ts'

/** A backup a day, and two hours for a machine that was busy or slept. */
const BACKUP_EVERY = 26 * HOUR

/** A share of the disk. */
const LITTLE_ROOM = 0.1

/** What the machine and its keepers have to see to. */
export function upkeepFindings(scene: Scene): Finding[] {
  return [
    ...store(scene),
    ...lead(scene),
    ...backup(scene),
    ...disk(scene),
    ...clock(scene),
    ...proxy(scene),
    ...builds(scene),
  ]
}

function store({ reading }: Scene): Finding[] {
  if (reading.writable) return []
  const text = 'Veritabanına yazılamıyor: form mesaj alamıyor, kurlar kaydedilmiyor.'
  return [{ kind: 'store-unwritable', about: null, weight: 'bad', since: null, text, remedy: 'angun-office check' }]
}

/** Others may lead by now, by other margins and halts. */
function lead({ reading: { role } }: Scene): Finding[] {
  if (role?.kind !== 'leading' || role.sure) return []
  const text =
    'Bu kopya veritabanıyla konuşamıyor: fiyatları kendi başına alıyor, başka yerde yapılan durdurma ve değişiklikleri duymuyor.'
  return [{ kind: 'lead-unsure', about: null, weight: 'degraded', since: null, text, remedy: 'angun-office check' }]
}

function backup({ reading: { marks, uptime }, now }: Scene): Finding[] {
  // A store that does not even tell this has a finding of its own.
  if (marks === null) return []
  const since = marks['backed-up-at'] ?? null
  if ((since === null ? uptime : now - since) < BACKUP_EVERY) return []
  const text = since === null ? 'Hiç yedek alınmamış.' : `Son yedek ${lengthText(now - since)} önce alınmış.`
  return [{ kind: 'backup-old', about: null, weight: 'degraded', since, text, remedy: 'angun-office backup DOSYA' }]
}

function disk({ reading }: Scene): Finding[] {
  if (reading.disk === null || freeShare(reading.disk) >= LITTLE_ROOM) return []
  const text = `Diskte az yer kaldı: ${shareText(Math.floor(freeShare(reading.disk) * 100) / 100)} boş, ${bytesText(reading.disk.free)}.`
  return [{ kind: 'disk-low', about: null, weight: 'degraded', since: null, text, remedy: null }]
}

function clock({ reading }: Scene): Finding[] {
  if (reading.clockDoubt === null) return []
  const text = `Makinenin saati şüpheli: bilinen son andan ${lengthText(reading.clockDoubt)} sonrasını gösteriyor. Hiçbir kayıt silinmiyor.`
  return [{ kind: 'clock-doubted', about: null, weight: 'degraded', since: null, text, remedy: 'timedatectl' }]
}

function proxy({ reading }: Scene): Finding[] {
  if (!reading.unnamedProxy) return []
  const text =
    'TRUST_PROXY verilmemiş: site bir vekil sunucunun arkasında ve bütün ziyaretçileri tek kişi sayıyor. Tek nginx için TRUST_PROXY=1 yazın.'
  return [{ kind: 'proxy-unnamed', about: null, weight: 'degraded', since: null, text, remedy: null }]
}

/** Pulled and built, and not started again. */
function builds({ reading }: Scene): Finding[] {
  const { running = null, onDisk = null } = reading.builds ?? {}
  if (running === null || onDisk === null || running.stamp === onDisk.stamp) return []
  const text = 'Diskteki derleme çalışan siteninki değil: site yeniden başlatılmalı.'
  const since = onDisk.builtAt
  return [{ kind: 'other-build', about: null, weight: 'degraded', since, text, remedy: 'systemctl restart angun' }]
}
