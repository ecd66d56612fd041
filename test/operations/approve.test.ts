import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFields } from '#contract/json.ts'
import { dayOf } from '#domain/calendar.ts'
import type { ToolAnswer } from '../../src/server/cli/run.ts'
import { bulletinXml, startFakeCentralBank } from '../fakes/central-bank.ts'
import { priceBody } from '../fakes/price-body.ts'
import { startFakeProvider } from '../fakes/provider.ts'
import { runOffice } from '../fakes/run-office.ts'
import { type ServerProcess, startServer } from './server-process.ts'

let folder: string
let site: ServerProcess
let sources: Record<string, string>
let providerPrice: readonly [string, string]
const closers: (() => void | Promise<void>)[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'approve-'))
  closers.push(() => rmSync(folder, { recursive: true }))
  const bank = await startFakeCentralBank()
  closers.push(() => bank.stop())
  const today = dayOf(Date.now())
  bank.publish(today, bulletinXml(today, [{ code: 'USD', unit: 1, buy: '47.1000', sell: '47.2000' }]))
  const provider = await startFakeProvider()
  closers.push(() => provider.stop())
  providerPrice = ['47.2330', '47.4770']
  const sendPrice = (): void => provider.send(priceBody(Date.now(), { USDTRY: providerPrice }))
  sendPrice()
  const timer = setInterval(sendPrice, 200)
  closers.push(() => clearInterval(timer))
  sources = { RATE_SOCKET_URL: provider.url, TCMB_URL: bank.url }
  site = await startServer(sources, folder)
  closers.push(() => site.stop())
})

afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

async function ask(url: string): Promise<Record<string, unknown>> {
  const answer: unknown = await (await fetch(url)).json()
  return isFields(answer) ? { ...answer } : {}
}

const readiness = (): Promise<Record<string, unknown>> => ask(`${site.adminUrl}/readyz`)

/** Returns the dollar's sell price on the site. */
async function charged(): Promise<unknown> {
  const { data } = await ask(`${site.url}/api/feed`)
  return isFields(data) && isFields(data['USDTRY']) ? data['USDTRY']['satis'] : undefined
}

function office(...args: string[]): Promise<ToolAnswer> {
  return runOffice({ ...sources, DATA_DIR: join(folder, 'data'), ADMIN_PORT: new URL(site.adminUrl).port }, args)
}

test('the server holds a price that deviates from the bulletin until a person approves it', async () => {
  const bulletin = async (): Promise<string> => JSON.stringify((await readiness())['bulletin'])
  await expect.poll(bulletin).toMatch(/"age":\d/)
  await expect.poll(charged).toBe('47.4770')
  providerPrice = ['54.8000', '55.2000']
  await expect
    .poll(async () => (await office('status')).out)
    .toMatch(
      /^BEKLETİLEN FİYAT: USD alış 54,8000 \/ satış 55,2000, \d+ sn; onay bekliyor \(npm run office -- approve USD\)$/m,
    )
  expect((await readiness())['status']).toBe('degraded')
  expect(await charged()).toBe('47.4770')

  const answer = await office('approve', 'USD')
  expect(answer.exit).toBe(2)
  expect(answer.out).toMatch(
    /^USD\n {2}Sitede: {3}alış 47,2330 \/ satış 47,4770 \(.*\)\n {2}Bekleyen: alış 54,8000 \/ satış 55,2000 \(.*\)\n {2}Ölçü: {5}alış 47,1000 \/ satış 47,2000 \(TCMB bülteni\)\nHiçbir şey değişmedi. Doğruysa --yes ekleyin\.\n$/,
  )
  expect(await charged()).toBe('47.4770')

  const done = await office('approve', 'usd', '--yes')
  expect(done.exit).toBe(0)
  expect(done.out).toContain('Geçti')
  expect(await charged()).toBe('55.2000')
  await expect.poll(() => site.printed.join('\n')).toMatch(/"price approved"/)
})

test('an approval remains valid after a restart', async () => {
  await site.stop()
  site = await startServer(sources, folder)
  providerPrice = ['55.0000', '55.4000']
  await expect.poll(charged).toBe('55.4000')
})

test('the approve command fails if no price is held', async () => {
  expect(await office('approve', 'EUR', '--yes')).toEqual({ exit: 1, out: 'EUR için bekletilen fiyat yok.\n' })
  expect(await office('approve', 'XAU')).toMatchObject({ exit: 2 })
  await site.stop()
  const { exit, out } = await office('approve', 'USD', '--yes')
  expect(exit).toBe(1)
  expect(out).toMatch(/^Sunucu: yanıt yok/)
})
