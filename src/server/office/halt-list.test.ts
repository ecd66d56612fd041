import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { haltFile, type HaltList } from './halt-list.ts'

const NOW = Date.UTC(2026, 7, 3, 6, 40)

let folder: string
let list: HaltList

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halts-'))
  list = haltFile(folder)
})

afterEach(() => rm(folder, { recursive: true }))

const readWhere = (code: string) => haltFile('/', () => Promise.reject(Object.assign(new Error(code), { code }))).read()

test.each(['EMFILE', 'ENFILE'])('a machine without file handles says nothing of the list: %s', async (code) => {
  await expect(readWhere(code)).rejects.toMatchObject({ code })
})

test.each(['EIO', 'EACCES'])('a list that is there and not to be read is as good as damaged: %s', async (code) => {
  expect(await readWhere(code)).toHaveLength(INSTRUMENT_IDS.length)
})

test('where there is none, nothing is halted', async () => {
  expect(await readWhere('ENOENT')).toEqual([])
})

test('what is halted again keeps since when and by whom', async () => {
  await list.add(['SAR'], NOW, 'ayse')
  await list.add(['SAR', 'USD'], NOW + 1, 'kemal')
  expect(await list.read()).toEqual([
    { code: 'SAR', since: NOW, by: 'ayse' },
    { code: 'USD', since: NOW + 1, by: 'kemal' },
  ])
})

test.each(['', '[{"code":"SA', '[{"code":"XAU","since":1,"by":null}]', '{}'])(
  'everything is halted where nobody can read the list: %j',
  async (damaged) => {
    await writeFile(join(folder, 'halted.json'), damaged)
    expect((await list.read()).map(({ code }) => code)).toEqual(INSTRUMENT_IDS)
    await list.remove(['USD'])
    expect((await list.read()).map(({ code }) => code)).toEqual(INSTRUMENT_IDS.slice(1))
  },
)
