import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { SECOND } from '../../src/domain/calendar.ts'
import type { Someone } from './act.ts'
import { FAST_FOLDER, type SharedDatabase } from './database.ts'
import { type Draws, drawsOf } from './draws.ts'
import { drawWeather, drawWish } from './wishes.ts'
import { openWorld, SETTLED_AFTER, type World } from './world.ts'

const NAMES = ['Ayşe Kaya', 'Can Demir', 'Kemal Aydın'] as const
const STEPS = 10
const PAUSES = [0, 0, 5, 40, 300, 700, 1600, 3200] as const
/** The time of an act and of a retry in clear weather. */
const ANSWERED_AFTER = 3 * SECOND

/** Runs the sequences from the seed `first` on. Resolves with their number, or rejects with the first that fails. */
export async function runSequences(database: SharedDatabase, first: number, count: number): Promise<number> {
  for (let seed = first; seed < first + count; seed += 1) await runSequence(database, seed)
  return count
}

/**
 * Runs one random sequence of people's acts at two sites that share a database, and asserts the rules of acts. The
 * error names the seed and the steps; the same seed repeats it.
 */
async function runSequence(database: SharedDatabase, seed: number): Promise<void> {
  const steps: string[] = []
  const newFolder = (): string => mkdtempSync(join(FAST_FOLDER, 'acts-site-'))
  const [draws, folders] = [drawsOf(seed), [newFolder(), newFolder()] as const]
  try {
    await database.run(FIRST_STATE)
    const world = await openWorld({ database, folders, draws, seed, steps })
    await act(world, draws)
    await end(world)
  } catch (error) {
    throw new Error(`sequence ${seed}: ${String(error)}\n${steps.join('\n')}`, { cause: error })
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true })
  }
}

async function act(world: World, draws: Draws): Promise<void> {
  const people = NAMES.map((name, index): Someone => ({ id: `kisi-${index}`, name, page: { halts: [], version: 1 } }))
  for (let step = 0; step < STEPS; step += 1) {
    const person = draws.pick(people)
    if (draws.next() < 0.7) {
      const { office } = draws.pick(world.sites)
      person.page = { halts: office.halts(), version: office.version().number }
    }
    await oneStep(world, draws, person)
    await world.advance(draws.pick(PAUSES))
  }
}

async function oneStep(world: World, draws: Draws, person: Someone): Promise<void> {
  const { acts, sites, clock, note, send, wants, settle, restart } = world
  const wish = () => {
    const selection = sites[0].office.current().pricing.selection
    const moment = { now: clock.now(), count: acts.length, isOffered: selection.includes.bind(selection) }
    return drawWish(draws, person, moment)
  }
  const draw = draws.next()
  const sent = acts.filter(({ wish: { action } }) => action !== 'settleAct')
  const own = sent.filter((each) => each.person === person)
  if (draw < 0.58) send(wants(person, wish()))
  else if (draw < 0.65 && sent.length > 0) send(draws.pick(sent))
  else if (draw < 0.68 && sent.length > 0) {
    // The id of another act, with its body or with another one.
    const { id, wish: known } = draws.pick(sent)
    send(wants(person, draws.next() < 0.5 ? known : wish(), id))
  } else if (draw < 0.74 && own.length > 0) settle(draws.pick(own))
  else if (draw < 0.9) {
    const [site, weather] = [draws.pick(sites), drawWeather(draws, clock.elapsed())]
    note(`weather of site ${sites.indexOf(site)}: ${JSON.stringify(weather)}`)
    site.connection.weather = weather
  } else await restart(draws.below(2) === 0 ? 0 : 1)
}

/** Clears the weather; people ask for each unknown answer; then both sites start again. */
async function end({ sites, note, advance, unsettled, settle, restart, assertEnd }: World): Promise<void> {
  note('the weather clears')
  for (const { connection } of sites) connection.weather = { kind: 'clear' }
  await advance(SETTLED_AFTER)
  for (const each of unsettled()) settle(each)
  await advance(ANSWERED_AFTER)
  await assertEnd()
  await restart(0)
  await restart(1)
  await advance(ANSWERED_AFTER)
  await assertEnd()
  for (const site of sites) site.kill(false)
}

const PEOPLE = [
  ...NAMES.map((name, index) => [`kisi-${index}`, name, 'yonetici'] as const),
  ['hedef-1', 'Mert Bir', 'gise'],
  ['hedef-2', 'Ece İki', 'gise'],
] as const

/** Removes what another sequence stored, except the first version of the settings. */
const FIRST_STATE = [
  ...['halts', 'outcomes', 'acts', 'outbox', 'passkeys', 'people'].map((table) => `DELETE FROM ${table}`),
  'DELETE FROM settings WHERE number > 1',
  ...PEOPLE.flatMap(([id, name, role]) => [
    `INSERT INTO people (id, name, role, created_at) VALUES ('${id}', '${name}', '${role}', 1)`,
    ...['1', '2'].map((device) => {
      const key = `${id}-${device}`
      return `INSERT INTO passkeys (id, person, credential, public_key, counter, transports, name, kind, created_at)
        VALUES ('${key}', '${id}', '${key}', '', 0, '', 'Telefon ${device}', '', 1)`
    }),
  ]),
].join(';')
