import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { listHalts, readHaltList, unlistHalts } from './halt-list.ts'
import { type HaltedOffice, openHaltedOffice } from './halted-office.ts'

const NOW = Date.UTC(2026, 7, 3, 6, 40)

let folder: string
let clock: FakeClock
let office: HaltedOffice

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halted-'))
  await copyFile('office/office.yaml', join(folder, 'office.yaml'))
  clock = fakeClock(NOW)
  office = await open()
})

afterEach(async () => {
  await office.stop()
  await rm(folder, { recursive: true })
})

function open(): Promise<HaltedOffice> {
  const place = { officeFile: join(folder, 'office.yaml'), dataDir: folder }
  return openHaltedOffice(place, { log: pino({ enabled: false }), clock })
}

const halted = (): string[] => [...office.current().pricing.halted]

describe('what a command has halted', () => {
  test('is halted half a second later, beside what the file halts, and whoever listens is told', async () => {
    const told = vi.fn()
    office.subscribe(told)
    const factsBefore = office.current().facts
    await listHalts(folder, ['SAR'], NOW, 'ayse')
    await clock.advance(500)
    await vi.waitFor(() => expect(halted()).toEqual(['SAR']))
    expect(told).toHaveBeenCalledOnce()
    expect(office.current().facts).not.toBe(factsBefore)
    await unlistHalts(folder, ['SAR'])
    await vi.waitFor(async () => {
      await clock.advance(500)
      expect(halted()).toEqual([])
    })
  })

  test('holds at a start before anybody is served', async () => {
    await listHalts(folder, ['SAR', 'USD'], NOW, null)
    await office.stop()
    office = await open()
    expect(halted()).toEqual(['SAR', 'USD'])
    expect(office.listed()).toEqual([
      { code: 'SAR', since: NOW, by: null },
      { code: 'USD', since: NOW, by: null },
    ])
  })

  test('keeps since when and by whom when it is halted again', async () => {
    await listHalts(folder, ['SAR'], NOW, 'ayse')
    await listHalts(folder, ['SAR', 'USD'], NOW + 1, 'kemal')
    expect(await readHaltList(folder)).toEqual([
      { code: 'SAR', since: NOW, by: 'ayse' },
      { code: 'USD', since: NOW + 1, by: 'kemal' },
    ])
  })

  test.each(['', '[{"code":"SA', '[{"code":"XAU","since":1,"by":null}]', '{}'])(
    'is everything where nobody can read it: %j',
    async (damaged) => {
      await writeFile(join(folder, 'halted.json'), damaged)
      expect((await readHaltList(folder))?.map(({ code }) => code)).toEqual(INSTRUMENT_IDS)
      await unlistHalts(folder, ['USD'])
      expect((await readHaltList(folder))?.map(({ code }) => code)).toEqual(INSTRUMENT_IDS.slice(1))
    },
  )

  test('is read by nobody after the stop', async () => {
    await office.stop()
    expect(clock.waiting()).toBe(0)
  })
})
