import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { openWaitingHalts } from './waiting-halts.ts'

const HALT = { since: 1, by: 'Ayşe', reason: 'arıza' } as const

let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'waiting-halts-'))))
afterEach(() => rm(folder, { recursive: true }))

const open = () => openWaitingHalts(folder, 2, silentLog)

test('a halt that is removed while it is being saved does not return at the next start', async () => {
  const waiting = await open()
  waiting.add([
    { code: 'USD', ...HALT },
    { code: 'EUR', ...HALT },
  ])
  expect(await Promise.all([waiting.save(), waiting.remove(['USD'])])).toEqual([true, undefined])
  expect((await open()).current()).toEqual([{ code: 'EUR', ...HALT }])
  expect(await Promise.all([waiting.save(), waiting.remove(['EUR'])])).toEqual([true, undefined])
  expect(existsSync(join(folder, 'waiting-halts.json'))).toBe(false)
})
