import { dayOf, MINUTE } from '#domain/calendar.ts'
import { bytesText, clockText, countText, lengthText, momentText, paceText, shareText } from '../../text/index.ts'
import { freeShare } from '../disk.ts'
import type { FindingKind } from '../finding.ts'
import type { Overview } from '../overview.ts'
import { box, type BoxLine } from './box.ts'
import type { Markup } from './html.ts'
import { sign, type Tone } from './sign.ts'

/** What the machine's keeper answers for: backup and disk, visits, the program itself. */
export function machineBoxes(overview: Overview): Markup[] {
  return [upkeepBox(overview), trafficBox(overview), programBox(overview)]
}

/** As the findings have it, so that no line says otherwise. */
function toneOf({ findings }: Overview, kind: FindingKind, well: Tone = 'good'): Tone {
  const found = findings.find((finding) => finding.kind === kind)
  if (found === undefined) return well
  return found.weight === 'bad' ? 'bad' : 'fair'
}

function upkeepBox(overview: Overview): Markup {
  const { disk, writable, unstored } = overview.reading
  const records = unstored === 0 ? 'bekleyen kayıt yok' : `${countText(unstored)} kayıt bekliyor`
  return box('Yedek ve disk', [
    backupLine(overview),
    disk === null
      ? { name: 'Disk', value: 'bilinmiyor' }
      : {
          name: 'Disk',
          value: sign(toneOf(overview, 'disk-low'), `${shareText(Math.floor(freeShare(disk) * 100) / 100)} boş`),
          note: bytesText(disk.free),
        },
    {
      name: 'Kayıt defteri',
      value: sign(toneOf(overview, 'store-unwritable'), writable ? 'yazılabilir' : 'yazılamıyor'),
      note: records,
    },
  ])
}

function backupLine(overview: Overview): BoxLine {
  const { at, zone, reading } = overview
  const name = 'Son yedek'
  const { 'backed-up-at': madeAt, 'backed-up-bytes': bytes } = reading.marks ?? {}
  if (reading.marks === null) return { name, value: 'bilinmiyor' }
  if (madeAt === undefined) return { name, value: sign(toneOf(overview, 'backup-old', 'calm'), 'henüz yok') }
  const isToday = dayOf(madeAt, zone) === dayOf(at, zone)
  const made = isToday ? `bugün ${clockText(madeAt, zone).slice(0, 5)}` : momentText(madeAt, at, zone)
  const size = bytes === undefined ? '' : ` · ${bytesText(bytes)}`
  const note = `${lengthText(at - madeAt)} önce${size}`
  return { name, value: sign(toneOf(overview, 'backup-old'), made), note }
}

function trafficBox({ reading: { sockets, lastMinute, uptime } }: Overview): Markup {
  const { pages, serverErrors, refused, limited } = lastMinute
  const seconds = Math.max(1, Math.min(uptime, MINUTE) / 1000)
  return box(
    'Ziyaret',
    [
      { name: 'Açık soket', value: countText(sockets) },
      { name: 'Sayfa', value: `${paceText(pages / seconds)} / sn` },
      {
        name: 'Sunucu hatası (5xx)',
        value: serverErrors === 0 ? '0' : sign('fair', countText(serverErrors)),
      },
      {
        name: 'Reddedilen istek',
        value: countText(refused),
        note: limited === 0 ? null : `hız sınırı: ${countText(limited)}`,
      },
    ],
    'son bir dakika',
  )
}

function programBox(overview: Overview): Markup {
  const { at, zone, reading } = overview
  const running = reading.builds?.running ?? null
  const since = momentText(at - reading.uptime, at, zone)
  const lines: BoxLine[] = [
    { name: 'Çalışıyor', value: lengthText(reading.uptime), note: `başlangıç ${since}` },
    { name: 'Bellek', value: bytesText(reading.memory) },
  ]
  if (running === null) return box('Sürüm', [{ name: 'ANGÜN', value: 'derlenmemiş' }, ...lines])
  const { version, commit, builtAt } = running
  const made = momentText(builtAt, at, zone)
  const other = toneOf(overview, 'other-build')
  return box('Sürüm', [
    { name: 'ANGÜN', value: commit === null ? version : `${version} · ${commit}` },
    {
      name: 'Derleme',
      value: other === 'good' ? made : sign(other, made),
      note: other === 'good' ? null : 'diskte başka bir derleme var',
    },
    ...lines,
  ])
}
