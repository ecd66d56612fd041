import { type Clock, inTurn } from '../runtime/index.ts'
import type { AlertRecord, AlertStore, WaitingEmail } from '../store/index.ts'
import { longTimeText, oneLine } from '../text/index.ts'
import { isDue, triedAgain } from './alert-records.ts'

/** Something that can't be undone was done in the panel: to a person who signs in, or to a visitor's message. */
export interface PanelAct {
  /** ms since the epoch. */
  readonly at: number
  readonly by: string
  /** "Ayşe Yılmaz eklendi, yetkisi fiyat"; no personal data of visitors. */
  readonly text: string
}

/** Its record holds the lines that nobody has been mailed. */
const KIND = 'panel-acts'
/** Where no mail is set up, nobody takes them out. */
const MOST_WAITING = 50

/** Read, changed and written: of two replicas at the same moment one line may be lost, which the log has. */
const turn = inTurn()

/** Has it mailed where ALERT_TO wants it, by whichever process writes the emails. */
export function recordAct(store: AlertStore, { at, by, text }: PanelAct): Promise<void> {
  const line = `${longTimeText(at)} · ${oneLine(by)}: ${oneLine(text)}`
  return turn(async () => {
    const record = await recordIn(store)
    await store.saveAlert({ ...record, reported: [...record.reported, line].slice(-MOST_WAITING) })
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
  const { reported, email: waiting } = await recordIn(store)
  const now = clock.now()
  if (reported.length === 0 || (waiting !== null && !isDue(waiting, now))) return
  const first = { id: `${KIND}-${now}`, attempts: 0, dueAt: now }
  const email: WaitingEmail = { ...(waiting ?? first), ...writeActs(reported, officeName) }
  const sent = await send(email, KIND)
  if (sent === null) return
  await turn(async () => {
    const record = await recordIn(store)
    const rest = sent ? record.reported.filter((line) => !reported.includes(line)) : record.reported
    await store.saveAlert({ ...record, reported: rest, email: sent ? null : triedAgain(email, now) })
  })
}

function writeActs(lines: readonly string[], officeName: string): Pick<WaitingEmail, 'subject' | 'text'> {
  return {
    subject: `${officeName} sitesi: panelde kişi ya da mesaj işlemi`,
    text: [
      lines.join('\n'),
      'Bilginiz dışındaysa kişinin girişini panelde “Kişiler” sayfasından kapatın; sunucuda: angun-office people close AD',
      '',
    ].join('\n\n'),
  }
}

async function recordIn(store: AlertStore): Promise<AlertRecord> {
  const known = (await store.alerts()).find(({ kind }) => kind === KIND)
  return known ?? { kind: KIND, since: null, wellSince: null, reported: [], alarmedAt: null, email: null }
}
