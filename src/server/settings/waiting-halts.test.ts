import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stopAct } from '../../../test/fakes/acts.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { openWaitingHalts } from './waiting-halts.ts'

let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'waiting-halts-'))))
afterEach(() => rm(folder, { recursive: true }))

const open = () => openWaitingHalts(folder, 2, silentLog)

test('a halt that is removed while it is being saved does not return at the next start', async () => {
  const [dollar, euro] = [stopAct(['USD']), stopAct(['EUR'])]
  const waiting = await open()
  waiting.add(dollar)
  waiting.add(euro)
  expect(await Promise.all([waiting.save(), waiting.remove([dollar.id])])).toEqual([true, true])
  expect((await open()).current()).toEqual([euro])
  expect(await Promise.all([waiting.save(), waiting.remove([euro.id])])).toEqual([true, true])
  expect(existsSync(join(folder, 'waiting-halts.json'))).toBe(false)
})

test('a halt that is removed while the file is being replaced leaves no file', async () => {
  const waiting = await open()
  const act = stopAct(['USD'])
  waiting.add(act)
  const saving = waiting.save()
  const removing = waiting.remove([act.id])
  waiting.add(act)
  await Promise.all([saving, removing, waiting.remove([act.id])])
  expect(existsSync(join(folder, 'waiting-halts.json'))).toBe(false)
})

test('the file of the release before is read, one act for each price', async () => {
  const older = [{ code: 'USD', since: 5, by: 'Ayşe', reason: null }]
  await writeFile(join(folder, 'waiting-halts.json'), JSON.stringify(older))
  expect((await open()).current()).toMatchObject([{ codes: ['USD'], at: 5, by: 'Ayşe', reason: null }])
})
