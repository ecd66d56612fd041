import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FAST_FOLDER, sqliteDatabase } from './database.ts'
import { drawsOf } from './draws.ts'
import { openWorld } from './world.ts'

test('a change that arrives at two sites at once is published once, and both answer that it is', async () => {
  await using opening = new AsyncDisposableStack()
  const database = opening.use(await sqliteDatabase())
  const newFolder = (): string => {
    const folder = mkdtempSync(join(FAST_FOLDER, 'acts-site-'))
    opening.defer(() => rmSync(folder, { recursive: true }))
    return folder
  }
  const deps = { database, folders: [newFolder(), newFolder()], draws: drawsOf(1), seed: 1 } as const
  const { sites, wants, send, advance, clock } = await openWorld({ ...deps, steps: [] })
  const [first, second] = sites
  // The second site learns late that nothing was stored, and then finds the change of the first one.
  second.connection.weather = { kind: 'late', ms: 300 }
  const act = wants(
    { id: 'kisi-0', name: 'Ayşe Kaya', page: { halts: [], version: 1 } },
    {
      action: 'changeMargins',
      body: { margins: [{ code: 'USD', sell: '+0,0101' }], since: 1, seenAt: clock.now(), acceptUnusual: true },
    },
  )
  send(act, second)
  send(act, first)
  await advance(3000)
  expect(act.sendings.map(({ answer }) => answer?.kind)).toEqual(['published', 'published'])
  expect(await database.stores[0].settingsVersions(9)).toHaveLength(2)
})
