import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { createChanges } from '../runtime/index.ts'
import type { NewVersion, OfficeVersion } from '../store/store.ts'
import { leaveAuthorship } from './authorship.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { ListedHalt } from './halt-list.ts'
import type { Office } from './office.ts'
import { keepVersions, type OfficeVersions } from './versions.ts'

const MORNING = Date.UTC(2026, 7, 3, 6, 40)
const textWith = (halted: string): string => `kurum:\n  ad: ANGÜN\nkurlar:\n  durdurulan: ${halted}\n`

let folder: string
let kept: (OfficeVersion & { readonly text: string })[]
let refuse: boolean
let listed: readonly ListedHalt[]
let versions: OfficeVersions
let text: string
const changes = createChanges<Office>()
const clock = fakeClock(MORNING)

/** A store that a test looks into. */
const store = {
  keepVersion: (version: NewVersion) => {
    if (refuse) return Promise.reject(new Error('disk full'))
    kept = [{ ...version, number: kept.length + 1 }, ...kept]
    return Promise.resolve(kept.length)
  },
  versions: (limit: number) => Promise.resolve(kept.slice(0, limit)),
  version: (number: number) => Promise.resolve(kept.find((version) => version.number === number) ?? null),
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versions-'))
  await writeFile(join(folder, 'office.yaml'), '')
  kept = []
  refuse = false
  listed = []
  text = textWith('yok')
  clock.set(MORNING)
  versions = await start()
})

afterEach(async () => {
  await versions.stop()
  await rm(folder, { recursive: true })
})

function start(): Promise<OfficeVersions> {
  const office = { text: () => text, listed: () => listed, subscribe: changes.subscribe }
  const settings = { officeFile: join(folder, 'office.yaml'), dataDir: folder }
  return keepVersions({ office, settings, store, clock, log: pino({ enabled: false }) })
}

/** The site has taken a text up; then it is started again. */
async function takenUp(next: string, author?: { by: string; command: string }): Promise<void> {
  text = next
  if (author !== undefined) await leaveAuthorship(folder, fingerprintOf(next), author)
  await versions.stop()
  versions = await start()
}

describe('versions of the office file', () => {
  test('begin with what is in force, and a start with the same text makes no other', async () => {
    await versions.stop()
    versions = await start()
    expect(kept.map(({ number, summary }) => ({ number, summary }))).toEqual([{ number: 1, summary: ['ilk sürüm'] }])
    expect(versions.current()?.number).toBe(1)
  })

  test('know whose command they are; edited by hand, whose file it is', async () => {
    await takenUp(textWith('[SAR]'), { by: 'ayse', command: 'halt SAR' })
    await takenUp(textWith('[SAR]').replace('ANGÜN', 'YENİ'))
    expect(kept.slice(0, 2)).toMatchObject([
      { by: userInfo().username, command: null, summary: ['kurum.ad değişti'] },
      { by: 'ayse', command: 'halt SAR', summary: ['SAR durduruldu'] },
    ])
  })

  test('that can’t be kept stop nothing, and have no number', async () => {
    refuse = true
    await takenUp(textWith('[SAR]'))
    expect(versions.current()).toBeNull()
    expect(kept).toHaveLength(1)
  })
})

describe('a halt', () => {
  test('is told with its beginning and its author, over later edits and restarts', async () => {
    await takenUp(textWith('[SAR]'), { by: 'ayse', command: 'halt SAR' })
    clock.set(MORNING + 60_000)
    await takenUp(textWith('[JPY, SAR]'))
    expect(versions.halts()).toEqual([
      { code: 'JPY', since: MORNING + 60_000, by: userInfo().username, via: 'file' },
      { code: 'SAR', since: MORNING, by: 'ayse', via: 'command' },
    ])
    await takenUp(textWith('[JPY]'))
    expect(versions.halts().map(({ code }) => code)).toEqual(['JPY'])
  })

  test('that a command lists goes before what the file says', async () => {
    await takenUp(textWith('[SAR]'))
    listed = [{ code: 'SAR', since: 5, by: 'kemal' }]
    expect(versions.halts()).toEqual([{ code: 'SAR', since: 5, by: 'kemal', via: 'command' }])
  })
})
