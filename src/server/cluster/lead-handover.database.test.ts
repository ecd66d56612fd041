import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type FakeCentralBank, startFakeCentralBank } from '../../../test/fakes/central-bank.ts'
import { priceBody } from '../../../test/fakes/price-body.ts'
import { type FakeProvider, startFakeProvider } from '../../../test/fakes/provider.ts'
import { type RunningClock, runningClock } from '../../../test/fakes/running-clock.ts'
import { type Cable, layCable } from '../../../test/postgres/cable.ts'
import { type ClusterMember, startMember } from '../../../test/postgres/cluster-member.ts'
import { describePostgres, newStore, type StoreThere } from '../../../test/postgres/suite.ts'
import { repeat, systemClock } from '../runtime/index.ts'

/** On a busy machine an answer may be late, and the leader asks again after 10 s. */
const OFTEN = { interval: 100, timeout: 30_000 }
const TIMEOUT = 120_000

/** The leader asks after this time whether others reach the provider. */
const SILENCE = 8000

interface Member extends ClusterMember {
  readonly line: Cable
  readonly name: string
}

describePostgres('a provider that some replicas cannot reach', () => {
  let there: StoreThere
  let provider: FakeProvider
  let bank: FakeCentralBank
  let members: readonly Member[]
  let sells = 47
  const clock: RunningClock = runningClock()

  beforeEach(async () => {
    there = await newStore()
    await there.store[Symbol.asyncDispose]()
    provider = await startFakeProvider()
    bank = await startFakeCentralBank()
    onTestFinished(() => provider.stop())
    onTestFinished(() => bank.stop())
    members = [await join('one'), await join('two'), await join('three')]
    const sending = repeat({ first: 0, run: send, clock: systemClock })
    onTestFinished(async () => sending[Symbol.asyncDispose]())
  })

  async function join(name: string): Promise<Member> {
    const line = await layCable(Number(new URL(provider.url).port))
    const reached = { url: `http://127.0.0.1:${line.port}` }
    const { server, address } = there
    const member = await startMember({ server, database: address.database, provider: reached, bank, clock })
    onTestFinished(() => line.close())
    onTestFinished(member.stop)
    return { ...member, line, name }
  }

  async function send(): Promise<number> {
    sells += 0.001
    provider.send(priceBody(clock.now(), { USDTRY: ['46.9', sells.toFixed(4)] }))
    return 500
  }

  const leaders = (): string[] => members.filter((each) => each.leads()).map(({ name }) => name)
  const leader = async (): Promise<Member> => {
    await expect.poll(leaders, OFTEN).toHaveLength(1)
    return members.find((each) => each.leads()) ?? expect.fail('nobody leads')
  }
  const isLive = ({ replica }: Member): boolean => replica.market.silentFor() < 5000

  test(
    'a leader that loses the provider hands over to a replica that still reaches it',
    { timeout: TIMEOUT },
    async () => {
      const first = await leader()
      const [lucky, unlucky] = members.filter((each) => each !== first)
      await expect.poll(() => members.every(isLive), OFTEN).toBe(true)
      first.line.pull()
      unlucky?.line.pull()
      clock.putForward(SILENCE)
      await expect.poll(leaders, OFTEN).toEqual([lucky?.name])
      await expect.poll(() => members.every(isLive), OFTEN).toBe(true)
      // The former leader does not take the lead back when it reaches the provider again.
      first.line.plug()
      clock.putForward(20_000)
      await expect.poll(() => members.every(isLive), OFTEN).toBe(true)
      await expect.poll(leaders, OFTEN).toEqual([lucky?.name])
    },
  )

  test('the leader keeps its lead if no replica reaches the provider', { timeout: TIMEOUT }, async () => {
    await expect.poll(() => members.every(isLive), OFTEN).toBe(true)
    const { name } = await leader()
    for (const { line } of members) line.pull()
    clock.putForward(SILENCE)
    const asked = (): number => members.reduce((sum, { line }) => sum + line.connections(), 0)
    const before = asked()
    // The leader and all replicas that it asked have tried to connect.
    await expect.poll(() => asked() - before, OFTEN).toBeGreaterThanOrEqual(members.length)
    await expect.poll(() => members.some(isLive), OFTEN).toBe(false)
    for (const { line } of members) line.plug()
    // Skip the pause of the sockets before they reconnect.
    clock.putForward(120_000)
    await expect.poll(() => members.every(isLive), OFTEN).toBe(true)
    await expect.poll(leaders, OFTEN).toEqual([name])
  })
})
