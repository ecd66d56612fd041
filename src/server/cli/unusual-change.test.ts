import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { pricing } from '../office/edits.ts'
import { readSettings } from '../runtime/settings.ts'
import { runTool, type ToolAnswer } from './run.ts'

let folder: string
let officeFile: string
let sample: string
/** What a person at the terminal is shown. */
let asked: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unusual-'))
  officeFile = join(folder, 'office.yaml')
  sample = await readFile('office/office.yaml', 'utf8')
  await writeFile(officeFile, sample)
  asked = []
})
afterEach(() => rm(folder, { recursive: true }))

const written = (): Promise<string> => readFile(officeFile, 'utf8')

/** Where no site runs. `answer`: what somebody at a terminal says; left out: nobody is there. */
function office(words: readonly string[], answer?: boolean): Promise<ToolAnswer> {
  const process = { DATA_DIR: folder, OFFICE_FILE: officeFile, ADMIN_PORT: '1' }
  const ask = async (lines: readonly string[]): Promise<boolean> => {
    asked.push(...lines)
    return answer === true
  }
  const person = { by: 'ayse', ask: answer === undefined ? null : ask }
  const settings = () => readSettings({ process })
  return runTool(words, { settings, clock: fakeClock(Date.UTC(2026, 7, 3, 6, 5)), person })
}

const SWAPPED = ['margin', 'USD', '--buy', '0,05', '--sell', '-0,05'] as const

test('a margin with swapped signs is asked about even where yes was said to everything', async () => {
  await office([...SWAPPED, '--yes'], false)
  expect(asked.join('\n')).toMatch(/OLAĞAN DIŞI:\n {2}satır \d+, kurlar\.paylar\.USD\.alis: “0,05” alış fiyatını/)
  expect(await written()).toBe(sample)
  expect(await office([...SWAPPED, '--yes'], true)).toMatchObject({ exit: 0 })
  expect(await written()).toContain('alis: 0,05')
})

test('without a terminal it needs a word of its own', async () => {
  const { exit, out } = await office([...SWAPPED, '--yes'])
  expect([exit, await written()]).toEqual([2, sample])
  expect(out).toMatch(/OLAĞAN DIŞI[^]*--yes --unusual ekleyin/)
  expect(await office([...SWAPPED, '--yes', '--unusual'])).toMatchObject({ exit: 0 })
})

test('what was in force once needs none, also where something was halted since', async () => {
  await office(['margin', 'USD', '--sell', '0,5', '--yes', '--unusual'])
  await office(['margin', 'USD', '--sell', '0,05', '--yes'])
  await office(['halt', 'SAR', '--yes'])
  expect(await office(['undo', '--yes'])).toMatchObject({ exit: 0 })
  expect(await written()).toMatch(/satis: 0,5\n/)
  expect(await written()).toContain('durdurulan: [SAR]')
})

test('a usual margin is not asked about twice', async () => {
  expect(await office(['margin', 'USD', '--buy', '-0,05', '--sell', '0,05', '--yes'], false)).toMatchObject({ exit: 0 })
  expect(asked).toEqual([])
})

test.each([
  ['a side', '      satis: 0,05\n', 'satış 0,05'],
  ['a currency’s whole block', '    USD:\n      alis: -0,05\n      satis: 0,05\n', 'alış -0,05, satış 0,05'],
])('a margin that was lost by hand waits for a person: %s', async (_, lost, margins) => {
  await office(['margin', 'USD', '--buy', '-0,05', '--sell', '0,05', '--yes'])
  await writeFile(officeFile, (await written()).replace(lost, ''))
  const { exit, out } = await office(['check', '--local'])
  expect(exit).toBe(1)
  expect(out).toContain(`kurlar.paylar.USD: bugüne dek olan pay dosyada yok (${margins}); pay istenmiyorsa 0 yazılmalı`)
  expect(out).toContain(`publish ${officeFile}`)
  expect(await office(['publish', officeFile, '--yes'])).toMatchObject({ exit: 2 })
  expect(await office(['publish', officeFile], true)).toMatchObject({ exit: 0 })
})

test('what waits in the file is shown by check, comes through no other command, and is published by its name', async () => {
  await office(['hours', 'pazar', '10.00-13.00', '--yes'])
  const edited = pricing('USD', { buy: '0,05' })(await written())
  await writeFile(officeFile, edited)
  expect((await office(['check', '--local'])).out).toMatch(/onay bekliyor: satır \d+, kurlar\.paylar\.USD\.alis/)
  expect(await office(['hours', 'sali', '10.00-13.00', '--yes'])).toMatchObject({ exit: 2 })
  const { out } = await office(['halt', 'SAR', '--yes'])
  expect(out).toMatch(/ona dokunulmadı:\n {2}satır \d+, kurlar\.paylar\.USD\.alis/)
  expect(await written()).toBe(edited)

  expect(await office(['publish', officeFile], true)).toMatchObject({ exit: 0 })
  expect(asked.join('\n')).toContain('USD alış payı 0 → 0,05')
  expect((await office(['check', '--local'])).out).not.toContain('onay bekliyor')
})
