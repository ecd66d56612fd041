import { type Day, dayOf } from '#domain/calendar.ts'
import { countText, dayText, momentText, oneLine } from '../../text/index.ts'
import { SOURCE_NAMES, type SourceHealth } from '../../upstream/index.ts'
import type { Overview } from '../overview.ts'
import { box, type BoxLine } from './box.ts'
import type { Markup } from './html.ts'
import { sign } from './sign.ts'

/** What the people at the counter answer for: sources, their file, messages. */
export function deskBoxes(overview: Overview): Markup[] {
  return [sourceBox(overview), officeBox(overview), messageBox(overview)]
}

type Moment = (instant: number) => string

function momentIn({ at, zone }: Overview): Moment {
  return (instant) => momentText(instant, at, zone)
}

function sourceBox(overview: Overview): Markup {
  const moment = momentIn(overview)
  const { sources, bulletin } = overview.reading
  const today = dayOf(overview.at, overview.zone)
  return box(
    'Kaynaklar',
    sources.map((source) => sourceLine(source, bulletin, today, moment)),
  )
}

function sourceLine(
  { name: id, state, lastGoodAt, lastError, failingSince, failures }: SourceHealth,
  bulletin: { readonly day: Day; readonly fetchedAt: number } | null,
  today: Day,
  moment: Moment,
): BoxLine {
  const name = SOURCE_NAMES[id]
  const heard = lastGoodAt === null ? 'henüz yanıt yok' : `son söz ${moment(lastGoodAt)}`
  if (state === 'idle')
    return { name, value: sign('calm', 'beklemede'), note: lastGoodAt === null ? 'gerek olmadı' : heard }
  if (failingSince !== null) {
    const note = `${moment(failingSince)}: ${oneLine(lastError ?? '')}; ${countText(failures)} hata`
    return { name, value: sign('bad', id === 'socket' ? 'kopuk' : 'yanıt yok'), note }
  }
  const isBank = id === 'tcmb' || id === 'evds' || id === 'demo bank'
  if (isBank && bulletin !== null)
    return { name, value: sign('good', dayText(bulletin.day, today)), note: `alındı ${moment(bulletin.fetchedAt)}` }
  if (state === 'connecting') return { name, value: sign('fair', 'bağlanıyor'), note: heard }
  if (state === 'waiting') return { name, value: sign('fair', 'fiyat bekleniyor'), note: heard }
  return { name, value: sign('good', 'bağlı'), note: heard }
}

function officeBox(overview: Overview): Markup {
  const { reading, opening, holidays } = overview
  const moment = momentIn(overview)
  const at = reading.officeEditedAt === null ? '' : moment(reading.officeEditedAt)
  const { officeMistakes: mistakes } = reading
  const edit: BoxLine =
    mistakes.length === 0
      ? {
          name: 'Son kayıt',
          value: sign('good', 'yayında'),
          note: editText(at, reading.officeText.version),
          long: true,
        }
      : {
          name: 'Son kayıt',
          value: sign('fair', 'reddedildi'),
          note: `${at} · ${mistakes.map(oneLine).join('; ')}. Site son geçerli kayıtla çalışıyor.`,
          long: true,
        }
  const desk: BoxLine =
    opening.kind === 'open'
      ? { name: 'Gişe', value: 'Açık', note: `kapanış ${withoutSeconds(moment(opening.until))}` }
      : {
          name: 'Gişe',
          value: 'Kapalı',
          note: opening.opensAt === null ? null : `açılış ${withoutSeconds(moment(opening.opensAt))}`,
        }
  const entered = holidays.entered ? sign('good', 'girilmiş') : sign(holidays.due ? 'fair' : 'calm', 'girilmemiş')
  const { version } = reading.officeText
  const inForce: BoxLine = {
    name: 'Yürürlükteki sürüm',
    value: version === null ? '—' : countText(version.number),
    note: version === null || version.number === 1 ? null : 'geri almak için: angun-office undo',
  }
  return box('Kurum dosyası', [edit, inForce, desk, { name: `${holidays.year} tatilleri`, value: entered }])
}

/** "09.40.00 · ayse (komut): SAR durduruldu" */
function editText(at: string, version: Overview['reading']['officeText']['version']): string {
  if (version === null) return at
  const { by, command, summary } = version
  const who = [by, command === null ? '(dosya)' : '(komut)'].filter((part) => part !== null).join(' ')
  const [first = '', ...more] = summary.map(oneLine)
  return `${at} · ${who}: ${first}${more.length === 0 ? '' : ` (+${more.length})`}`
}

/** "09.00.00" of today to "09.00"; another day has no seconds. */
function withoutSeconds(moment: string): string {
  return moment.replace(/^(\d\d\.\d\d)\.\d\d$/, '$1')
}

function messageBox(overview: Overview): Markup {
  const moment = momentIn(overview)
  const { messages, mail } = overview.reading
  if (messages === null) return box('Mesajlar', [{ name: 'Açık mesaj', value: sign('bad', 'okunamıyor') }])
  const { open, oldestOpenAt } = messages
  const oldest = oldestOpenAt === null ? null : `en eskisi ${moment(oldestOpenAt)}`
  const lines: BoxLine[] = [{ name: 'Açık mesaj', value: countText(open), note: oldest }]
  if (mail?.kind === 'on') {
    const { waiting, dead, lastDead, lastError, failingSince } = mail
    const why = lastError === null || failingSince === null ? null : `${moment(failingSince)}: ${oneLine(lastError)}`
    const last = lastDead === null ? null : `${moment(lastDead.at)} · ${oneLine(lastDead.error)}`
    lines.push(
      {
        name: 'Bekleyen e-posta',
        value: why === null ? countText(waiting) : sign('fair', countText(waiting)),
        note: why,
      },
      { name: 'Gönderilemeyen', value: dead === 0 ? '0' : sign('fair', countText(dead)), note: last },
    )
  } else
    lines.push({
      name: 'E-posta',
      value: mail === null ? 'bilinmiyor' : 'ayarlanmamış',
      note: 'mesajlar yalnız kayıtta',
    })
  return box('Mesajlar', lines)
}
