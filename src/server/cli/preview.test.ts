import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { readSettings } from '../runtime/settings.ts'
import { openSqlite } from '../store/sqlite/sqlite-store.ts'
import { runTool, type ToolAnswer } from './run.ts'

const NOW = Date.UTC(2026, 7, 3, 6, 5)

let folder: string
let officeFile: string
let clock: FakeClock
let adminPort: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'board-change-'))
  officeFile = join(folder, 'office.yaml')
  clock = fakeClock(NOW)
  adminPort = '1'
  await writeFile(officeFile, await readFile('office/office.yaml', 'utf8'))
})
afterEach(() => rm(folder, { recursive: true }))

function office(...args: string[]): Promise<ToolAnswer> {
  const process = { DATA_DIR: folder, OFFICE_FILE: officeFile, ADMIN_PORT: adminPort }
  return runTool(args, { settings: () => readSettings({ process }), clock })
}

/** What the site has recorded, its margins included. */
async function recorded(prices: Readonly<Record<'USD' | 'EUR', readonly [buy: string, sell: string]>>): Promise<void> {
  await using store = await openSqlite(join(folder, 'demo.sqlite'), { thread: "caller's" })
  const points = (['USD', 'EUR'] as const).map((code) => {
    const [buy, sell] = prices[code]
    return { source: 'demo' as const, code, at: clock.now(), buy: rate(buy), sell: rate(sell) }
  })
  await store.saveMinutes(points)
}

test('margins of a file in force are not laid twice on prices that hold them', async () => {
  await office('margin', 'USD', '--sell', '0,9', '--yes')
  await recorded({ USD: ['47.2000', '51.5000'], EUR: ['54.1000', '54.4000'] })
  clock.set(NOW + 10 * MINUTE)
  expect((await office('check', officeFile)).out).toMatch(/Site bu dosyayı alır/)
})

test('of two commands in a row neither is blamed for the other’s currency, while nothing new is recorded', async () => {
  await office('hours', 'sali', '10.00-17.00', '--yes')
  await recorded({ USD: ['47.2000', '47.4000'], EUR: ['54.1000', '54.4000'] })
  clock.set(NOW + 10 * MINUTE)
  expect((await office('margin', 'USD', '--buy', '-0,5', '--sell', '0,9', '--yes')).exit).toBe(0)
  const { exit, out } = await office('margin', 'EUR', '--sell', '0,5', '--yes')
  expect(out).not.toContain('USD')
  expect(out).toContain('EUR: alış 54,1000 / satış 54,4000 → alış 54,1000 / satış 54,9000')
  expect(exit).toBe(0)
})

test('where the site runs, its own word on what the provider offers counts', async () => {
  await recorded({ USD: ['47.2000', '47.4000'], EUR: ['54.1000', '54.4000'] })
  const offered = { USD: { buy: '48.1000', sell: '48.3000' }, EUR: { buy: null, sell: '55.0000' } }
  const report = { status: 'ready', market: { alive: true, age: 1, quotes: 2, halted: [], offered } }
  const site = createServer((_, response) => response.end(JSON.stringify(report)))
  await new Promise<void>((listening) => {
    site.listen(0, '127.0.0.1', listening)
  })
  const address = site.address()
  adminPort = typeof address === 'object' ? String(address?.port) : ''
  const { out } = await office('margin', 'USD', '--sell', '0,05')
  site.close()
  expect(out).toContain('USD: alış 48,1000 / satış 48,3000 → alış 48,1000 / satış 48,3500')
})
