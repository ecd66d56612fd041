import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySettings } from '../../../test/fakes/any-settings.ts'
import { OFFICE_SETTINGS } from '../../../test/fakes/office-settings.ts'
import { fieldsOf, isFields } from '../json.ts'
import { keepUnknown } from './kept-unknown.ts'
import { parseEdited, parseSettings, readStoredSettings } from './parse-settings.ts'
import type { SettingsPath } from './settings-mistake.ts'
import { pathsOverlap, type SettingsEdit, valueAt } from './settings-patch.ts'

interface Foreign {
  readonly path: SettingsPath
  readonly value: unknown
}

const LATER = fc.constantFrom<unknown>({ kind: 'later', steps: [1] }, ['later'], [], {}, 'later', -1.5, true, null)

/** Returns the paths of all objects, or of all plain values. */
function pathsIn(value: unknown, wanted: 'objects' | 'leaves', path: SettingsPath = []): SettingsPath[] {
  const inner = isFields(value) || Array.isArray(value) ? Object.entries(value) : null
  const isWanted = wanted === 'objects' ? isFields(value) : inner === null
  return [...(isWanted ? [path] : []), ...(inner ?? []).flatMap(([key, each]) => pathsIn(each, wanted, [...path, key]))]
}

function withValueAt(document: unknown, { path, value }: Foreign): Readonly<Record<string, unknown>> {
  const copy: unknown = structuredClone(document)
  const holder = valueAt(copy, path.slice(0, -1))
  if (typeof holder === 'object' && holder !== null) Reflect.set(holder, path.at(-1) ?? '', value)
  return fieldsOf(copy)
}

const withUnknown = anySettings.chain((settings) =>
  fc
    .array(fc.tuple(fc.constantFrom(...pathsIn(settings, 'objects')), LATER), { minLength: 1, maxLength: 6 })
    .map((drawn) => {
      const unknown = drawn.map(([path, value], index): Foreign => ({ path: [...path, `later${index}`], value }))
      return { settings, unknown, document: unknown.reduce(withValueAt, fieldsOf(settings)) }
    }),
)

const ofOtherRelease = withUnknown.chain(({ settings, unknown, document }) =>
  fc
    .array(fc.tuple(fc.constantFrom(...pathsIn(settings, 'leaves')), LATER), { minLength: 1, maxLength: 6 })
    .map((drawn) => {
      const replaced = drawn
        .map(([path, value]): Foreign => ({ path, value }))
        .filter(({ path }, index) => drawn.findIndex(([other]) => pathsOverlap(other, path)) === index)
      return { unknown, replaced, document: replaced.reduce(withValueAt, document) }
    }),
)

const EDITS: readonly SettingsEdit[] = [
  { path: ['shortName'], after: 'Yeni' },
  { path: ['margins', 'EUR', 'sell'], after: { kind: 'lira', micros: 50_000 } },
  { path: ['hours', 'special', '2031-01-01'], after: { name: 'Yılbaşı', hours: [] } },
  { path: ['hours', 'week', 'monday'], after: [{ from: '10:00', to: '11:00' }] },
  { path: ['notice'], after: { text: 'Bugün 15.00’te kapanıyoruz.', until: null } },
  { path: ['tax'], after: { added: 20 } },
  { path: ['claims'], after: [{ figure: '1', label: 'yeni' }] },
]

function writtenBy(stored: Readonly<Record<string, unknown>>, edit: SettingsEdit) {
  const { value: document, unknown } = readStoredSettings(stored)
  const edited = parseEdited(document, [edit])
  if (!edited.ok) throw new Error(JSON.stringify(edited.error))
  return { edited: edited.value, written: keepUnknown({ stored, document, unknown }, edited.value) }
}

const asStored = (settings: unknown): unknown => JSON.parse(JSON.stringify(settings))

