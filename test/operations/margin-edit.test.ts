import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRICE_CHANGED } from '#contract/paths.ts'
import { priceBody } from '../fakes/price-body.ts'
import { startFakeProvider } from '../fakes/provider.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** "Edits take effect within 5 s, on open pages too where they concern rates." */
let officeFile: string
let site: ServerProcess
let page: Socket
/** What the page received, newest last. */
let received: string[]
const closers: (() => void | Promise<void>)[] = []

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'margin-edit-'))
  closers.push(() => rmSync(folder, { recursive: true }))
  officeFile = join(folder, 'office.yaml')
  copyFileSync(resolve(import.meta.dirname, '../../office/office.yaml'), officeFile)
  const provider = await startFakeProvider()
  closers.push(() => provider.stop())
  const body = priceBody(Date.now(), { USDTRY: ['47.2000', '47.4000'], EURTRY: ['54.1000', '54.4000'] })
  provider.send(body)
  const speaking = setInterval(() => provider.send(body), 1000)
  closers.push(() => clearInterval(speaking))
  const sources = { RATE_SOCKET_URL: provider.url, TCMB_URL: 'http://127.0.0.1:9' }
  site = await startServer({ OFFICE_FILE: officeFile, ...sources }, folder)
  closers.push(() => site.stop())
  received = []
  page = io(site.url, { transports: ['websocket'] })
  closers.push(() => void page.disconnect())
  page.on(PRICE_CHANGED, (message) => received.push(JSON.stringify(message)))
})

afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

function edit(from: string, to: string): void {
  const text = readFileSync(officeFile, 'utf8')
  expect(text).toContain(from)
  writeFileSync(officeFile, text.replace(from, to))
}

const latest = (): string | undefined => received.at(-1)

test('a margin reaches an open page within five seconds', async () => {
  await expect.poll(latest).toMatch(/"47\.2\d*".*"47\.4\d*"/)
  edit('USD:\n      alis: 0\n      satis: 0', 'USD:\n      alis: -0,05\n      satis: 0,05')
  await expect.poll(latest).toMatch(/"47\.15\d*".*"47\.45\d*"/)
})

test('a broken edit changes nothing on it, and the log names line and field', async () => {
  edit('\n      satis: 0,05', '\n      satis: beş kuruş')
  await expect.poll(() => site.printed.join('\n')).toMatch(/office file has mistakes.*refused/)
  const line = site.printed.find((printed) => printed.includes('office file has mistakes'))
  expect(JSON.parse(line ?? '')).toMatchObject({ mistakes: [expect.stringMatching(/satır \d+.*satis/)] })
  const before = received.length
  await expect.poll(() => received.length).toBeGreaterThan(before)
  expect(latest()).toMatch(/"47\.15\d*".*"47\.45\d*"/)
  edit('satis: beş kuruş', 'satis: 0,05')
})

test('a halted currency leaves an open page within five seconds', async () => {
  edit('\n  durdurulan: yok', '\n  durdurulan: [USD]')
  await expect.poll(latest).not.toContain('47.15')
  expect(latest()).toContain('54.4')
})
