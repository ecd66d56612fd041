import { randomUUID } from 'node:crypto'
import { changeText, WAY_WORDS } from '../settings/index.ts'
import { AUDIT, AUDIT_PAUSE, type SettingsVersion, type Store } from '../store/index.ts'
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

/** An import has more changes than anybody reads in a line. */
const MAX_CHANGES = 10

/** The same for a version, unless nothing of it can be seen. */
export async function recordVersion(store: AuditStore, version: SettingsVersion, now: number): Promise<void> {
  const { number, at, by, via, reason, patch } = version
  if (patch.length === 0) return
  const more = patch.length - MAX_CHANGES
  const what = [
    patch.slice(0, MAX_CHANGES).map(changeText).join('; '),
    ...(more > 0 ? [` ve ${more} değişiklik daha`] : []),
    ...(reason === null ? [] : [` “${oneLine(reason)}”`]),
  ].join('')
  const who = `${nameOf(by)} (${WAY_WORDS[via]})`
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
