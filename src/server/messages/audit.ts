import { randomUUID } from 'node:crypto'
import { productName } from '#contract/product-names.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import { authorText, changeText } from '../settings/index.ts'
import {
  type ActingRepositories,
  AUDIT,
  AUDIT_PAUSE,
  type AuditRecord,
  type NewNotice,
  type SettingsVersion,
  type Store,
  type StoredAct,
} from '../store/index.ts'
import { longTimeText, oneLine } from '../text/index.ts'

type NoticeStore = Pick<Store, 'queueNotice'>

/** Returns the record of an act: its entry in the history and its line of the next audit email. */
export function auditRecord(act: StoredAct): AuditRecord {
  const entry = { ...act, text: oneLine(act.text) }
  return { entry, notice: auditLine(act.at, act.id, actText(act)) }
}

/** Returns the arguments of `asAct` for an act that nobody asks for again, for example one of a command. */
export function singleAct(line: Omit<StoredAct, 'id'>): Parameters<ActingRepositories['asAct']> {
  const [id, { at, by }] = [randomUUID(), line]
  const asked = { id, person: by ?? '', fingerprint: '', at, within: null }
  return [asked, { answer: '{"kind":"done"}', record: auditRecord({ ...line, id }) }]
}

interface HaltedOrResumed extends Pick<StoredAct, 'id' | 'at' | 'by' | 'via'> {
  readonly codes: readonly InstrumentId[]
  readonly halted: boolean
  readonly reason: string | null
}

/** Returns the record of a halt or a resumption, which the history shows from its own rows. */
export function haltRecord({ id, at, by, via, codes, halted, reason }: HaltedOrResumed): AuditRecord {
  const what = codes.length === INSTRUMENT_IDS.length ? 'bütün fiyatlar' : codes.map(productName).join(', ')
  const text = `${what} ${halted ? 'durduruldu' : 'sürdürüldü'}${reason === null ? '' : ` “${reason}”`}`
  return { entry: null, notice: auditLine(at, id, actText({ at, by, via, text })) }
}

function actText({ at, by, via, text }: Omit<StoredAct, 'id' | 'about'>): string {
  const who = via === 'command' ? authorText(by, via) : oneLine(by ?? 'bilinmiyor')
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
  const text = `${longTimeText(at)} · ${authorText(by, via)}: ${what} (sürüm ${number})`
  await store.queueNotice(auditLine(now, `version-${number}`, text))
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
