import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { withGold } from '../../../test/fakes/gold-office.ts'
import { readSettings } from '../runtime/settings.ts'
import { runTool, type ToolAnswer } from './run.ts'

let folder: string
let officeFile: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metals-'))
  officeFile = join(folder, 'office.yaml')
})
afterEach(() => rm(folder, { recursive: true }))

/** Where no site runs: the file is what counts. */
function tool(...words: string[]): Promise<ToolAnswer> {
  const environment = { DATA_DIR: folder, OFFICE_FILE: officeFile, ADMIN_PORT: '1' }
  return runTool(words, {
    settings: () => readSettings({ process: environment }),
    clock: fakeClock(Date.parse('2026-11-23T10:00:00+03:00')),
  })
}

const written = (): Promise<string> => readFile(officeFile, 'utf8')

describe('at an office with a gold board', () => {
  beforeEach(async () => writeFile(officeFile, withGold(await readFile('office/office.yaml', 'utf8'))))

  test('a metal is halted and resumed by the name that people use', async () => {
    expect(await tool('halt', 'yeni çeyrek', 'usd', '--yes')).toMatchObject({ exit: 0 })
    expect(await written()).toContain('\n  durdurulan: [ceyrek-yeni]')
    expect(await written()).toContain('\n  durdurulan: [USD]')
    expect(await tool('resume', 'altın', 'USD', '--yes')).toMatchObject({ exit: 0 })
    expect(await written()).not.toMatch(/\n {2}durdurulan: \[/)
  })

  test('all metals are halted by one word, and everything by another', async () => {
    await tool('halt', 'altin', '--yes')
    expect((await written()).match(/\n {2}durdurulan: \w+/g)).toEqual(['\n  durdurulan: yok', '\n  durdurulan: hepsi'])
    await tool('halt', 'hepsi', '--yes')
    expect((await written()).match(/\n {2}durdurulan: hepsi/g)).toHaveLength(2)
  })

  test('its file is checked', async () => {
    await writeFile(officeFile, (await written()).replace('alinip_satilan: hepsi', 'alinip_satilan: [gram, 14-ayar]'))
    const { exit, out } = await tool('check', officeFile)
    expect(exit).toBe(1)
    expect(out).toMatch(/altin\.alinip_satilan: 22-ayar ve 14-ayar alıp satmak kuyum yetki belgesi ister/)
  })

  test('what is neither currency nor metal is not understood', async () => {
    expect(await tool('halt', 'bakır', '--yes')).toMatchObject({ exit: 2 })
  })
})

describe('at an office without one', () => {
  beforeEach(async () => writeFile(officeFile, await readFile('office/office.yaml', 'utf8')))

  test.each([
    ['halt', 'ceyrek-yeni'],
    ['halt', 'altin'],
  ])('%s %s says that there is no gold', async (...words) => {
    const before = await written()
    const { exit, out } = await tool(...words, '--yes')
    expect([exit, await written()]).toEqual([1, before])
    expect(out).toContain('altın sayfası kapalı')
  })

  test('everything is the currencies', async () => {
    const { out } = await tool('halt', 'hepsi', '--yes')
    expect(out).toContain('USD, EUR, GBP, CHF, CAD, AUD, JPY, SAR siteden kaldırılacak')
  })
})
