import { randomUUID } from 'node:crypto'
import { reasonOf, VIA_WORDS, viaOf } from '../office/index.ts'
import { AUDIT, AUDIT_PAUSE, type OfficeVersion, type Store } from '../store/index.ts'
import { longTimeText, oneLine } from '../text/index.ts'

/** Something was done that no version of the office's settings has: to a person, to messages, to a price. */
export interface Act {
  /** ms since the epoch. */
  readonly at: number
  /** null: nobody knows. */
  readonly by: string | null
  /** "Ayşe Yılmaz eklendi, yetkisi fiyat"; no personal data of visitors. */
  readonly text: string
}

type AuditStore = Pick<Store, 'queueNotice'>

/** Queues a line of the next audit letter, to be mailed to ALERT_TO by any process over this store. */
export function recordAct(store: AuditStore, { at, by, text }: Act): Promise<void> {
  return recordLine(store, at, randomUUID(), `${longTimeText(at)} · ${nameOf(by)}: ${oneLine(text)}`)
}

/** A whole new text has more changes than anybody reads in a line. */
const MAX_CHANGES = 10

/** The same for a version, unless nothing of it can be seen. */
export async function recordVersion(store: AuditStore, version: OfficeVersion, now: number): Promise<void> {
  const { number, at, by, summary } = version
  if (summary.length === 0) return
  const [reason, more] = [reasonOf(version), summary.length - MAX_CHANGES]
  const what = [
    summary.slice(0, MAX_CHANGES).map(oneLine).join('; '),
    ...(more > 0 ? [` ve ${more} değişiklik daha`] : []),
    ...(reason === null ? [] : [` “${oneLine(reason)}”`]),
  ].join('')
  const who = `${nameOf(by)} (${VIA_WORDS[viaOf(version)]})`
  await recordLine(store, now, `version-${number}`, `${longTimeText(at)} · ${who}: ${what} (sürüm ${number})`)
}

function nameOf(by: string | null): string {
  return by === null ? 'bilinmiyor' : oneLine(by)
}

/** Lines of the same five minutes are due together: somebody may set prices all day long. */
function recordLine(store: AuditStore, now: number, id: string, text: string): Promise<void> {
  const dueAt = (Math.floor(now / AUDIT_PAUSE) + 1) * AUDIT_PAUSE
  return store.queueNotice({ mailId: `${AUDIT}-${id}`, topic: AUDIT, subject: '', text, dueAt })
}

export function writeAuditLetter(lines: readonly string[], officeName: string) {
  return {
    subject: `${officeName} sitesi: yapılan değişiklikler`,
    text: [
      lines.join('\n'),
      [
        'Bilginiz dışındaysa değişikliği panelde “Geçmiş” sayfasından geri alın, kişinin girişini “Kişiler” sayfasından kapatın.',
        'Sunucuda: angun-office undo, angun-office people close AD',
      ].join('\n'),
      '',
    ].join('\n\n'),
  }
}
