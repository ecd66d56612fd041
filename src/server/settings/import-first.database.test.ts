import { expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { describePostgres, sharedPostgres } from '../../../test/postgres/suite.ts'
import { openStore } from '../store/open-store.ts'
import { importFirst } from './import-first.ts'

describePostgres('three replicas that start simultaneously for the first time', () => {
  test('three new replicas import the office file once', async () => {
    const server = await sharedPostgres()
    const database = await server.createDatabase()
    const place = { kind: 'database', holds: 'demo', address: server.address(database) } as const
    await (await openStore(place))[Symbol.asyncDispose]()
    await using stores = new AsyncDisposableStack()
    const replicas = await Promise.all([1, 2, 3].map(async () => stores.use(await openStore(place))))
    const settings = { officeFile: 'office/office.yaml', market: { kind: 'demo' } } as const
    await Promise.all(replicas.map((store) => importFirst({ store, settings, clock: fakeClock(5), log: silentLog })))
    const versions = await Promise.all(replicas.map((store) => store.settingsVersions(9)))
    expect(versions.map((each) => each.length)).toEqual([1, 1, 1])
  })
})