describe('a document of this or an older release', () => {
  test('reading does not change any valid document', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(readStoredSettings(asStored(settings))).toEqual({ value: settings, unknown: [], unread: [] })
      }),
      { numRuns: 100 },
    )
  })

  test('reading fills in the fields that a document of an older release lacks', () => {
    const { directions: _, largeSumTl: __, transfers: ___, legal, ...older } = OFFICE_SETTINGS
    const { identityFromUsd: ____, taxNumberFromUsd: _____, ...olderLegal } = legal
    const nothing = { place: null, way: null }
    expect(readStoredSettings(asStored({ ...older, legal: olderLegal }))).toEqual({
      value: { ...OFFICE_SETTINGS, directions: { minutes: null, tr: nothing, en: nothing, ru: nothing, ar: nothing } },
      unknown: [],
      unread: [],
    })
  })

  test('reading accepts contradictions, which parseSettings rejects', () => {
    const contradictory = asStored({ ...OFFICE_SETTINGS, sample: false })
    expect(readStoredSettings(contradictory).unread).toEqual([])
    expect(parseSettings(contradictory).ok).toBe(false)
  })
})

describe('a document of another release', () => {
  test('unknown fields at any depth change nothing of what is read', () => {
    fc.assert(
      fc.property(withUnknown, ({ settings, unknown, document }) => {
        const read = readStoredSettings(document)
        expect(read.value).toEqual(settings)
        expect(new Set(read.unknown.map(String))).toEqual(new Set(unknown.map(({ path }) => String(path))))
        expect(read.unread).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  test('a document with values of another release can be read, and reads the same again', () => {
    fc.assert(
      fc.property(ofOtherRelease, ({ document }) => {
        const { value } = readStoredSettings(document)
        expect(readStoredSettings(JSON.parse(JSON.stringify(value))).value).toEqual(value)
      }),
      { numRuns: 200 },
    )
  })

  test('a change of one field writes back everything that this release does not know', () => {
    fc.assert(
      fc.property(ofOtherRelease, fc.constantFrom(...EDITS), ({ document, unknown, replaced }, edit) => {
        const { edited, written } = writtenBy(document, edit)
        const others = [...unknown, ...replaced].filter(({ path }) => !pathsOverlap(edit.path.slice(0, 2), path))
        for (const { path } of others) expect([path, valueAt(written, path)]).toEqual([path, valueAt(document, path)])
        expect(readStoredSettings(written).value).toEqual(edited)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a value that this release cannot read', () => {
  const [bank] = OFFICE_SETTINGS.banks
  const steps = { kind: 'steps', steps: [1, 2] }
  const lira = { kind: 'lira', micros: 50_000 }

  test.each<[what: string, path: string, value: unknown, read: unknown]>([
    ['a yes/no is no', 'gold.published', 'evet', false],
    [
      'a margin of an unknown kind leaves its price without known margins',
      'margins.USD',
      { buy: lira, sell: steps },
      null,
    ],
    [
      'margins in an unknown shape leave every price without known margins',
      'margins',
      [],
      readStoredSettings({}).value.margins,
    ],
    ['an unknown field of a margin is ignored', 'margins.USD', { sell: { ...lira, from: 5 } }, { sell: lira }],
    ['the margins of a currency that this release lacks are left out', 'margins', { RUB: { sell: lira } }, {}],
    [
      'an unknown rule for banknotes asks the clerk',
      'banknotes.USD',
      { '50': { rule: 'auction' } },
      { '50': { rule: 'ask' } },
    ],
    [
      'a rule that the kind does not offer asks the clerk',
      'banknotes.USD',
      { madeni: { rule: 'less', less: 100 } },
      { madeni: { rule: 'ask' } },
    ],
    [
      'an unknown kind of banknotes is left out',
      'banknotes.USD',
      { '3': { rule: 'no' }, '50': { rule: 'no' } },
      { '50': { rule: 'no' } },
    ],
    ['a bank with an unknown account is left out', 'banks', [{ ...bank, iban: 'TR', swift: 'X' }, bank], [bank]],
    ['an unknown field of a bank is ignored', 'banks', [{ ...bank, swift: 'X' }], [bank]],
    ['an unknown name in a list is left out', 'gold.traded', ['CEYREK_YENI', 'PLATIN'], ['CEYREK_YENI']],
    [
      'a list that is longer than people may write is read',
      'claims',
      Array.from({ length: 13 }, () => ({ figure: '1', label: 'a' })),
      Array.from({ length: 13 }, () => ({ figure: '1', label: 'a' })),
    ],
    [
      'a special day with unknown hours is closed',
      'hours.special',
      { '2027-01-01': { name: 'Yılbaşı', hours: 'half' } },
      { '2027-01-01': { name: 'Yılbaşı', hours: [] } },
    ],
    ['a notice with an unknown end is not shown', 'notice', { text: 'Bugün kapalıyız.', until: 'tomorrow' }, null],
    [
      'limits of age that contradict each other are the usual ones',
      'freshness',
      { live: 9_000_000, delayed: 60_000 },
      OFFICE_SETTINGS.freshness,
    ],
    [
      'a provider’s names without a readable time are not used',
      'provider',
      { buy: 'b', sell: 's', time: 5, codes: {} },
      null,
    ],
    ['an unknown retention deletes nothing', 'retention.messages', 'forever', 3650],
    ['an unknown founding year is not shown', 'founded', '1996', null],
  ])('%s', (_what, at, value, read) => {
    const path = at.split('.')
    const document = path.slice(0, -1).reduce((made, _step, index) => {
      const group = path.slice(0, index + 1)
      return valueAt(made, group) === undefined ? withValueAt(made, { path: group, value: {} }) : made
    }, fieldsOf(OFFICE_SETTINGS))
    expect(valueAt(readStoredSettings(withValueAt(document, { path, value })).value, path)).toEqual(read)
  })
})

describe('the stored document after an edit', () => {
  const [first, second] = OFFICE_SETTINGS.banks
  const banks = [{ ...first, swift: 'A' }, { later: true }, { ...second, swift: 'B' }]
  const document = withValueAt(OFFICE_SETTINGS, { path: ['banks'], value: banks })

  test('an unknown field of a bank moves with its bank, and an unreadable bank keeps its place', () => {
    const edit = { path: ['banks'], after: [second, first] }
    expect(writtenBy(document, edit).written['banks']).toEqual([banks[2], banks[1], banks[0]])
  })

  test('an edited bank keeps its unknown field, and a removed bank takes it along', () => {
    const renamed = { path: ['banks', '1', 'branch'], after: 'Yeni Şube' }
    expect(writtenBy(document, renamed).written['banks']).toEqual([
      banks[0],
      banks[1],
      { ...banks[2], branch: 'Yeni Şube' },
    ])
    expect(writtenBy(document, { path: ['banks'], after: [second] }).written['banks']).toEqual([banks[2], banks[1]])
  })

  test('a margin that replaces an unreadable one is stored as it is', () => {
    const unreadable = withValueAt(OFFICE_SETTINGS, {
      path: ['margins'],
      value: { USD: { sell: { kind: 'steps' }, floor: 1 } },
    })
    const margin = { kind: 'lira', micros: 50_000 }
    expect(writtenBy(unreadable, { path: ['margins', 'USD', 'sell'], after: margin }).written['margins']).toEqual({
      USD: { sell: margin },
    })
  })
})

describe('an edit beside values that this release cannot read', () => {
  const { value: settings } = readStoredSettings({ ...OFFICE_SETTINGS, phone: ['1', '2'], accountHolder: 5 })

  test('a valid edit of another field is accepted', () => {
    expect(parseEdited(settings, [{ path: ['shortName'], after: 'Yeni' }]).ok).toBe(true)
  })

  test.each<[SettingsEdit]>([
    [{ path: ['phone'], after: '' }],
    [{ path: ['email'], after: 'x' }],
    [{ path: ['other'], after: 1 }],
  ])('the invalid edit %j is refused at its own path only', (edit) => {
    const edited = parseEdited(settings, [edit])
    const paths = edited.ok ? [] : edited.error.map(({ path }) => path)
    expect(new Set(paths.map(String))).toEqual(new Set([String(edit.path)]))
  })

  test('an edit that contradicts another setting is refused', () => {
    expect(parseEdited(settings, [{ path: ['gold', 'traded'], after: ['KULCE10'] }])).toMatchObject({
      ok: false,
      error: [{ path: ['margins'], kind: 'bar-needs-margins' }],
    })
  })
})
