import { randomUUID } from 'node:crypto'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import { changeText, WAY_WORDS } from '../settings/index.ts'
import {
  type ActStore,
  AUDIT,
  AUDIT_PAUSE,
  type NewNotice,
  type SettingsVersion,
  type Store,
  type StoredAct,
} from '../store/index.ts'
import { longTimeText, oneLine } from '../text/index.ts'

type NoticeStore = Pick<Store, 'queueNotice'>

/** The limit exceeds the number of actions of several years. */
const MAX_ACTS = 5000

/** Stores an action for the history and as a line of the next audit email, which any process with this store sends. */
export async function recordAct(store: Pick<ActStore, 'addAct'>, act: Omit<StoredAct, 'id'>): Promise<void> {
  const [id, text] = [randomUUID(), oneLine(act.text)]
  await store.addAct({ ...act, id, text }, auditLine(act.at, id, actText(act)), MAX_ACTS)
}

/** Queues only the email line, because the history shows halts from their own rows. */
export async function mailAct(store: NoticeStore, act: Omit<StoredAct, 'id' | 'about'>): Promise<void> {
  await store.queueNotice(auditLine(act.at, randomUUID(), actText(act)))
}

function actText({ at, by, via, text }: Omit<StoredAct, 'id' | 'about'>): string {
  const who = via === 'command' ? `${nameOf(by)} (${WAY_WORDS.command})` : nameOf(by)
  return `${longTimeText(at)} · ${who}: ${oneLine(text)}`
}

/** A longer list, for example of an import, would be unreadable in one line. */
const MAX_CHANGES = 10

/** Queues the email line of a settings version, unless the version changes nothing. */
export async function recordVersion(store: NoticeStore, version: SettingsVersion, now: number): Promise<void> {
  const { number, at, by, via, reason, patch } = version
  if (patch.length === 0) return
  const more = patch.length - MAX_CHANGES
  const what = [
    patch.slice(0, MAX_CHANGES).map(changeText).join('; '),
    ...(more > 0 ? [` ve ${more} değişiklik daha`] : []),
    ...(reason === null ? [] : [` “${oneLine(reason)}”`]),
  ].join('')
  const who = `${nameOf(by)} (${WAY_WORDS[via]})`
  const text = `${longTimeText(at)} · ${who}: ${what} (sürüm ${number})`
  await store.queueNotice(auditLine(now, `version-${number}`, text))
}

function nameOf(by: string | null): string {
  return by === null ? 'bilinmiyor' : oneLine(by)
}

/** Lines of the same five minutes are due together, because prices may be changed all day long. */
function auditLine(now: number, id: string, text: string): NewNotice {
  const dueAt = (Math.floor(now / AUDIT_PAUSE) + 1) * AUDIT_PAUSE
  return { mailId: `${AUDIT}-${id}`, topic: AUDIT, subject: '', text, dueAt }
}

export function writeAuditLetter(lines: readonly string[], officeName: string) {
  return {
    subject: `${officeName} sitesi: yapılan değişiklikler`,
    text: [
      lines.join('\n'),
      [
        'Bilginiz dışındaysa değişikliği panelde “Geçmiş” sayfasından geri alın, kişinin girişini “Kişiler” sayfasından kapatın.',
        `Sunucuda: ${OFFICE_COMMAND} undo, ${OFFICE_COMMAND} people close AD`,
      ].join('\n'),
      '',
    ].join('\n\n'),
  }
}
