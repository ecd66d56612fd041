import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DAY_LENGTH, dayOf } from '#domain/calendar.ts'
import { OFFICE, SNAPSHOT } from '../../../test/fakes/health.ts'
import { VERSION } from '../runtime/version.ts'
import { firstScreen } from './first-screen.ts'
import { judgeSnapshot } from './health.ts'

const NOVEMBER = Date.UTC(2026, 10, 2, 9)
const licence = (number: string) => ({ title: 'Balat Döviz A.Ş.', authority: 'Bakanlık', kind: 'A grubu', number })
const hours = { ...OFFICE.facts.hours, special: [] }
const NEXT_YEAR = [{ day: dayOf(NOVEMBER + 60 * DAY_LENGTH), name: 'Yılbaşı', hours: [] }]
const officeWith = (facts: Partial<typeof OFFICE.facts>) => ({ ...OFFICE, facts: { ...OFFICE.facts, hours, ...facts } })
const BARE = {
  ...SNAPSHOT,
  office: officeWith({ sample: true, licence: licence('ÖRNEK-0000') }),
  inventsPrices: true,
  alerting: 'unset' as const,
  markers: {},
}

const keys = (snapshot: typeof SNAPSHOT, now = NOVEMBER) => judgeSnapshot(snapshot, now).setUp.map(({ key }) => key)

test('the set-up list of a new site names every step in the order of work', () => {
  expect(keys({ ...BARE, panelOpens: false })).toEqual([
    'facts',
    'licence',
    'provider',
    'mail',
    'backup',
    'holidays-2027',
    'panel',
  ])
  expect(keys({ ...BARE, enrolled: 1 }).at(-1)).toBe('people')
})

test('the set-up list is empty once all steps are done, and an unreachable store adds no step', () => {
  const office = officeWith({
    sample: false,
    licence: licence('İST-1234'),
    hours: { ...hours, special: NEXT_YEAR },
    legal: { ...OFFICE.facts.legal, penaltyYear: 2026 },
  })
  expect(keys({ ...SNAPSHOT, office, markers: { 'backed-up-at': NOVEMBER } })).toEqual([])
  expect(keys({ ...SNAPSHOT, office, markers: null, enrolled: null })).toEqual([])
})

test('the holidays of each year have a step with a key of their own', () => {
  expect(keys(BARE)).toContain('holidays-2027')
  expect(keys(BARE, NOVEMBER + 365 * DAY_LENGTH)).toContain('holidays-2028')
})

test('each January, the legal figures have a step until their year is the present one', () => {
  const JANUARY = Date.parse('2027-01-01T00:00:00+03:00')
  const legal = (penaltyYear: number, sample = false) => ({
    ...BARE,
    office: officeWith({ sample, legal: { ...OFFICE.facts.legal, penaltyYear } }),
  })
  expect(keys(legal(2026), JANUARY - 1)).not.toContain('legal-2026')
  expect(keys(legal(2026), JANUARY)).toContain('legal-2027')
  expect(keys(legal(2027), JANUARY)).not.toContain('legal-2027')
  expect(keys(legal(2026, true), JANUARY)).not.toContain('legal-2027')
})

test('the list names the command that works with the store', () => {
  const commandOf = (backsUpItself: boolean) =>
    judgeSnapshot({ ...BARE, backsUpItself }, NOVEMBER).setUp.find(({ key }) => key === 'backup')?.where
  expect(commandOf(true)).toEqual({ kind: 'command', command: 'angun-office backup DOSYA' })
  expect(commandOf(false)).toEqual({ kind: 'command', command: 'angun-office database backed-up' })
})

test('the README shows the demo’s first screen, whose lines fit into a terminal', () => {
  const { setUp } = judgeSnapshot(
    {
      ...BARE,
      panelOpens: false,
      office: officeWith({ sample: true, licence: licence('ÖRNEK-0000'), hours: { ...hours, special: NEXT_YEAR } }),
    },
    NOVEMBER,
  )
  const screen = firstScreen({
    officeName: 'ANGÜN',
    site: 'http://localhost:3000',
    panel: 'http://localhost:3002/giris/demo?anahtar=…',
    store: '/home/ayse/angun/data/demo.sqlite',
    setUp,
  })
  const lines = screen.trim().split('\n')
  expect(lines.length).toBeLessThanOrEqual(15)
  expect(lines.filter((line) => line.length > 80)).toEqual([])
  const indented = lines.map((line) => (line === '' ? '' : `    ${line}`)).join('\n')
  expect(readFileSync('README.md', 'utf8').replace(/(?<=ANGÜN )\d+\.\d+\.\d+(?= çalışıyor)/, VERSION)).toContain(
    indented,
  )
})
