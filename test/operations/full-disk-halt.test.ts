import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { ToolAnswer } from '../../src/server/cli/run.ts'
import { startFakeCentralBank } from '../fakes/central-bank.ts'
import { priceBody } from '../fakes/price-body.ts'
import { type FakeProvider, startFakeProvider } from '../fakes/provider.ts'
import { runOffice } from '../fakes/run-office.ts'
import { type SmallDisk, smallDisk } from '../fakes/small-disk.ts'
import { skipWithout } from '../needs.ts'
import { HALTED, heard } from './heard.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** A site whose data folder is on a small disk. Its office file is elsewhere. */
let disk: SmallDisk
let site: ServerProcess
let provider: FakeProvider
let officeFile: string
let environment: Record<string, string>

beforeEach(skipWithout('small-disk'))
beforeEach(async () => {
  disk = smallDisk()
  const folder = await mkdtemp(join(tmpdir(), 'full-disk-halt-'))
  officeFile = join(folder, 'office.yaml')
  await writeFile(officeFile, await readFile('office/office.yaml'))
  provider = await startFakeProvider()
  const bank = await startFakeCentralBank()
  const given = {
    DATA_DIR: disk.place,
    OFFICE_FILE: officeFile,
    RATE_SOCKET_URL: provider.url,
    TCMB_URL: bank.url,
  }
  site = await startServer(given, folder)
  environment = { ...given, ADMIN_PORT: new URL(site.adminUrl).port }
  return async () => {
    await site.kill('SIGKILL')
    await provider.stop()
    await bank.stop()
    disk.remove()
    await rm(folder, { recursive: true })
  }
})

function office(...args: string[]): Promise<ToolAnswer> {
  return runOffice(environment, [...args, '--yes'])
}

async function dollar(): Promise<boolean> {
  return (await (await fetch(`${site.url}/api/feed?dil_kodu=tr`)).text()).includes('USDTRY')
}

test('a halt on a full disk takes effect before the command ends', async () => {
  await provider.connections.reached(1)
  provider.send(priceBody(Date.now(), { USDTRY: ['47.2000', '47.4000'], SARTRY: ['12.5000', '12.7000'] }))
  await expect.poll(dollar).toBe(true)
  disk.fill()
  const { out, exit } = await heard(() => office('halt', 'USD'))
  expect(out).toMatch(HALTED)
  expect(exit).toBe(0)
  expect(await dollar()).toBe(false)
})
