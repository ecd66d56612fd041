import { dayOf } from '#domain/calendar.ts'
import type { HealthReport } from '../../health/index.ts'
import { OFFICE_COMMAND } from '../../runtime/index.ts'
import { authorText, changeText, WAY_WORDS } from '../../settings/index.ts'
import type { SettingsVersion } from '../../store/index.ts'
import { countText, dayText, mailErrorText, momentText, oneLine } from '../../text/index.ts'
import { isBulletinSource, isStream, sourceErrorText, type SourceHealth, sourceName } from '../../upstream/index.ts'
import { badge, card, type CardLine, noted, type StatusCard } from './status-card.ts'

/** Builds the cards for the people at the counter: sources, settings, messages. */
export function counterCards(report: HealthReport, newest: SettingsVersion | undefined): StatusCard[] {
  return [sourceCard(report), officeCard(report, newest), messageCard(report)]
}

function momentsOf({ at }: HealthReport) {
  return (instant: number): string => momentText(instant, at)
}

function sourceCard(report: HealthReport): StatusCard {
  const lines = report.sources.map((source) => sourceLine(source, report))
  return card('Kaynaklar', lines)
}

function sourceLine(source: SourceHealth, report: HealthReport): CardLine {
  const { name: id, state, lastGoodAt, lastError, failingSince, failures } = source
  const { bulletin, at } = report
  const moment = momentsOf(report)
  const name = sourceName(id, report.sources)
  const answered = lastGoodAt === null ? 'henüz yanıt yok' : `son söz ${moment(lastGoodAt)}`
  if (state === 'idle')
    return { name, value: badge('calm', 'beklemede'), note: lastGoodAt === null ? 'gerek olmadı' : answered }
  if (failingSince !== null) {
    const why = lastError === null ? '' : oneLine(sourceErrorText(lastError))
    const note = `${moment(failingSince)}: ${why}; ${countText(failures)} hata`
    return { name, value: badge('bad', isStream(id) ? 'kopuk' : 'yanıt yok'), note }
  }
  if (isBulletinSource(id) && bulletin !== null)
    return {
      name,
      value: badge('good', dayText(bulletin.day, dayOf(at))),
      note: `alındı ${moment(bulletin.fetchedAt)}`,
    }
  if (state === 'connecting') return { name, value: badge('fair', 'bağlanıyor'), note: answered }
  if (state === 'waiting') return { name, value: badge('fair', 'fiyat bekleniyor'), note: answered }
  return { name, value: badge('good', 'bağlı'), note: answered }
}

function officeCard(report: HealthReport, newest: SettingsVersion | undefined): StatusCard {
  const { holidays, version } = report
  const entered = holidays.entered ? badge('good', 'girilmiş') : badge(holidays.due ? 'fair' : 'calm', 'girilmemiş')
  return card('Kurum bilgileri', [
    { name: 'Son değişiklik', value: badge('good', 'yayında'), note: changeNote(report, newest), long: true },
    {
      name: 'Yürürlükteki sürüm',
      value: countText(version),
      note: version === 1 ? null : `geri almak için: Geçmiş ya da ${OFFICE_COMMAND} undo`,
    },
    counter(report),
    { name: `${holidays.year} tatilleri`, value: entered },
  ])
}

/** The card shows at most this many changes. The history page has all of them. */
const SHOWN_CHANGES = 6

/** Returns text such as "09.40.00 · ayse (kurum aracı): telefon: 1 → 2". */
function changeNote(report: HealthReport, newest: SettingsVersion | undefined): string | null {
  if (newest === undefined) return null
  const { at, by, via, patch } = newest
  const who = by === null && via !== 'command' ? `(${WAY_WORDS[via]})` : authorText(by, via)
  const more = patch.length - SHOWN_CHANGES
  const shown = patch.slice(0, SHOWN_CHANGES).map(changeText).join('; ')
  return `${momentsOf(report)(at)} · ${who}: ${shown === '' ? 'ilk sürüm' : shown}${more > 0 ? ` (+${more})` : ''}`
}

function counter(report: HealthReport): CardLine {
  const { opening } = report
  const name = 'Gişe'
  // Removes the seconds of today's times. Times of other days have none.
  const moment = (instant: number): string => momentsOf(report)(instant).replace(/^(\d\d\.\d\d)\.\d\d$/, '$1')
  if (opening.kind === 'open') return { name, value: 'Açık', note: `kapanış ${moment(opening.until)}` }
  return { name, value: 'Kapalı', note: opening.opensAt === null ? null : `açılış ${moment(opening.opensAt)}` }
}

function messageCard(report: HealthReport): StatusCard {
  const { messages } = report
  if (messages === null) return card('Mesajlar', [{ name: 'Açık mesaj', value: badge('bad', 'okunamıyor') }])
  const { open, oldestOpenAt } = messages
  const note = oldestOpenAt === null ? null : `en eskisi ${momentsOf(report)(oldestOpenAt)}`
  return card('Mesajlar', [{ name: 'Açık mesaj', value: countText(open), note }, ...mailLines(report)])
}

function mailLines(report: HealthReport): CardLine[] {
  const { mail } = report
  const moment = momentsOf(report)
  if (mail?.kind !== 'on') {
    const value = mail === null ? 'bilinmiyor' : 'ayarlanmamış'
    return [{ name: 'E-posta', value, note: 'mesajlar yalnız veritabanında' }]
  }
  const { waiting, dead, lastDead, lastError, failingSince } = mail
  const why =
    lastError === null || failingSince === null ? null : `${moment(failingSince)}: ${mailErrorText(lastError)}`
  const last = lastDead === null ? null : `${moment(lastDead.at)} · ${mailErrorText(lastDead.error)}`
  return [
    { name: 'Bekleyen e-posta', value: noted(waiting, why !== null), note: why },
    { name: 'Gönderilemeyen', value: noted(dead), note: last },
  ]
}
