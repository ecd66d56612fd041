import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SettingsPatch } from '#contract/settings/settings-patch.ts'
import { DAY_LENGTH } from '#domain/calendar.ts'
import type { MarginMeasures } from '#domain/margin-measure.ts'
import { rate } from '#domain/rate.ts'
import { PUBLISH } from '../../../test/fakes/change-options.ts'
import { fakeClock, type FakeClock } from '../../../test/fakes/clock.ts'
import { OFFICE_SETTINGS } from '../../../test/fakes/office-settings.ts'
import { addOtherVersion } from '../../../test/fakes/other-release.ts'
import { openStore, type Store } from '../store/index.ts'
import { banknotesSince } from './banknote-changes.ts'
import { changeSettings } from './change-settings.ts'
import { priceEvents } from './price-history.ts'
import { restoreTo, undoOf } from './rollback.ts'
import type { ChangeOptions } from './settings-changes.ts'

const NOW = Date.UTC(2026, 7, 3, 6, 40)

let measureOf: MarginMeasures

let folder: string
let store: Store
let clock: FakeClock

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settings-'))
  store = await openStore({ kind: 'file', file: join(folder, 'office.sqlite') })
  clock = fakeClock(NOW)
  measureOf = (code) => (code === 'USD' ? { kind: 'price', sides: { buy: rate('47'), sell: rate('48') } } : null)
  const first = { at: NOW, by: null, via: 'import', reason: null, patch: [], document: OFFICE_SETTINGS } as const
  await store.addSettings(0, first, 500)
})

