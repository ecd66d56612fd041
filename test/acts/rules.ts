import assert from 'node:assert/strict'
import { fieldsOf } from '../../src/contract/json.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '../../src/domain/instrument.ts'
import { CANCELLED_ANSWER } from '../../src/server/panel/act.ts'
import { historyPage } from '../../src/server/panel/models/history-model.ts'
import { actFingerprint } from '../../src/server/store/act-fingerprint.ts'
import type { StoredAct } from '../../src/server/store/act-store.ts'
import type { PastHalt, SettingsVersion } from '../../src/server/store/settings-store.ts'
import { type PersonAct, type Answer, isEnded, isOfAct, type Sending } from './act.ts'
import type { SharedDatabase } from './database.ts'
import type { Journal } from './journal.ts'
import type { Site } from './site.ts'

interface Known {
  readonly acts: readonly PersonAct[]
  readonly journal: Journal
}

function stoppedBy({ wish }: PersonAct): readonly InstrumentId[] {
  return wish.action === 'halt' ? (wish.body.codes ?? INSTRUMENT_IDS) : []
}

/** True if a second person, or the same one with another body, uses the id. */
function isShared({ id }: PersonAct, acts: readonly PersonAct[]): boolean {
  return acts.filter((act) => act.id === id).length > 1
}

/**
 * A site shows no price that was stopped there, unless a later resumption ended that stop. If `before` is given, a
 * price that was not shown before has no halt in force in the store of which the site could know.
 */
export function assertShown(site: Site, { acts, journal }: Known, before?: ReadonlySet<InstrumentId>): void {
  for (const act of acts.filter((each) => !isShared(each, acts)))
    for (const sending of act.sendings.filter((each) => each.site === site))
      for (const code of stoppedBy(act).filter(site.isPublic))
        assert.ok(isEnded(journal, act, sending, code), `${code} is public in spite of the stop ${act.id}`)
  if (before === undefined) return
  for (const code of INSTRUMENT_IDS.filter((each) => site.isPublic(each) && !before.has(each)))
    for (const { act, number } of journal.open(code))
      assert.ok(number > site.connection.knownUpTo(), `${code} became public in spite of the stored stop ${act}`)
}

/** Asserts what is known about an answer when it is given. */
export function assertAnswer(act: PersonAct, { site, answer, from }: Sending, { journal }: Known): void {
  if (answer === null) return
  if (answer.kind === 'halted' && answer['kept'] === 'store')
    for (const code of stoppedBy(act))
      assert.ok(isStopped(journal, act, from, code), `${act.id} is not stored: ${code}`)
  // An answer is about its time; it may be on its way for longer.
  const isNew = answer['at'] === site.context.clock.now()
  if (isNew && act.wish.action === 'resume' && Array.isArray(answer['again']) && answer['reach'] !== 'nowhere') {
    const { again } = answer
    for (const code of act.wish.body.codes.filter((each) => !again.includes(each)))
      for (const halt of journal.open(code))
        assert.ok(halt.number > site.connection.knewUpTo(), `${code} is not resumed because of ${halt.act}`)
  }
  if (answer.kind === 'conflict' && act.wish.action === 'changeMargins')
    assert.notEqual(answer['by'], act.person.name, 'a conflict with the person’s own change')
}

/** True if the stop is stored, and was not ended before it was sent. */
function isStopped({ halts }: Journal, { id }: PersonAct, from: number, code: InstrumentId): boolean {
  return halts.some(
    (halt) => halt.code === code && isOfAct(halt.act, id) && (halt.end === null || halt.end.number > from),
  )
}

interface Stored {
  readonly halts: readonly PastHalt[]
  readonly versions: readonly SettingsVersion[]
  readonly entries: readonly StoredAct[]
}

interface End extends Known {
  readonly sites: readonly Site[]
  readonly database: SharedDatabase
}

/** Asserts that the store, all answers and the shown prices agree when nothing is under way. */
export async function assertEnd({ acts, journal, sites, database }: End): Promise<void> {
  const [store] = database.stores
  const [halts, versions] = [await store.pastHalts(5000), await store.settingsVersions(500)]
  const stored = { halts, versions, entries: await store.acts(500) }
  assertHalts(stored, { acts, journal }, sites)
  await assertRecord(stored, database)
  for (const act of acts) {
    const { id, person, wish } = act
    if (wish.action === 'settleAct') {
      await assertSettled(act, wish.body.id, database)
      continue
    }
    const outcome = await store.outcome(id)
    const isOwn = outcome?.person === person.id && outcome.fingerprint === actFingerprint(wish.action, wish.body)
    const answer = isOwn ? { kind: '', ...fieldsOf(JSON.parse(outcome.answer)) } : null
    const effects = effectsOf(act, stored, answer)
    if (isOwn) assert.ok(effects > 0, `${id} is stored and had no effect`)
    else if (!isShared(act, acts)) assert.equal(effects, 0, `${id} is not stored and had an effect`)
    if (!isShared(act, acts)) assertClaims(act, isOwn, journal)
  }
}

