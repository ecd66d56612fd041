import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { realOfficeText } from '../../../test/fakes/real-office.ts'
import { openOffice } from './office-file.ts'
import { describeOfficeMistake, parseKeptOffice, parseOffice } from './parse.ts'

const REAL = realOfficeText()
const BEFORE = REAL.replace(/^hesap_sahibi: .*\n/m, '')

function mistakes(text: string): string[] {
  const parsed = parseOffice(text)
  return parsed.ok ? [] : parsed.error.map(describeOfficeMistake)
}

test('a real office names the holder of its accounts', () => {
  expect(mistakes(REAL)).toEqual([])
  expect(mistakes(BEFORE)).toEqual([
    expect.stringContaining(
      'hesap_sahibi: bu alan eksik; banka hesaplarının sahibini, bankada kayıtlı unvanıyla yazın',
    ),
  ])
})

test('the sample’s own does not stand for it', () => {
  const [left = ''] = mistakes(REAL.replace(/^hesap_sahibi: .*$/m, 'hesap_sahibi: ÖRNEK Döviz A.Ş.'))
  expect(left).toContain('hesap_sahibi: örnek değer duruyor')
})

test('a sample may go without', () => {
  expect(mistakes(BEFORE.replace('ornek_veri: hayır', 'ornek_veri: evet'))).toEqual([])
})

test('one that was good for an older release is read on', () => {
  const kept = parseKeptOffice(BEFORE)
  expect(kept.ok && kept.value.facts.accountHolder).toBeNull()
})

test('after an upgrade the site starts with the office as it was, and says what is missing until it is written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'office-'))
  const [path, keptIn] = [join(folder, 'office.yaml'), join(folder, 'data')]
  await mkdir(keptIn)
  const log = pino({ enabled: false })
  await writeFile(path, REAL)
  const older = await openOffice(path, { keptIn, log })
  older.examineBy(() => [])
  await older.stop()
  // What the older release kept is what it read: the file without the field.
  const [name = ''] = await readdir(keptIn)
  await writeFile(path, BEFORE)
  await writeFile(join(keptIn, name), BEFORE)

  const upgraded = await openOffice(path, { keptIn, log })
  expect(upgraded.current().facts.name).toBe('ANGÜN Döviz ve Altın')
  expect(upgraded.mistakes()).toEqual([expect.stringContaining('hesap_sahibi: bu alan eksik')])
  await upgraded.stop()
  await rm(folder, { recursive: true })
})