afterEach(async () => {
  await store[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

function change(patch: SettingsPatch, options: Partial<ChangeOptions> = {}) {
  const deps = { store, clock, measures: () => measureOf, halted: () => new Set<never>(), refusal: () => [] }
  return changeSettings(deps, patch, { ...PUBLISH, ...options })
}

function margin(side: 'buy' | 'sell', micros: number): SettingsPatch[number] {
  return { path: ['margins', 'USD', side], after: { kind: 'lira', micros } }
}

const name = (after: string) => ({ path: ['shortName'], after })

describe('a change of the settings', () => {
  test('a change becomes the next version, with its patch and the prices before and after', async () => {
    const result = await change([margin('sell', 50_000), margin('buy', -50_000)], { reason: 'piyasa' })
    expect(result).toMatchObject({
      kind: 'published',
      version: 2,
      prices: [
        {
          code: 'USD',
          before: { buy: rate('47'), sell: rate('48') },
          after: { buy: rate('46.95'), sell: rate('48.05') },
        },
      ],
      unusual: [],
      sensitive: [],
    })
    const [version] = await store.settingsVersions(1)
    expect(version).toMatchObject({ number: 2, by: 'Ayşe', via: 'panel', reason: 'piyasa' })
    expect(version?.patch).toHaveLength(2)
  })

  test('a change of thirty fields is one version', async () => {
    const days = Array.from({ length: 30 }, (_, day) => `2027-06-${String(day + 1).padStart(2, '0')}`)
    const patch = days.map((day) => ({ path: ['hours', 'special', day], after: { name: 'Tatil', hours: [] } }))
    expect(await change(patch)).toMatchObject({ kind: 'published', version: 2 })
    expect(await store.settingsVersions(9)).toHaveLength(2)
  })

  test('a preview publishes nothing', async () => {
    expect(await change([name('Yeni')], { mode: 'preview' })).toMatchObject({ kind: 'preview', mistakes: [] })
    expect(await store.settingsVersions(9)).toHaveLength(1)
  })

  test('a change without an effect makes no version', async () => {
    expect(await change([name(OFFICE_SETTINGS.shortName)])).toEqual({ kind: 'unchanged' })
  })

  test('an invalid change reports each mistake with its path', async () => {
    expect(await change([{ path: ['phone'], after: '12' }, name('')])).toMatchObject({
      kind: 'invalid',
      mistakes: [
        { path: ['shortName'], kind: 'empty' },
        { path: ['phone'], kind: 'not-phone' },
      ],
    })
  })

  test('a margin beyond its limit is refused with both prices and the likely margin', async () => {
    expect(await change([margin('sell', 5_000_000)])).toMatchObject({
      kind: 'invalid',
      mistakes: [
        {
          path: ['margins', 'USD', 'sell'],
          kind: 'margins-too-far',
          params: { before: rate('48'), after: rate('53'), limit: 200, likely: 50_000, likelyKind: 'lira' },
        },
      ],
    })
  })

  test('an unusual margin needs a confirmation and is sensitive', async () => {
    const swapped = [margin('sell', -50_000)]
    expect(await change(swapped)).toMatchObject({ kind: 'unusual', unusual: [{ kind: 'in-favour', side: 'sell' }] })
    const accepted = await change(swapped, { acceptUnusual: true })
    expect(accepted).toMatchObject({ kind: 'published', sensitive: [{ path: ['margins', 'USD', 'sell'] }] })
  })

  test('a margin with three typed decimals needs a confirmation', async () => {
    measureOf = () => ({ kind: 'price', sides: { buy: rate('470'), sell: rate('480') } })
    const written = { USD: { sell: '1,000' } }
    expect(await change([margin('sell', 1_000_000)], { written })).toMatchObject({
      kind: 'unusual',
      unusual: [{ side: 'sell', kind: 'thousands' }],
    })
    expect(await change([margin('sell', 1_000_000)])).toMatchObject({ kind: 'published' })
  })

  test('a margin without a price is measured by the bulletin or needs a confirmation', async () => {
    measureOf = () => ({ kind: 'bulletin', sides: { buy: rate('47'), sell: rate('48') } })
    expect(await change([margin('sell', 5_000_000)])).toMatchObject({
      kind: 'invalid',
      mistakes: [{ kind: 'margins-too-far', params: { measure: 'bulletin' } }],
    })
    measureOf = () => null
    expect(await change([margin('sell', 5_000_000)])).toMatchObject({
      kind: 'unusual',
      unusual: [{ side: 'sell', kind: 'unmeasured' }],
    })
  })

  test('a change of a bank account is sensitive', async () => {
    const patch = [{ path: ['banks', '0', 'account', 'TL'], after: '0000 0000 0109' }, name('Yeni')]
    expect(await change(patch)).toMatchObject({ sensitive: [{ path: ['banks', '0', 'account', 'TL'] }] })
  })
})

describe('two simultaneous changes', () => {
  test('changes of different fields are both published', async () => {
    const both = await Promise.all([
      change([name('Yeni')], { since: 1 }),
      change([margin('sell', 50_000)], { since: 1 }),
    ])
    expect(both.map(({ kind }) => kind)).toEqual(['published', 'published'])
    const { document } = (await store.settingsDocument()) ?? {}
    expect(document?.shortName).toBe('Yeni')
    expect(document?.margins.USD?.sell).toEqual({ kind: 'lira', micros: 50_000 })
  })

  test('the second change of a field is a conflict with the version before', async () => {
    const both = await Promise.all([
      change([name('Bir')], { since: 1 }),
      change([name('İki')], { since: 1, by: 'Can' }),
    ])
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'published'])
    const conflict = both.find(({ kind }) => kind === 'conflict')
    expect(conflict).toMatchObject({ conflicts: [{ path: ['shortName'], before: 'Örnek Döviz', number: 2, at: NOW }] })
  })

  test('two changes to the same value are not a conflict', async () => {
    await change([name('Bir')], { since: 1 })
    expect(await change([name('Bir')], { since: 1 })).toEqual({ kind: 'unchanged' })
  })
})

describe('undo and restore', () => {
  test('an undo reverts one version and keeps later versions', async () => {
    await change([name('Yeni')])
    await change([margin('sell', 50_000)])
    const back = await undoOf(store, 2)
    expect(await change(back?.patch ?? [], { via: 'undo', since: back?.since ?? null })).toMatchObject({ version: 4 })
    const { document } = (await store.settingsDocument()) ?? {}
    expect(document?.shortName).toBe(OFFICE_SETTINGS.shortName)
    expect(document?.margins.USD?.sell).toEqual({ kind: 'lira', micros: 50_000 })
  })

  test('a change of the same person is no conflict in a form', async () => {
    await change([name('Bir')])
    expect(await change([name('İki')], { since: 1 })).toMatchObject({ kind: 'published' })
  })

  test('an undo of a field that a later version changed is a conflict', async () => {
    await change([name('Bir')])
    await change([name('İki')])
    const back = await undoOf(store, 2)
    expect(await change(back?.patch ?? [], { via: 'undo', since: back?.since ?? null })).toMatchObject({
      kind: 'conflict',
    })
  })

  test('a restore returns the whole document of a version', async () => {
    await change([name('Bir')])
    await change([margin('sell', 50_000)])
    const back = await restoreTo(store, 1)
    await change(back?.patch ?? [], { via: 'restore', since: back?.since ?? null })
    expect((await store.settingsDocument())?.document).toEqual(OFFICE_SETTINGS)
    expect((await store.settingsVersions(1))[0]?.patch).toHaveLength(2)
  })
})

describe('a first version that an older release stored', () => {
  /** The document lacks fields that have a default. */
  const { transfers: _, largeSumTl: __, ...older } = OFFICE_SETTINGS

  beforeEach(async () => {
    await store[Symbol.asyncDispose]()
    store = await openStore({ kind: 'file', file: join(folder, 'older.sqlite') })
    await addOtherVersion(store, { after: 0, document: older, via: 'import' })
    await change([name('Yeni'), { path: ['transfers', 'receiptAnswer'], after: 'Dekontu gösterin.' }])
  })

  test('a change of an older document has only the changed fields in its patch', async () => {
    expect((await store.settingsVersions(1))[0]?.patch).toEqual([
      { path: ['shortName'], before: OFFICE_SETTINGS.shortName, after: 'Yeni' },
      { path: ['transfers', 'receiptAnswer'], before: null, after: 'Dekontu gösterin.' },
    ])
  })

  test.each([
    ['an undo', () => undoOf(store, 2)],
    ['a restore', () => restoreTo(store, 1)],
  ])('%s returns to the older document with its defaults', async (_way, back) => {
    const { patch, since } = (await back()) ?? { patch: [], since: null }
    expect(await change(patch, { via: 'undo', since })).toMatchObject({ kind: 'published' })
    expect((await store.settingsDocument())?.document).toEqual(OFFICE_SETTINGS)
  })
})

test('the history of a price lists margins and halts, newest first', async () => {
  await change([margin('sell', 50_000)])
  clock.set(NOW + DAY_LENGTH)
  await store.addHalts([{ code: 'USD', since: NOW + 1, by: 'Can', reason: 'arıza', act: 'one' }])
  await store.endHalts({ codes: ['USD'], seen: ['one'], at: NOW + 2, by: 'Can', act: 'two' })
  await change([margin('sell', 60_000)])
  const events = priceEvents(await store.settingsVersions(9), await store.pastHalts(9), 'USD')
  expect(events.map(({ kind }) => kind)).toEqual(['margins', 'resumed', 'halted', 'margins'])
})

describe('rules for banknotes', () => {
  const rule = (id: string, after?: object): SettingsPatch[number] => ({
    path: ['banknotes', 'USD', id],
    ...(after !== undefined && { after }),
  })
  const less = (micros: number) => ({ rule: 'less', less: micros })

  test('rules for banknotes are published, and a currency without rules has no entry', async () => {
    expect(await change([rule('50', less(500_000)), rule('1-2', { rule: 'no' })])).toMatchObject({ version: 2 })
    expect(await change([rule('50'), rule('1-2')])).toMatchObject({ version: 3 })
    expect((await store.settingsDocument())?.document.banknotes).toEqual({})
  })

  test('two changes of the rule of one kind are a conflict', async () => {
    await change([rule('50', less(500_000))], { by: 'Can' })
    expect(await change([rule('50', { rule: 'no' })], { since: 1 })).toMatchObject({ kind: 'conflict' })
    expect(await change([rule('1-2', { rule: 'no' })], { since: 1 })).toMatchObject({ kind: 'published' })
  })

  test('a rule that a kind does not offer is refused', async () => {
    for (const wrong of [rule('madeni', less(500_000)), rule('yirtik', { rule: 'full' }), rule('3', { rule: 'no' })])
      expect(await change([wrong])).toMatchObject({ kind: 'invalid', mistakes: [{ kind: 'not-banknote-rule' }] })
  })

  test('a deduction above a tenth of the price is refused, and one above two percent needs a confirmation', async () => {
    expect(await change([rule('50', less(5_000_000))])).toMatchObject({
      kind: 'invalid',
      mistakes: [{ kind: 'banknote-too-much', params: { limit: 1000, most: 4_700_000, likely: 500_000 } }],
    })
    const far = [rule('50', less(4_000_000))]
    expect(await change(far)).toMatchObject({ kind: 'unusual', unusual: [{ kind: 'banknote-far', likely: 400_000 }] })
    expect(await change(far, { acceptUnusual: true })).toMatchObject({ kind: 'published' })
    // The rule exceeds its limit after the market has moved, but it must not block another change.
    measureOf = () => ({ kind: 'price', sides: { buy: rate('30'), sell: rate('31') } })
    expect(await change([name('Başka')])).toMatchObject({ kind: 'published' })
  })

  test('rules apply since the last version that changed the currency’s rules', async () => {
    await change([rule('50', { rule: 'no' })])
    await clock.advance(60_000)
    await change([{ path: ['banknotes', 'EUR', '500'], after: { rule: 'no' } }])
    const since = banknotesSince(await store.settingsVersions(500))
    expect([since.USD, since.EUR, since.GBP]).toEqual([NOW, clock.now(), NOW])
  })
})
