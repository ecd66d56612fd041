import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { rate } from '#domain/rate.ts'
import { officeFolder } from '../../../test/fakes/run-office.ts'
import { openSqlite } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import type { ToolAnswer } from './run.ts'

const NOW = Date.parse('2026-08-03T10:00:00+03:00')
const TODAY = dayOf(NOW)
const FRIDAY = addDays(TODAY, -3)

const at = officeFolder(NOW, { RATE_SOCKET_URL: 'http://127.0.0.1:1' })
/** The running server's connection to the store. */
let store: Store

beforeEach(async () => {
  store = await openSqlite(join(at.folder, 'office.sqlite'), { thread: "caller's" })
  await record('USD', '47.3')
  await record('EUR', '54.3')
  await record('JPY', '31.4')
})

afterEach(() => store[Symbol.asyncDispose]())

async function record(code: InstrumentId, text: string, day = TODAY): Promise<void> {
  const price = rate(text)
  await store.saveDays([{ day, code, source: 'office', buy: price, sell: price }])
}

async function importRows(rows: readonly string[], ...options: string[]): Promise<ToolAnswer> {
  const file = join(at.folder, 'past.csv')
  await writeFile(file, ['date;code;buy;sell', ...rows].join('\n'))
  return at.office('history', 'import', file, ...options)
}

const closes = async (code: InstrumentId): Promise<readonly string[]> =>
  (await store.closeLine('office', code, addDays(TODAY, -40), TODAY)).map(({ day, sell }) => `${day} ${sell / 1e6}`)

describe('an import of implausible prices', () => {
  test.each([
    [
      '2026-07-31;JPY;0,31;0,32',
      'satış fiyatı 0,3200: 2026-08-03 tarihli kapanıştan (31,4000) %9.712,5 uzak, sınır %10',
    ],
    ['2026-07-31;EUR;5,41;5,42', 'satış fiyatı 5,4200: 2026-08-03 tarihli kapanıştan (54,3000) %901,8 uzak, sınır %10'],
    ['2026-07-31;USD;47;1.046,10', 'satış fiyatı 1046,1000: 2026-08-03 tarihli kapanıştan (47,3000) %2.111,6 uzak'],
  ])('the import rejects %s with its line number and stores nothing of the file', async (row, reason) => {
    const { exit, out } = await importRows(['2026-07-30;GBP;62;63', row])
    expect(exit).toBe(1)
    expect(out).toContain(`  3. satır: ${reason}`)
    expect(out).toContain('--limit 25')
    expect(await closes('GBP')).toEqual([])
  })

  test('the import rejects a price that deviates from the bulletin of its day', async () => {
    await store.saveBulletins([{ day: FRIDAY, fetchedAt: 1, rates: { CHF: { buy: rate('58'), sell: rate('58.1') } } }])
    const { exit, out } = await importRows(['2026-07-31;CHF;5,81;5,82', '2026-08-01;CHF;5,81;5,83'])
    expect(exit).toBe(1)
    expect(out).toMatch(/2\. satır: satış fiyatı 5,8200: 2026-07-31 tarihli TCMB bülteninden \(58,1000\) %898,3 uzak/)
    expect(out).toMatch(/3\. satır: satış fiyatı 5,8300: 2026-07-31 tarihli TCMB bülteninden/)
  })

  test('the import rejects a deviating coin price in the coin’s own unit and decimals', async () => {
    await record('CEYREK_YENI', '10095')
    const { exit, out } = await importRows(['2026-07-31;CEYREK_YENI;19956;20190'])
    expect(exit).toBe(1)
    expect(out).toContain('satış fiyatı 20190: 2026-08-03 tarihli kapanıştan (10095) %100 uzak, sınır %10')
  })

  test('the import rejects a gold price that deviates from the central bank’s gold price', async () => {
    const bank = rate('6090.93')
    await store.saveDays([{ day: FRIDAY, code: 'KULCEALTIN', source: 'tcmb', buy: bank, sell: bank }])
    const { exit, out } = await importRows(['2026-08-01;KULCEALTIN;5000;5100'])
    expect(exit).toBe(1)
    expect(out).toMatch(/5100,00: 2026-07-31 tarihli TCMB altın alış fiyatından \(6090,93\) %19,4 uzak, sınır %10/)
  })

  test('the import accepts a larger deviation if the operator raises the limit', async () => {
    const rows = ['2026-07-30;USD;38;38,2', '2026-07-31;USD;47;47,2']
    expect((await importRows(rows)).out).toMatch(/2\. satır: .* %23,6 uzak, sınır %10/)
    expect((await importRows(rows, '--limit', '20')).out).toMatch(/%23,6 uzak, sınır %20/)
    expect(await importRows(rows, '--limit', 'çok')).toMatchObject({ exit: 2 })
    expect(await importRows(rows, '--limit', '25')).toMatchObject({ exit: 0 })
    expect(await closes('USD')).toEqual(['2026-07-30 38.2', '2026-07-31 47.2', '2026-08-03 47.3'])
  })

  test('the import with --dry-run reports the result and writes nothing', async () => {
    const rows = ['2026-07-31;USD;47;47,2', '2026-08-03;USD;47;47,4']
    const { exit, out } = await importRows(rows, '--dry-run')
    expect(exit).toBe(0)
    expect(out).toMatch(/hiçbir şey yazılmadı; --dry-run olmadan:\n1 kayıt eklendi\.\n1 gün zaten kayıtlıydı/)
    expect(await closes('USD')).toEqual(['2026-08-03 47.3'])
    expect((await importRows(['2026-07-31;USD;4;4,7'], '--dry-run')).exit).toBe(1)
  })

  test('the import compares new prices neither with days that it replaces nor for days that it keeps', async () => {
    await record('USD', '4700', FRIDAY)
    const row = '2026-07-31;USD;47;47,2'
    expect((await importRows([row])).out).toMatch(/1 gün zaten kayıtlıydı/)
    expect(await importRows([row, '2026-07-30;USD;47;47,1'])).toMatchObject({ exit: 1 })
    expect(await importRows([row, '2026-07-30;USD;47;47,1'], '--overwrite')).toMatchObject({ exit: 0 })
    expect(await closes('USD')).toEqual(['2026-07-30 47.1', '2026-07-31 47.2', '2026-08-03 47.3'])
  })
})

test('the import accepts coins and gold before the office has a gold board', async () => {
  const { exit, out } = await importRows([
    '2026-07-31;CEYREK_YENI;9978;10095',
    '2026-07-31;KULCEALTIN;6090,93;6183,53',
    '2026-07-31;USD;47;47,2',
  ])
  expect([exit, out]).toEqual([
    0,
    '3 kayıt okundu: 2026-07-31 – 2026-07-31, 1 döviz, 2 altın ve gümüş.\n3 kayıt eklendi.\n',
  ])
  expect(await closes('CEYREK_YENI')).toEqual(['2026-07-31 10095'])
  expect((await importRows(['2026-07-30;ATA_ESKI;40341;40842'])).out).toContain('2026-07-30, 1 altın ve gümüş.')
})
