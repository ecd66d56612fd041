import { SECOND } from '../../src/domain/calendar.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '../../src/domain/instrument.ts'
import { type FakeClock, fakeClock } from '../fakes/clock.ts'
import { type PersonAct, type Answer, carryOut, type Sending, type Someone, type Wish } from './act.ts'
import type { SharedDatabase } from './database.ts'
import type { Draws } from './draws.ts'
import { Journal } from './journal.ts'
import { assertAnswer, assertEnd, assertShown } from './rules.ts'
import { openSite, type Site } from './site.ts'

const START = Date.parse('2026-08-03T09:00:00+03:00')
/** The longest wait of an act and of a lock. */
export const SETTLED_AFTER = 12 * SECOND

type Index = 0 | 1

interface WorldDeps {
  readonly database: SharedDatabase
  /** The data folders of the two sites. */
  readonly folders: readonly [string, string]
  readonly draws: Draws
  readonly seed: number
  /** The events, in order, for the report of a failure. */
  readonly steps: string[]
}

export type World = Awaited<ReturnType<typeof openWorld>>

/** Two sites over one database, and the acts that people have sent to them. The rules are asserted all the time. */
export async function openWorld({ database, folders, draws, seed, steps }: WorldDeps) {
  const journal = new Journal()
  const clock: FakeClock = fakeClock(START, () => workDone(journal))
  const acts: PersonAct[] = []
  const failures: Error[] = []
  const shown = new Map<Site, ReadonlySet<InstrumentId>>()

  const fail = (error: unknown): void => void failures.push(error instanceof Error ? error : new Error(String(error)))
  const asserting = (check: () => void): void => {
    try {
      check()
    } catch (error) {
      fail(error)
    }
  }
  const note = (line: string): void => void steps.push(`${clock.elapsed()} ms, commit ${journal.number()}: ${line}`)
  const onPublish = (site: Site): void => {
    const before = shown.get(site) ?? new Set()
    shown.set(site, new Set(INSTRUMENT_IDS.filter((code) => site.isPublic(code))))
    asserting(() => assertShown(site, { acts, journal }, before))
  }
  /** Advances the clock until the work is done, for at most `ms`. */
  const during = async <Done>(work: Promise<Done>, ms: number): Promise<Done | null> => {
    const done: Done[] = []
    work.then((value) => done.push(value)).catch(fail)
    for (let waited = 0; waited < ms && done.length === 0 && failures.length === 0; waited += 100)
      await clock.advance(100)
    return done[0] ?? null
  }
  const open = async (index: Index): Promise<Site> => {
    const deps = { store: database.stores[index], journal, clock, folder: folders[index], onPublish }
    const site = await during(openSite(deps), SETTLED_AFTER)
    const [failure = new Error('a site does not open')] = failures
    if (site === null) throw failure
    return site
  }
  const sites: [Site, Site] = [await open(0), await open(1)]

  const send = (act: PersonAct, site = draws.pick(sites)): void => {
    const sending: Sending = { site, from: journal.number(), answer: null, isHeard: draws.next() < 0.8 }
    act.sendings.push(sending)
    const body = JSON.stringify(act.wish.body)
    note(`${act.person.name} sends ${act.id} ${act.wish.action} ${body} to site ${sites.indexOf(site)}`)
    const onAnswer = (answer: Answer): void => {
      if (!site.isRunning()) return
      sending.answer = answer
      note(`answer to ${act.id}${sending.isHeard ? '' : ', lost'}: ${JSON.stringify(answer)}`)
      asserting(() => assertAnswer(act, sending, { acts, journal }))
    }
    carryOut(act, site).then(onAnswer).catch(fail)
  }
  const wants = (person: Someone, wish: Wish, id = `act-${seed}-${acts.length}`): PersonAct => {
    const act = { id, person, wish, sendings: [] }
    acts.push(act)
    return act
  }
  /** A stop is sent again; another act is settled. */
  const settle = (act: PersonAct): void =>
    send(act.wish.action === 'halt' ? act : wants(act.person, { action: 'settleAct', body: { id: act.id } }))

  /** Ends a site, by a signal or without one, and starts it again. */
  const restart = async (index: Index): Promise<void> => {
    const site = sites[index]
    const [isKilled, isSent] = [draws.next() < 0.6, draws.next() < 0.5]
    note(`site ${index} ${isKilled ? `is killed, its calls are ${isSent ? 'sent' : 'dropped'}` : 'stops'}`)
    if (!isKilled) await during(site.stop(), SETTLED_AFTER)
    if (site.isRunning()) site.kill(isSent)
    await clock.advance(0)
    sites[index] = await open(index)
    note(`site ${index} is open`)
  }

  return {
    clock,
    acts,
    sites,
    note,
    send,
    wants,
    settle,
    restart,
    /** Advances the clock. Throws the first violation of a rule. */
    advance: async (ms: number): Promise<void> => {
      await clock.advance(ms)
      for (const site of sites) asserting(() => assertShown(site, { acts, journal }))
      const [failure] = failures
      if (failure !== undefined) throw failure
    },
    /** Replicas notify each other; here, each site reads the database once more. */
    assertEnd: async (): Promise<void> => {
      for (const { office } of sites) office.refresh()
      await clock.advance(0)
      await assertEnd({ acts, journal, sites, database })
    },
    /** The acts of which a person does not know what became of them. */
    unsettled: (): PersonAct[] =>
      acts.filter(({ sendings, wish: { action } }) => {
        const isKnown = ({ answer, isHeard }: Sending) => isHeard && answer !== null && answer.kind !== 'unknown'
        return action !== 'settleAct' && !sendings.every(isKnown)
      }),
  }
}

/** Waits until the callbacks have run and neither the store nor the file system is at work. */
async function workDone(journal: Journal): Promise<void> {
  const isWriting = (): boolean =>
    process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq') || name === 'CloseReq')
  do {
    const turn = Promise.withResolvers<void>()
    setImmediate(turn.resolve)
    await turn.promise
  } while ((await journal.calls()) || isWriting())
}
