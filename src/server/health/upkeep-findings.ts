import { HOUR, MINUTE } from '#domain/calendar.ts'
import { bytesText, lengthText, oneLine, shareText } from '../text/index.ts'
import { type Finding, finding, type HealthFacts } from './report.ts'
import { freeShare } from './snapshot.ts'

const CHECK = 'angun-office check'

/** What the keepers of the office file and of the machine have to see to. */
export function upkeepFindings(facts: HealthFacts): Finding[] {
  return [edit, unreadFiles, holidays, store, leadership, backup, disk, otherClock, clock, proxy, builds].flatMap(
    (find) => find(facts),
  )
}

function edit({ officeMistakes, officeEditedAt: since }: HealthFacts): Finding[] {
  const [first, ...others] = officeMistakes
  if (first === undefined) return []
  const more = others.length === 0 ? '' : ` ${others.length} yanlış daha var.`
  const text = `Kurum dosyasının son kaydı reddedildi: ${oneLine(first).replace(/\.$/, '')}.${more}`
  return [finding('edit-refused', text, { since, remedy: CHECK })]
}

/**
 * Beside a database, where the text comes by commands alone. Of a replica that is silent nobody knows what lies there.
 */
function unreadFiles({ replicas }: HealthFacts): Finding[] {
  const written = replicas?.known.filter(({ unreadFile, age }) => unreadFile !== null && age < MINUTE) ?? []
  const [first] = written
  if (first === undefined) return []
  const places = written.map(({ name, unreadFile }) => `${name} ${unreadFile}`).join(', ')
  const text = `Kurum dosyası okunmuyor, elle yazılanlar sitede değil: geçerli metin veritabanında (${oneLine(places)}).`
  return [finding('edit-unread', text, { remedy: `angun-office import ${first.unreadFile}` })]
}

function holidays({ holidays: { year, entered, due } }: HealthFacts): Finding[] {
  return entered || !due ? [] : [finding('holidays-missing', `${year} tatilleri kurum dosyasına girilmemiş.`)]
}

function store({ writable, role }: HealthFacts): Finding[] {
  if (writable) return []
  const text =
    role?.kind === 'following'
      ? 'Bu kopya veritabanına yazamıyor: form mesaj alamıyor, gösterdiği fiyatlar eskiyor olabilir.'
      : 'Veritabanına yazılamıyor: form mesaj alamıyor, kurlar kaydedilmiyor.'
  return [finding('store-unwritable', text, { weight: 'bad', remedy: CHECK })]
}

/** Another replica may lead by now, with other margins and halts. */
function leadership({ role }: HealthFacts): Finding[] {
  if (role?.kind !== 'leading' || role.sure) return []
  const text =
    'Bu kopya veritabanıyla konuşamıyor: fiyatları kendi başına alıyor, başka yerde yapılan durdurma ve değişiklikleri duymuyor.'
  return [finding('lead-unsure', text, { remedy: CHECK })]
}

/** A backup a day, and two hours for a machine that was busy or slept. */
const BACKUP_EVERY = 26 * HOUR

function backup({ markers, uptime, at }: HealthFacts): Finding[] {
  // A store that can't even be read has a finding of its own.
  if (markers === null) return []
  const since = markers['backed-up-at'] ?? null
  // A machine may be off each night: its uptime says little.
  const began = markers['first-started-at'] ?? at - uptime
  if (at - (since ?? Math.min(began, at - uptime)) < BACKUP_EVERY) return []
  const text = since === null ? 'Hiç yedek alınmamış.' : `Son yedek ${lengthText(at - since)} önce alınmış.`
  return [finding('backup-old', text, { since, remedy: 'angun-office backup DOSYA' })]
}

/** The share of the disk below which somebody should look. */
const LOW_DISK = 0.1

function disk({ disk: found }: HealthFacts): Finding[] {
  if (found === null || freeShare(found) >= LOW_DISK) return []
  const free = shareText(Math.floor(freeShare(found) * 100) / 100)
  return [
    finding(
      'disk-low',
      `Diskte az yer kaldı: ${free} boş, ${bytesText(found.free)}. Eski yedekleri başka yere taşıyın, günlükleri kısaltın.`,
      {
        remedy: 'journalctl --namespace=angun --vacuum-size=100M',
      },
    ),
  ]
}

/** Between replicas all that is shown is dated by the database's clock: visitors notice nothing. */
function otherClock({ clockFault }: HealthFacts): Finding[] {
  if (clockFault === null) return []
  const off = `${lengthText(Math.abs(clockFault))} ${clockFault > 0 ? 'ileride' : 'geride'}`
  const text = `Bu makinenin saati veritabanınınkinden ${off}. Site veritabanının saatine uyuyor; yanlış olan düzeltilmeli.`
  return [finding('clock-wrong', text, { remedy: 'timedatectl' })]
}

function clock({ clockDoubt }: HealthFacts): Finding[] {
  if (clockDoubt === null) return []
  const text = `Makinenin saati şüpheli: bilinen son andan ${lengthText(clockDoubt)} sonrasını gösteriyor. Hiçbir kayıt silinmiyor.`
  return [finding('clock-doubted', text, { remedy: 'timedatectl' })]
}

function proxy({ unnamedProxy }: HealthFacts): Finding[] {
  if (!unnamedProxy) return []
  const text =
    'TRUST_PROXY verilmemiş: site bir vekil sunucunun arkasında ve bütün ziyaretçileri tek kişi sayıyor. Tek nginx için TRUST_PROXY=1 yazın.'
  return [finding('proxy-unnamed', text)]
}

/** A newer build was made, and the site not restarted. */
function builds({ builds: known }: HealthFacts): Finding[] {
  const { running = null, onDisk = null } = known ?? {}
  if (running === null || onDisk === null || running.stamp === onDisk.stamp) return []
  const text = 'Diskteki derleme çalışan siteninki değil: site yeniden başlatılmalı.'
  return [finding('other-build', text, { since: onDisk.builtAt, remedy: 'systemctl restart angun' })]
}