/** The rows are as committed, only resumptions of people who had seen them ended them, and the sites show the rest. */
function assertHalts({ halts }: Stored, { acts, journal }: Known, sites: readonly Site[]): void {
  const rows = halts.map(({ act, code, endedAct }) => `${act} ${code} ${endedAct ?? ''}`)
  const known = journal.halts.map(({ act, code, end }) => `${act} ${code} ${end?.act ?? ''}`)
  assert.deepEqual(rows.toSorted(), known.toSorted())
  for (const { act, code, endedAct } of halts.filter(({ endedAt }) => endedAt !== null)) {
    const ended = acts.some(
      ({ id, wish }) => id === endedAct && wish.action === 'resume' && wish.body.seen.includes(act),
    )
    assert.ok(ended, `the stop ${act} of ${code} was ended by ${endedAct}, which had not seen it`)
  }
  const inForce = new Set(halts.flatMap(({ code, endedAt }) => (endedAt === null ? [code] : [])))
  for (const [index, site] of sites.entries())
    for (const code of site.office.current().pricing.selection)
      assert.equal(site.isPublic(code), !inForce.has(code), `${code} is public at site ${index}`)
}

/** Each act is one line of the history, and each halt, resumption and act on people one line of the audit email. */
async function assertRecord({ halts, versions, entries }: Stored, database: SharedDatabase): Promise<void> {
  const published = await database.texts(`SELECT id FROM outcomes WHERE answer LIKE '%"published"%'`)
  assert.equal(versions.length, 1 + published.length, 'each version is one act')
  const begun = new Set(halts.map(({ act }) => act))
  const ended = new Set(halts.flatMap(({ endedAct }) => endedAct ?? []))
  const page = historyPage(
    { versions, halts, acts: entries, inForce: versions[0]?.number ?? 0 },
    { topic: null, before: null },
  )
  assert.equal(page.entries.length, Math.min(30, versions.length + entries.length + begun.size + ended.size))
  const lines = [...begun, ...ended, ...entries.map(({ id }) => id)].map((id) => `audit-${id}`)
  const queued = await database.texts('SELECT mail_id FROM outbox')
  assert.deepEqual(queued.toSorted(), lines.toSorted(), 'the lines of the audit email')
}

async function assertSettled({ sendings }: PersonAct, id: string, { stores: [store] }: SharedDatabase): Promise<void> {
  const stored = (await store.outcome(id))?.answer
  for (const { answer } of sendings) {
    if (answer?.kind === 'not-done') assert.equal(stored, CANCELLED_ANSWER, `${id} was settled as not done`)
    if (answer?.kind === 'done') assert.equal(JSON.stringify(answer['answer']), stored, `${id} was settled`)
  }
}

/** Returns the number of effects that the store has of this person's act. */
function effectsOf({ id, person, wish }: PersonAct, stored: Stored, answer: Answer | null): number {
  const { halts, versions, entries } = stored
  switch (wish.action) {
    case 'halt':
      return halts.filter(({ act, by }) => isOfAct(act, id) && by === person.name).length
    case 'resume':
      return halts.filter(({ endedAct, endedBy }) => endedAct === id && endedBy === person.name).length
    case 'changeMargins': {
      // Each act has a margin of its own.
      const micros = Math.round(Number(wish.body.margins[0]?.sell?.replace('+0,', '0.')) * 1_000_000)
      const isOf = ({ via, by, patch }: SettingsVersion): boolean =>
        via === 'panel' && by === person.name && patch.some(({ after }) => fieldsOf(after)['micros'] === micros)
      const made = versions.filter(isOf).length
      assert.ok(made <= 1, `${id} was done ${made} times`)
      return made
    }
    case 'undo': {
      const isOf = ({ number, via, by }: SettingsVersion): boolean =>
        via === 'undo' && by === person.name && number === answer?.['version']
      return versions.filter(isOf).length
    }
    case 'changeRole':
    case 'setClosed':
    case 'removeDevice':
      return entries.filter((entry) => entry.id === id && entry.by === person.name).length
    case 'settleAct':
      return 0
  }
}

/** The act had no effect when it was answered. */
const NOT_DONE: ReadonlySet<string> = new Set([
  'cancelled',
  'store-away',
  'unchanged',
  'overtaken',
  'conflict',
  'forgotten',
  'refused',
  'other-act',
])
/** The same, and the store was read, so that an earlier sending of the act was known. */
const READ_AND_NOT_DONE: ReadonlySet<string> = new Set(['unchanged', 'overtaken', 'conflict', 'forgotten', 'refused'])

/** Asserts that no answer contradicts what the store has of the act. */
function assertClaims(act: PersonAct, isDone: boolean, journal: Journal): void {
  const { id, wish, sendings } = act
  for (const [index, { answer, from }] of sendings.entries()) {
    if (answer === null) continue
    const claim = `${id} was answered ${answer.kind}`
    // The same role is no change.
    const isSuccess = answer.kind === 'published' || (answer.kind === 'changed' && wish.action !== 'changeRole')
    if (isSuccess) assert.ok(isDone, claim)
    const others = sendings.filter((sending) => sending.answer !== answer)
    const isAlone = others.every((other) => other.answer !== null && NOT_DONE.has(other.answer.kind))
    if (NOT_DONE.has(answer.kind) && isAlone) assert.ok(!isDone, claim)
    if (READ_AND_NOT_DONE.has(answer.kind) && index === sendings.length - 1) assert.ok(!isDone, claim)
    if (answer.kind === 'halted')
      for (const code of stoppedBy(act)) assert.ok(isStopped(journal, act, from, code), `${id} is lost: ${code}`)
  }
}
