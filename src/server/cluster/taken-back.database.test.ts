import { expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { bulletinXml, startFakeCentralBank } from '../../../test/fakes/central-bank.ts'
import { priceBody } from '../../../test/fakes/price-body.ts'
import { startFakeProvider } from '../../../test/fakes/provider.ts'
import { runningClock } from '../../../test/fakes/running-clock.ts'
import { type ClusterMember, startMember } from '../../../test/postgres/cluster-member.ts'
import { describePostgres, newStore } from '../../../test/postgres/suite.ts'

/** The central bank has nothing due for hours. */
const EVENING = Date.parse('2026-08-03T18:00:00+03:00')
const TENFOLD = { buy: rate('472.33'), sell: rate('474.77') }

describePostgres('a recorded tenfold price that a bulletin invalidated', () => {
  test('an invalidated price does not return after a start or a takeover', async () => {
    const clock = runningClock({ ahead: EVENING - Date.now() })
    const { server, address, store } = await newStore()
    await store.saveMinutes([{ at: EVENING - MINUTE, code: 'USD', source: 'office', ...TENFOLD }])
    await store[Symbol.asyncDispose]()
    const provider = await startFakeProvider()
    const bank = await startFakeCentralBank()
    bank.publish('2026-08-03', bulletinXml('2026-08-03', [{ code: 'USD', unit: 1, buy: '47.1', sell: '47.3' }]))
    const deps = { server, database: address.database, provider, bank, clock }
    const one = await startMember(deps)
    await expect.poll(one.leads).toBe(true)
    const other = await startMember(deps)
    const withoutDollar = async (member: ClusterMember, held: number): Promise<void> => {
      await expect.poll(() => [member.board(), member.halted(), member.held()]).toEqual([[], ['USD'], held])
    }
    try {
      await withoutDollar(one, 0)
      await withoutDollar(other, 0)
      await one.stop()
      await expect.poll(other.leads).toBe(true)
      await withoutDollar(other, 0)
      provider.send(priceBody(clock.now(), { USDTRY: ['472.33', '474.77'] }))
      await withoutDollar(other, 1)
    } finally {
      for (const each of [other, one, bank, provider]) await each.stop()
    }
  })
})
