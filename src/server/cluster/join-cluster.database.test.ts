import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BAR_CODES } from '#domain/instrument.ts'
import { type FakeCentralBank, goldXml, startFakeCentralBank } from '../../../test/fakes/central-bank.ts'
import { GOLD_OF_AUGUST, goldFrame } from '../../../test/fakes/gold.ts'
import { priceBody } from '../../../test/fakes/price-body.ts'
import { type FakeProvider, startFakeProvider } from '../../../test/fakes/provider.ts'
import { runningClock } from '../../../test/fakes/running-clock.ts'
import { type ClusterMember, startMember } from '../../../test/postgres/cluster-member.ts'
import type { Postgres } from '../../../test/postgres/server.ts'
import { describePostgres, newStore } from '../../../test/postgres/suite.ts'
import { chartData } from '../history/chart-data.ts'

/** The bank has just published its gold price of 10:00. */
const MONDAY = Date.parse('2026-08-03T10:02:30+03:00')
const FIXING = { standard: '5734,70', pure: '5763,52' }
describePostgres('gold prices of replicas with one database', () => {
  const clock = runningClock({ ahead: MONDAY - Date.now() })
  let server: Postgres
  let database: string
  let provider: FakeProvider
  let bank: FakeCentralBank
  let members: readonly ClusterMember[] = []
  const closers: (() => Promise<void>)[] = []

  beforeAll(async () => {
    const there = await newStore()
    server = there.server
    database = there.address.database
    await there.store[Symbol.asyncDispose]()
    // The table records which replica published which price.
    await server.run(
      `CREATE TABLE office.rate_writes (day boolean, code text, epoch text);
       CREATE FUNCTION office.record_write() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN INSERT INTO office.rate_writes VALUES (TG_TABLE_NAME = 'days', NEW.code, current_setting('angun.epoch', TRUE)); RETURN NULL; END $$;
       CREATE TRIGGER record_write AFTER INSERT OR UPDATE ON office.days FOR EACH ROW EXECUTE FUNCTION office.record_write();
       CREATE TRIGGER record_write AFTER INSERT OR UPDATE ON office.minutes FOR EACH ROW EXECUTE FUNCTION office.record_write()`,
      database,
    )
    provider = await startFakeProvider()
    closers.push(() => provider.stop())
    bank = await startFakeCentralBank()
    closers.push(() => bank.stop())
    bank.publishGold('2026-08-03', 10, goldXml('2026-08-03', 10, FIXING))
    members = [await join(), await join()]
  })
  afterAll(async () => {
    for (const close of closers.toReversed()) await close()
  })

  async function join(): Promise<ClusterMember> {
    const member = await startMember({ server, database, provider, bank, clock })
    closers.push(member.stop)
    return member
  }

  async function leaderAndFollower(): Promise<readonly [ClusterMember, ClusterMember]> {
    await expect.poll(() => members.filter((each) => each.leads()).length).toBe(1)
    const leader = members.find((each) => each.leads())
    const follower = members.find((each) => each !== leader)
    if (leader === undefined || follower === undefined) throw new Error('one of them is missing')
    return [leader, follower]
  }

  const gram = ({ board }: ClusterMember): number | undefined => board().find(({ code }) => code === 'KULCEALTIN')?.sell

  /** Sends new prices of a gram until these replicas show one. */
  let nextPort = 6183
  async function show(...among: readonly ClusterMember[]): Promise<void> {
    nextPort += 1
    const shown = (): boolean => {
      provider.send(priceBody(clock.now(), { KULCEALTIN: ['6090.93', `${nextPort}.53`] }))
      return among.every((member) => gram(member) === nextPort * 1_000_000 + 530_000)
    }
    await expect.poll(shown).toBe(true)
  }

  /** The provider's last message may not have reached every replica yet. */
  const haveOneBoard = (one: ClusterMember, other: ClusterMember): Promise<void> =>
    expect.poll(() => isDeepStrictEqual(one.board(), other.board())).toBe(true)

  test('a follower receives a board that is too long for a notification', async () => {
    const [leader, follower] = await leaderAndFollower()
    const jumped = Object.entries(GOLD_OF_AUGUST).map(
      ([code, [buy, sell]]) => [code, [+buy * 1.2, +sell * 1.2]] as const,
    )
    const held = (): readonly number[] => [leader.held(), follower.held()]
    provider.send(priceBody(clock.now(), Object.fromEntries(jumped)))
    await expect.poll(held).toEqual([jumped.length + BAR_CODES.length, jumped.length + BAR_CODES.length])
    const bytes = async (): Promise<number> => {
      const [row] = await server.run('SELECT octet_length(board) AS bytes FROM office.leadership', database)
      return Number(row?.['bytes'])
    }
    await expect.poll(bytes).toBeGreaterThan(8000)
    provider.send(goldFrame(clock.now()))
    await expect.poll(held).toEqual([0, 0])
    await haveOneBoard(leader, follower)
  })

  const epochsThatWrote = (code: string): Promise<unknown[]> =>
    server.run(`SELECT DISTINCT epoch FROM office.rate_writes WHERE code = '${code}'`, database)

  test('only the leader asks the bank for its gold prices, and every replica shows them', async () => {
    const [leader, follower] = await leaderAndFollower()
    const official = async ({ store }: ClusterMember): Promise<unknown> => {
      const deps = { store, own: 'office', official: 'tcmb' } as const
      const chart = await chartData({ code: 'KULCEALTIN', period: 'daily', now: clock.now() }, deps)
      return chart.official
    }
    const fixed = [{ datetime: '2026-08-03T10:00:00+03:00', buy_rate: 5734.7, source: 'tcmb' }]
    for (const member of [leader, follower]) await expect.poll(() => official(member)).toEqual(fixed)

    await leader.stop()
    await expect.poll(follower.leads).toBe(true)
    await show(follower)
    const asked = bank.asked.map(({ path }) => path).filter((path) => path.startsWith('/reeskontkur/202608/'))
    expect(new Set(asked)).toEqual(new Set(['/reeskontkur/202608/03082026-1000.xml']))
    expect(await official(follower)).toEqual(fixed)
    // The next leader continues the day that the last one began.
    await expect.poll(async () => (await epochsThatWrote('KULCEALTIN')).length).toBeGreaterThan(1)
    // The current leader did not ask. On a busy machine leases may have run out, so each earlier leader may have asked.
    const leaders = await epochsThatWrote('KULCEALTIN')
    expect(asked.length).toBeLessThan(leaders.length)
    expect((await epochsThatWrote('CEYREK_YENI')).length).toBeLessThan(leaders.length)
  })
})
