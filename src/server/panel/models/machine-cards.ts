import type { StateTone } from '#contract/panel/pages/status-page.ts'
import { dayOf, MINUTE } from '#domain/calendar.ts'
import { type FindingKind, freeShare, type HealthReport } from '../../health/index.ts'
import { bytesText, clockText, countText, lengthText, momentText, numberText, shareText } from '../../text/index.ts'
import { badge, card, type CardLine, noted, type StatusCard } from './status-card.ts'

/** Builds the cards for the technician: backup and disk, visits, program. */
export function machineCards(report: HealthReport): StatusCard[] {
  return [upkeepCard(report), trafficCard(report), programCard(report)]
}

/** The tone follows the findings, so that a card never contradicts them. */
function toneOf({ findings }: HealthReport, kind: FindingKind, well: StateTone = 'good'): StateTone {
  const found = findings.find((finding) => finding.kind === kind)
  if (found === undefined) return well
  return found.weight === 'bad' ? 'bad' : 'fair'
}

function upkeepCard(report: HealthReport): StatusCard {
  const { disk, writable, unstored } = report
  const free = disk === null ? '' : `${shareText(Math.floor(freeShare(disk) * 100) / 100)} boş`
  return card('Yedek ve disk', [
    backup(report),
    disk === null
      ? { name: 'Disk', value: 'bilinmiyor' }
      : { name: 'Disk', value: badge(toneOf(report, 'disk-low'), free), note: bytesText(disk.free) },
    {
      name: 'Veritabanı',
      value: badge(toneOf(report, 'store-unwritable'), writable ? 'yazılabilir' : 'yazılamıyor'),
      note: unstored === 0 ? 'bekleyen kayıt yok' : `${countText(unstored)} kayıt bekliyor`,
    },
  ])
}

function backup(report: HealthReport): CardLine {
  const { at, markers } = report
  const name = 'Son yedek'
  const { 'backed-up-at': madeAt, 'backed-up-bytes': bytes } = markers ?? {}
  if (markers === null) return { name, value: 'bilinmiyor' }
  if (madeAt === undefined) return { name, value: badge(toneOf(report, 'backup-old', 'calm'), 'henüz yok') }
  const isToday = dayOf(madeAt) === dayOf(at)
  const made = isToday ? `bugün ${clockText(madeAt).slice(0, 5)}` : momentText(madeAt, at)
  const note = `${lengthText(at - madeAt)} önce${bytes === undefined ? '' : ` · ${bytesText(bytes)}`}`
  return { name, value: badge(toneOf(report, 'backup-old'), made), note }
}

function trafficCard({ sockets, lastMinute, uptime }: HealthReport): StatusCard {
  const { pages, serverErrors, refused, limited } = lastMinute
  const seconds = Math.max(1, Math.min(uptime, MINUTE) / 1000)
  return card(
    'Ziyaret',
    [
      { name: 'Açık soket', value: countText(sockets) },
      { name: 'Sayfa', value: `${numberText(pages / seconds, 0, 1)} / sn` },
      { name: 'Sunucu hatası (5xx)', value: noted(serverErrors) },
      {
        name: 'Reddedilen istek',
        value: countText(refused),
        note: limited === 0 ? null : `hız sınırı: ${countText(limited)}`,
      },
    ],
    'son bir dakika',
  )
}

function programCard(report: HealthReport): StatusCard {
  const { at, builds, uptime, memory } = report
  const running = builds?.running ?? null
  const lines: CardLine[] = [
    { name: 'Çalışıyor', value: lengthText(uptime), note: `başlangıç ${momentText(at - uptime, at)}` },
    { name: 'Bellek', value: bytesText(memory) },
  ]
  if (running === null) return card('Sürüm', [{ name: 'ANGÜN', value: 'derlenmemiş' }, ...lines])
  const { version, commit, builtAt } = running
  const made = momentText(builtAt, at)
  const other = toneOf(report, 'other-build')
  return card('Sürüm', [
    { name: 'ANGÜN', value: commit === null ? version : `${version} · ${commit}` },
    {
      name: 'Derleme',
      value: other === 'good' ? made : badge(other, made),
      note: other === 'good' ? null : 'diskte başka bir derleme var',
    },
    ...lines,
  ])
}
