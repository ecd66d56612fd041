import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../postgres/server.ts'
import { describePostgres } from '../postgres/suite.ts'
import { attend, type Audience } from './audience.ts'
import { realTime } from './real-time.ts'
import { type ReplicaGroup, startReplicaGroup } from './replica-group.ts'
import type { ReplicaSite } from './replica-site.ts'
import { sendMessage } from './sent-message.ts'

/**
 * The most connections per second that all replicas together may open, so that they do not overload a database that
 * returns.
 */
const CALM = 10

describePostgres('two replicas while their database has a fault', () => {
  let postgres: Postgres
  let group: ReplicaGroup

  beforeAll(async () => {
    postgres = await startPostgres()
    group = await startReplicaGroup(postgres, 2)
  })
  afterEach(async () => {
    postgres.resume()
    await postgres.start()
  })
  afterAll(async () => {
    await group.close()
    await postgres.close()
  })

  /**
   * Expects that the leader shows new prices from its memory for `seconds`, and that the follower keeps its last price,
   * whose age grows.
   */
  const expectPricesFromMemory = async (seconds: number): Promise<void> => {
    let followers: ReplicaSite[] = []
    const looked = async (): Promise<number> => {
      const roles = await Promise.all(group.replicas.map((replica) => replica.role()))
      followers = group.replicas.filter((_replica, index) => roles[index] === 'following')
      return followers.length
    }
    await expect.poll(looked).toBe(1)
    const [follower] = followers
    const leader = group.replicas.find((replica) => replica !== follower)
    if (leader === undefined || follower === undefined) throw new Error('one of the two replicas is missing')
    const { sells } = await follower.dollar()
    const began = performance.now()
    await group.show([leader])
    await realTime(seconds * 1000)
    await group.show([leader])
    const seen = await follower.dollar()
    expect(seen.sells).toBe(sells)
    expect(seen.age).toBeGreaterThan(performance.now() - began - 500)
  }

  const refusals = ({ answers }: Audience): number => answers.filter(({ status }) => status === 503).length

  test.each(['fast', 'immediate'] as const)(
    'prices continue and messages are refused while the database restarts (%s)',
    async (how) => {
      await group.expectWell()
      const audience = await attend(group)
      await postgres.stop(how)
      await expectPricesFromMemory(5)
      expect(audience.connectionsASecond(10)).toBeLessThan(CALM)
      await postgres.start()
      await group.expectWell()
      expect(refusals(audience)).toBeGreaterThan(0)
      await audience.leave()
    },
  )

  test('prices continue and messages are refused while the database hangs for 15 seconds', async () => {
    await group.expectWell()
    const audience = await attend(group)
    postgres.hang()
    await expectPricesFromMemory(15)
    postgres.resume()
    await group.expectWell()
    expect(refusals(audience)).toBeGreaterThan(0)
    await audience.leave()
  })

  test.each([
    { what: 'the messages', lock: 'LOCK TABLE office.messages', prices: () => group.show(), refuses: true },
    {
      what: 'the lease',
      lock: 'SELECT FROM office.leadership FOR UPDATE',
      prices: () => expectPricesFromMemory(10),
      refuses: false,
    },
  ])('prices continue while an open transaction locks $what', async ({ lock, prices, refuses }) => {
    await group.expectWell()
    const audience = await attend(group)
    const somebody = new Client({ connectionString: postgres.url(group.database) })
    await somebody.connect()
    await somebody.query(`BEGIN; ${lock}`)
    await realTime(7000)
    await prices()
    expect(audience.connectionsASecond(20)).toBeLessThan(CALM)
    await somebody.end()
    await group.expectWell()
    expect(refusals(audience) > 0).toBe(refuses)
    await audience.leave()
  })

  test('prices continue on all replicas while the database has no free connection, because each replica keeps one open', async () => {
    await group.expectWell()
    const audience = await attend(group)
    const others = await takeAllConnections(postgres, group.database)
    await realTime(3000)
    await group.show()
    await expect.poll(() => refusals(audience)).toBeGreaterThan(0)
    expect(audience.connectionsASecond(10)).toBeLessThan(CALM)
    await Promise.all(others.map((each) => each.end()))
    await group.expectWell()
    await audience.leave()
  })

  test('a killed follower loses no acknowledged message, and a retry at another replica stores the others once', async () => {
    await group.expectWell()
    const leader = await group.leader()
    const [follower] = group.others(leader)
    if (follower === undefined) throw new Error('no replica is a follower')
    const subjects = Array.from({ length: 12 }, (_, index) => `yarim${index}`)
    const sent = subjects.map((subject, index) => sendMessage(follower, subject, index))
    await Promise.race(sent)
    await follower.server.kill('SIGKILL')
    const answers = await Promise.all(sent)
    for (const { status, subject } of answers)
      if (status !== 200) expect((await sendMessage(leader, subject)).status).toBe(200)
    const kept = await postgres.run("SELECT subject FROM office.messages WHERE subject LIKE 'yarim%'", group.database)
    expect(kept.map(({ subject }) => String(subject)).toSorted()).toEqual(subjects.toSorted())
    await group.show([leader])
    await group.replace(follower)
    await group.expectWell()
  })
})

/**
 * Takes all free connections, as other programs might. The replicas' permanent connections stay open. Returns the
 * clients.
 */
async function takeAllConnections(postgres: Postgres, database: string): Promise<Client[]> {
  const taken: Client[] = []
  const take = async (): Promise<boolean> => {
    const client = new Client({ connectionString: postgres.url(database) })
    client.on('error', () => undefined)
    try {
      await client.connect()
      taken.push(client)
      return true
    } catch {
      return false
    }
  }
  const pooled = `application_name = 'angun' AND query NOT LIKE '%leadership%' AND query NOT LIKE 'SET synchronous_commit%'`
  await take()
  const [first] = taken
  if (first === undefined) throw new Error('the first connection was refused')
  for (;;) {
    while (await take());
    const { rowCount } = await first.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${pooled}`)
    if (rowCount === 0) return taken
  }
}
