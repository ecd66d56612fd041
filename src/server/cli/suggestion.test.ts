import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { readInstrument } from '../office/spelling.ts'
import { readSettings } from '../runtime/settings.ts'
import { runTool } from './run.ts'

/** Noon in Istanbul. */
const NOW = Date.UTC(2026, 7, 3, 9)
const TOOL = 'npm run office --'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suggestion-'))
  await copyFile('office/office.yaml', join(folder, 'office.yaml'))
})
afterEach(() => rm(folder, { recursive: true }))

const file = (): Promise<string> => readFile(join(folder, 'office.yaml'), 'utf8')

function typed(...args: string[]): Promise<{ exit: number; out: string }> {
  const process = { DATA_DIR: folder, OFFICE_FILE: join(folder, 'office.yaml'), ADMIN_PORT: '1' }
  return runTool(args, { settings: () => readSettings({ process }), clock: fakeClock(NOW) })
}

test.each([
  [['durdur', 'dolar'], ['halt dolar']],
  [['DURDUR', 'hepsi', '--yes'], ['halt hepsi --yes']],
  [['sürdür', 'JPY'], ['resume JPY']],
  [['geri', 'al'], ['undo']],
  [['geri-al', '12'], ['undo 12']],
  [['yayınla', 'yeni.yaml'], ['publish yeni.yaml']],
  [['kâr', 'payı', 'USD', '--sell', '0,05'], ['margin USD --sell 0,05']],
  [['saat', 'sali', '09.00-18.30'], ['hours sali 09.00-18.30']],
  [['tatil', '2027-01-01', 'kapali', 'Yılbaşı Günü'], ['special-day 2027-01-01 kapali "Yılbaşı Günü"']],
  [['duyuru', 'sil'], ['note sil']],
  [['durum'], ['status']],
  [['mesajlar'], ['messages list']],
  [['yardım'], ['help']],
  [['hlat', 'JPY'], ['halt JPY']],
  [['messages', 'lsit', '--open'], ['messages list --open']],
  [['messages'], ['messages list']],
  [['messages', 'sil', '12'], ['messages erase 12']],
  [['mesaj', 'sil', '12'], ['messages erase 12']],
  [['sil', '12'], ['messages erase 12']],
  [
    ['halt', 'çeyrek'],
    ['halt ceyrek-yeni', 'halt ceyrek-eski'],
  ],
  [['resume', 'UDS'], ['resume USD']],
  [['margin', 'sterlın', '--alış', '-0,05'], ['margin sterlın --buy -0,05']],
  [['halt', 'USD', '--evet'], ['halt USD --yes']],
  [['accept', 'dollar'], ['accept USD']],
])('%j is answered by the command that was meant', async (args, meant) => {
  const { exit, out } = await typed(...args)
  expect(exit).toBe(2)
  expect(out).toContain(`${meant.map((each) => `“${TOOL} ${each}”`).join(' ya da ')} mi demek istediniz?`)
})

test('what is like nothing is answered without a guess', async () => {
  expect((await typed('uçur')).out).not.toContain('demek istediniz')
  const { out } = await typed('halt', 'ruble')
  expect(out).toContain('Böyle bir döviz ya da altın yok: ruble')
  expect(out).not.toContain('demek istediniz')
})

test.each([
  ['dolar', 'USD'],
  ['EURO', 'EUR'],
  ['Avro', 'EUR'],
  ['sterlin', 'GBP'],
  ['İsviçre Frangı', 'CHF'],
  ['avustralya doları', 'AUD'],
  ['kanada-doları', 'CAD'],
  ['riyal', 'SAR'],
  ['yen', 'JPY'],
])('a currency goes by its Turkish name, too: %s', async (name, code) => {
  await typed('halt', name, '--yes')
  expect(await file()).toMatch(new RegExp(`^  durdurulan: .*${code}`, 'm'))
})

test('a day is understood as it is written by hand, with points', async () => {
  await typed('special-day', '31.12.2026', '09.00-13.00', 'Yılbaşı arifesi', '--yes')
  expect(await file()).toContain('gun: 2026-12-31')
  await typed('note', 'Erken kapanıyoruz.', '--until', '31.12.2026 13.00', '--yes')
  expect(await file()).toContain('2026-12-31 13:00')
  await typed('special-day', '31.12.2026', 'sil', '--yes')
  expect(await file()).not.toContain('gun: 2026-12-31')
})

test.each(['sil', 'Sil', 'kaldır', 'yok'])('“note %s” takes the notice away', async (word) => {
  await typed('note', 'Bugün kapalıyız.', '--yes')
  expect(await file()).toContain('Bugün kapalıyız.')
  await typed('note', word, '--yes')
  expect(await file()).toMatch(/^duyuru: yok/m)
})

test('a product goes by the words of the counter and by the name that pages show', async () => {
  for (const name of ['Tam (yeni)', 'tam-yeni', 'YENİ TAM', 'tam altın, yeni'])
    expect(readInstrument(name)).toBe('TEK_YENI')
})

test('help of one command is that of this one', async () => {
  const { exit, out } = await typed('help', 'margin')
  expect(exit).toBe(0)
  expect(out).toMatch(/^Kullanım: npm run office -- margin KOD/)
  expect(out).not.toContain('special-day')
  expect((await typed('help', 'durdur', 'USD')).out).toContain(`“${TOOL} halt USD” mi demek istediniz?`)
})
