import { rename } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { type FakeClock, fakeClock, inFakeTime } from '../../../test/fakes/clock.ts'
import { BROKEN, type OfficeAtWork, officeAtWork } from '../../../test/fakes/office-at-work.ts'
import { haltFile } from '../office/halt-list.ts'
import { panelWords } from '../office/version-words.ts'
import { StoreFailure } from '../store/store-failure.ts'
import { turnNow, planHalt } from './halt.ts'
import type { Operator } from './operator.ts'
import { haltOf } from './price-history.ts'

let clock: FakeClock
let work: OfficeAtWork

beforeEach(async () => {
  clock = fakeClock(Date.now())
  work = await officeAtWork(undefined, clock)
})
afterEach(() => work[Symbol.asyncDispose]())

/** As a store that nobody reaches. */
const AWAY: Partial<Operator> = {
  lendStore: () => Promise.reject(StoreFailure.of(Object.assign(new Error('gone'), { code: 'SQLITE_IOERR' }))),
}

/** Within three seconds of the one who does it. */
async function turn(codes: readonly InstrumentId[], halted: boolean, reason = '', other: Partial<Operator> = {}) {
  const began = clock.elapsed()
  const words = panelWords(`${halted ? 'halt' : 'resume'} ${codes.join(' ')}`, reason)
  const turning = turnNow(work.operator('Ayşe Yılmaz', other), { meant: codes, halted, words })
  const turned = await inFakeTime(turning, clock)
  expect(clock.elapsed() - began).toBeLessThan(3000)
  return turned
}

const halted = (): readonly InstrumentId[] => [...work.office.current().pricing.halted]

describe('a halt', () => {
  test('takes the price off the site within three seconds, with who did it and why', async () => {
    expect(await turn(['USD'], true, 'Piyasa oynak')).toMatchObject({
      well: true,
      site: { kind: 'alone', here: 'done' },
      file: { kind: 'taken' },
    })
    expect(halted()).toEqual(['USD'])
    expect(work.office.halts()).toMatchObject([{ code: 'USD', by: 'Ayşe Yılmaz' }])
    expect(haltOf(await work.store.versions(10), 'USD')).toMatchObject({ by: 'Ayşe Yılmaz', reason: 'Piyasa oynak' })
    // The text holds it: the list is for what the text can't.
    expect(await haltFile(work.folder).read()).toEqual([])
  })

  test('of everything is done by one word, twice is as good as once, and it is taken back', async () => {
    await turn(INSTRUMENT_IDS, true)
    expect(halted()).toEqual(CURRENCY_CODES)
    expect(await turn(INSTRUMENT_IDS, true)).toMatchObject({ well: true })
    expect(await planHalt(work.operator('Ayşe Yılmaz'), INSTRUMENT_IDS, true)).toMatchObject({
      kind: 'already',
      whole: true,
    })
    expect(await turn(INSTRUMENT_IDS, false)).toMatchObject({ well: true })
    expect(halted()).toEqual([])
  })

  test('works while the file is broken, by the list beside it', async () => {
    await work.write(BROKEN)
    const outcome = await turn(['USD'], true)
    expect(outcome).toMatchObject({ well: true, listed: true, file: { kind: 'not-sound' } })
    expect(halted()).toEqual(['USD'])
  })

  test('works while the file is gone', async () => {
    await rename(work.officeFile, `${work.officeFile}.weg`)
    expect(await turn(['USD'], true)).toMatchObject({ well: true, listed: true })
    expect(halted()).toEqual(['USD'])
  })

  test('works while the store is away', async () => {
    expect(await turn(['USD', 'EUR'], true, '', AWAY)).toMatchObject({ well: true })
    expect(halted()).toEqual(['USD', 'EUR'])
  })

  test('does not wait for a database that never answers, and says that the others may not have heard', async () => {
    const { settings } = work.operator('Ayşe Yılmaz')
    const address = { host: 'db', port: 5432, database: 'angun', user: 'angun', password: undefined } as const
    const store = { kind: 'database', holds: 'office', address: { ...address, tls: { mode: 'disable' } } } as const
    const hung: Partial<Operator> = { settings: { ...settings, store }, lendStore: () => new Promise(() => {}) }
    expect(await turn(['USD'], true, '', hung)).toMatchObject({
      well: false,
      site: { kind: 'replicas', here: 'done', shared: null, unheard: null },
      listed: true,
    })
    expect(halted()).toEqual(['USD'])
  })

  test('does not wait for a store beside the site that never answers: what the site shows is the answer', async () => {
    const hung: Partial<Operator> = { lendStore: () => new Promise(() => {}) }
    expect(await turn(['USD'], true, '', hung)).toMatchObject({ well: true, site: { kind: 'alone', here: 'done' } })
    expect(halted()).toEqual(['USD'])
  })

  test('says so where the site has not taken it', async () => {
    const deaf = { ...(await work.operator('Ayşe Yılmaz').askSite()), status: 'ready' as const, findings: [] }
    const outcome = await turn(['USD'], true, '', { askSite: async () => deaf })
    expect(outcome).toMatchObject({ well: false, site: { kind: 'alone', here: 'late' }, listed: true })
  })

  test('of what the office does not quote is none', async () => {
    expect(
      await turnNow(work.operator('Ayşe Yılmaz'), { meant: ['KULCEALTIN'], halted: true, words: 'panel halt' }),
    ).toBeNull()
  })
})
