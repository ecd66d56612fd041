import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rate } from '#domain/rate.ts'
import { askedAct } from '../../../../test/fakes/acts.ts'
import { temporaryFolder } from '../../../../test/fakes/temporary-folder.ts'
import { type FileStore, openSqlite } from './sqlite-store.ts'

const APPROVAL = { code: 'USD', buy: null, sell: rate('47'), at: 1 } as const
const OUTCOME = { answer: '{"kind":"done"}', record: null }

describe.each(['own', "caller's"] as const)("an act with a deadline on the store's %s thread", (thread) => {
  let folder: string
  let store: FileStore
  let other: Database.Database

  beforeEach(async () => {
    folder = temporaryFolder()
    store = await openSqlite(join(folder, 'office.sqlite'), { thread })
    other = new Database(join(folder, 'office.sqlite'))
  })

  afterEach(async () => {
    other.close()
    await store[Symbol.asyncDispose]()
  })

  const approve = (id: string, within: number | null) =>
    store.asAct(askedAct({ id, within }), OUTCOME).keepApproval(APPROVAL)

  test('an act that another process keeps waiting is cancelled in time and never done', async () => {
    other.exec('BEGIN IMMEDIATE')
    const began = performance.now()
    await expect(approve('a', 100)).rejects.toMatchObject({ code: 'CANCELLED', uncertain: false })
    // A write without a deadline waits this long.
    expect(performance.now() - began).toBeLessThan(5000)
    other.exec('COMMIT')
    // The next write comes after the cancelled one.
    await approve('b', null)
    expect(await store.approvalsAfter(0)).toHaveLength(1)
    expect(await store.outcome('a')).toBeNull()
  })

  test('an act within its time is done, and later writes wait as long as before', async () => {
    await approve('a', 5000)
    expect(await store.approvalsAfter(0)).toHaveLength(1)
    expect(await store.outcome('a')).toMatchObject({ answer: OUTCOME.answer })
  })
})
