import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fieldsOf } from '#contract/json.ts'
import { ACT_HEADER, type ActionBody } from '#contract/panel/action-shapes.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { CANCELLED_ANSWER } from '../../src/server/panel/act.ts'
import { connect } from '../../src/server/store/sqlite/database.ts'
import { openSqlite } from '../../src/server/store/sqlite/sqlite-store.ts'
import { type Draws, drawsOf } from '../acts/draws.ts'
import { actsOn } from '../fakes/acts.ts'
import { panelVisitor } from '../fakes/panel-visitor.ts'
import { realTime } from './real-time.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** The number for each of two sites, which run at once, because a start mostly waits. */
const KILLS = 100
/** In ms after the first act was sent. */
const LATEST_KILL = 900
/** In each of so many runs, all acts are answered while another process holds the file for longer than an act waits. */
const LONG_LOCK_EVERY = 20

type Sent = {
  readonly id: string
  /** The panel's answer; null if the process was killed before. */
  answer: { readonly kind: string; readonly kept?: unknown } | null
} & (
  | { readonly action: 'halt'; readonly body: ActionBody<'halt'> }
  | { readonly action: 'resume'; readonly body: ActionBody<'resume'> }
  | { readonly action: 'changeMargins'; readonly body: ActionBody<'changeMargins'> }
)

test(
  `a site that is killed ${2 * KILLS} times during acts, with a locked database, keeps every stop and gave only true answers`,
  { timeout: 900_000 },
  async () => {
    const kills = await Promise.all([killRepeatedly(0), killRepeatedly(1)])
    expect(kills).toEqual([KILLS, KILLS])
  },
)

/** Resolves with the number of kills after which everything was true. */
async function killRepeatedly(lane: number): Promise<number> {
  await using opening = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'acts-killed-'))
  opening.defer(() => rmSync(folder, { recursive: true }))
  const acts: Sent[] = []
  for (let kill = 0; ; kill += 1) {
    await using running = new AsyncDisposableStack()
    const site = await startServer({}, folder)
    running.defer(async () => void (await site.kill('SIGKILL')))
    const panel = await signedIn(site)
    await assertTrue(site, panel, acts, folder)
    if (kill === KILLS) return kill
    const waitsForAnswers = kill % LONG_LOCK_EVERY === 7
    await actUntilKilled(panel, acts, drawsOf(lane * 1000 + kill), { folder, waitsForAnswers })
  }
}

type Panel = Awaited<ReturnType<typeof signedIn>>

/** Signs in with the link of the demo. */
async function signedIn({ panelUrl, printed }: ServerProcess) {
  const links = printed.flatMap((line) => /http:\/\/localhost:\d+(\/giris\/demo\?anahtar=[\w-]+)/.exec(line)?.[1] ?? [])
  const visitor = panelVisitor(panelUrl, `http://localhost:${new URL(panelUrl).port}`)
  return visitor.signedInBy(await visitor.ask('GET', links[0] ?? '', {}))
}

interface Circumstances {
  readonly folder: string
  readonly waitsForAnswers: boolean
}

async function actUntilKilled(panel: Panel, acts: Sent[], draws: Draws, { folder, waitsForAnswers }: Circumstances) {
  const { frame } = await panel.state('/')
  const halts = 'halts' in frame ? frame.halts : []
  const codes = halts.map(({ code }) => code)
  const started: Promise<void>[] = []
  const send = (sent: Sent): void => {
    acts.push(sent)
    const answering = panel.act(sent.action, sent.body, { [ACT_HEADER]: sent.id }).then(
      ({ json }) => void (sent.answer = { kind: '', ...json }),
      // The connection ends with the process.
      () => undefined,
    )
    started.push(answering)
  }
  const next = () => ({ id: `gercek-islem-${acts.length}`, answer: null })
  const lock = waitsForAnswers || draws.next() < 0.4 ? lockOf(join(folder, 'data/demo.sqlite')) : null
  try {
    if (codes.length > 0) send({ ...next(), action: 'resume', body: { codes, seen: actsOn(halts, codes) } })
    await realTime(draws.below(60))
    if (draws.next() < 0.7) send({ ...next(), action: 'halt', body: { codes: draws.pick(STOPPED), reason: '' } })
    const margins = [{ code: 'CHF' as const, sell: `+0,${1000 + acts.length}` }]
    send({
      ...next(),
      action: 'changeMargins',
      body: { margins, since: null, seenAt: Date.now(), acceptUnusual: true },
    })
    await realTime(waitsForAnswers ? 3600 : draws.below(LATEST_KILL))
  } finally {
    lock?.()
  }
  if (waitsForAnswers) await Promise.all(started)
  else await realTime(draws.below(20))
}

