import { MINUTE } from '#domain/calendar.ts'
import { reasonOf, VIA_WORDS, viaOf } from '../office/index.ts'
import { type Clock, inTurn } from '../runtime/index.ts'
import type { AlertRecord, AlertStore, OfficeVersion, WaitingEmail } from '../store/index.ts'
import { longTimeText, oneLine } from '../text/index.ts'
import type { AlertText } from './alert-emails.ts'
import { isDue, isOver, triedAgain } from './alert-records.ts'

/** Something was done that no version of the office's text tells: to a person, to messages, to a price. */
export interface Act {
  /** ms since the epoch. */
  readonly at: number
  /** null: nobody knows. */
  readonly by: string | null
  /** "Ayşe Yılmaz eklendi, yetkisi fiyat"; no personal data of visitors. */
  readonly text: string
}

/** Its record holds the lines that nobody has been mailed. */
const KIND = 'panel-acts'
/** Where no mail is set up, nobody takes them out. */
const MOST_WAITING = 50
/** Whoever sets prices does it all day long: what follows soon comes together. */
const PAUSE = 5 * MINUTE

/** Read, changed and written: of two replicas at the same moment one line may be lost, which the log has. */
const turn = inTurn()

/** Has it mailed where ALERT_TO wants it, by whichever process writes the emails. */
export function recordAct(store: AlertStore, { at, by, text }: Act): Promise<void> {
  return recordLine(store, `${longTimeText(at)} · ${nameOf(by)}: ${oneLine(text)}`)
}

/** A whole new text has more changes than anybody reads in a line. */
const MOST_CHANGES = 10

/** The same of a version, whose changes have no email of their own; where it says nothing, nobody would see it. */
export async function recordVersion(store: AlertStore, version: OfficeVersion): Promise<void> {
  const { number, at, by, summary } = version
  if (summary.length === 0) return
  const [reason, more] = [reasonOf(version), summary.length - MOST_CHANGES]
  const what = [
    summary.slice(0, MOST_CHANGES).map(oneLine).join('; '),
    ...(more > 0 ? [` ve ${more} değişiklik daha`] : []),
    ...(reason === null ? [] : [` “${oneLine(reason)}”`]),
  ].join('')
  const who = `${nameOf(by)} (${VIA_WORDS[viaOf(version)]})`
  await recordLine(store, `${longTimeText(at)} · ${who}: ${what} (sürüm ${number})`)
}

function nameOf(by: string | null): string {
  return by === null ? 'bilinmiyor' : oneLine(by)
}

/** A version may be looked at twice, over a restart; its line is the same. */
function recordLine(store: AlertStore, line: string): Promise<void> {
  return turn(async () => {
    const record = await recordIn(store)
    const reported = [...record.reported.filter((each) => each !== line), line]
    await store.saveAlert({ ...record, reported: reported.slice(-MOST_WAITING) })
  })
}

interface Mailing {
  readonly officeName: string
  /** null: the site stops meanwhile; false: no mail server took it. */
  readonly send: (email: WaitingEmail, about: string) => Promise<boolean | null>
  readonly clock: Pick<Clock, 'now'>
}

/** Mails what was done since the last time, in one email. */
export async function mailActs(store: AlertStore, { officeName, send, clock }: Mailing): Promise<void> {
  const { reported, alarmedAt, email: waiting } = await recordIn(store)
  const now = clock.now()
  const isTime = waiting === null ? alarmedAt === null || isOver(alarmedAt, PAUSE, now) : isDue(waiting, now)
  if (reported.length === 0 || !isTime) return
  const first = { id: `${KIND}-${now}`, attempts: 0, dueAt: now }
  const email: WaitingEmail = { ...(waiting ?? first), ...writeActs(reported, officeName) }
  const sent = await send(email, KIND)
  if (sent === null) return
  await turn(async () => {
    const record = await recordIn(store)
    if (!sent) return store.saveAlert({ ...record, email: triedAgain(email, now) })
    const rest = record.reported.filter((line) => !reported.includes(line))
    return store.saveAlert({ ...record, reported: rest, alarmedAt: now, email: null })
  })
}

function writeActs(lines: readonly string[], officeName: string): AlertText {
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

async function recordIn(store: AlertStore): Promise<AlertRecord> {
  const known = (await store.alerts()).find(({ kind }) => kind === KIND)
  return known ?? { kind: KIND, since: null, wellSince: null, reported: [], alarmedAt: null, email: null }
}