const STOPPED: readonly (readonly InstrumentId[])[] = [['USD'], ['USD', 'EUR']]

/** Holds the write lock of the file until the returned function is called. Null if the site writes at the moment. */
function lockOf(file: string): (() => void) | null {
  const connection = connect(file, { timeout: 0 })
  try {
    connection.exec('BEGIN IMMEDIATE')
  } catch {
    connection.close()
    return null
  }
  return () => {
    connection.exec('COMMIT')
    connection.close()
  }
}

/** Compares the answers, the store and the public feed after a restart. */
async function assertTrue(site: ServerProcess, panel: Panel, acts: readonly Sent[], folder: string): Promise<void> {
  const waiting = join(folder, 'data/waiting-halts.json')
  const isPublic = async (code: string): Promise<boolean> =>
    (await (await fetch(`${site.url}/api/feed?dil_kodu=tr`)).text()).includes(`"${code}TRY"`)
  const shown = { USD: await isPublic('USD'), EUR: await isPublic('EUR') }
  await expect.poll(() => existsSync(waiting) && readFileSync(waiting, 'utf8'), { timeout: 60_000 }).toBe(false)
  await using store = await openSqlite(join(folder, 'data/demo.sqlite'), { thread: "caller's", access: 'read' })
  // A person who got no answer asks what became of the act.
  for (const act of acts.filter(
    ({ action, answer }) => action !== 'halt' && (answer === null || answer.kind === 'unknown'),
  )) {
    const settled = (await panel.act('settleAct', { id: act.id })).json
    const outcome = (await store.outcome(act.id))?.answer
    if (settled?.kind === 'done') act.answer = { kind: '', ...fieldsOf(fieldsOf(settled)['answer']) }
    else expect([act.id, settled, outcome]).toEqual([act.id, { kind: 'not-done' }, CANCELLED_ANSWER])
    if (settled?.kind === 'not-done') act.answer = { kind: settled.kind }
  }
  const [halts, versions] = [await store.pastHalts(5000), await store.settingsVersions(500)]
  for (const { id, action, body, answer } of acts) {
    const outcome = (await store.outcome(id))?.answer ?? CANCELLED_ANSWER
    const isDone = outcome !== CANCELLED_ANSWER
    const story = `${id} ${action} ${JSON.stringify(body)}: ${JSON.stringify(answer)}, stored ${outcome}`
    switch (action) {
      case 'halt': {
        const own = halts.filter(({ act }) => act === id).map(({ code }) => code)
        if (answer?.kind === 'halted') assert.deepEqual(own.toSorted(), body.codes?.toSorted(), story)
        break
      }
      case 'resume':
        assert.equal(
          halts.some(({ endedAct }) => endedAct === id),
          isDone,
          story,
        )
        break
      case 'changeMargins': {
        const micros = Number(body.margins[0]?.sell?.replace('+0,', '0.')) * 1_000_000
        const made = versions.filter(({ patch }) =>
          patch.some(({ after }) => fieldsOf(after)['micros'] === Math.round(micros)),
        )
        assert.equal(made.length, isDone ? 1 : 0, story)
      }
    }
    if (answer !== null && NOT_DONE.has(answer.kind)) assert.ok(!isDone, story)
    if (answer?.kind === 'published') assert.ok(isDone, story)
  }
  for (const { act, endedAct } of halts.filter(({ endedAt }) => endedAt !== null)) {
    const seen = acts.flatMap(({ id, action, body }) => (action === 'resume' && id === endedAct ? body.seen : []))
    assert.ok(seen.includes(act), `${act} was ended by ${endedAct}`)
  }
  for (const code of ['USD', 'EUR'] as const) {
    const isHalted = halts.some((halt) => halt.code === code && halt.endedAt === null)
    if (isHalted) expect([code, shown[code], await isPublic(code)]).toEqual([code, false, false])
    else await expect.poll(() => isPublic(code)).toBe(true)
  }
}

const NOT_DONE: ReadonlySet<string> = new Set([
  'cancelled',
  'store-away',
  'unchanged',
  'conflict',
  'not-done',
  'outdated',
])
