import { beforeAll, expect, test } from 'vitest'
import { fieldsOf } from '../../src/contract/json.ts'
import { parseStamp } from '../../src/domain/calendar.ts'
import { type SocketVisitor, visitSocket } from '../fakes/socket-visitor.ts'
import { startPostgres } from '../postgres/server.ts'
import { describePostgres } from '../postgres/suite.ts'
import { realTime } from './real-time.ts'
import { type ReplicaGroup, startReplicaGroup } from './replica-group.ts'
import type { ReplicaSite } from './replica-site.ts'
import { programAhead } from './set-clock.ts'
import { dishonest, pricesIn, stepsBack } from './shown-prices.ts'

const TWENTY_MINUTES = 20 * 60_000
/**
 * The largest age of a price on a busy machine, in ms. runtime/checked-clock.test.ts tests the precision of the clock.
 */
const A_MINUTE = 60_000

describePostgres('a leader that was paused or has a wrong clock', () => {
  let group: ReplicaGroup

  beforeAll(async () => {
    const postgres = await startPostgres()
    group = await startReplicaGroup(postgres, 2)
    return async () => {
      await group.close()
      await postgres.close()
    }
  })

  test('a leader that was paused discards old provider messages and never shows an older price after a newer one', async () => {
    const visitors = new Map<ReplicaSite, SocketVisitor>()
    for (const replica of group.replicas) {
      const visitor = await visitSocket(replica.server.url)
      visitor.send('40')
      visitors.set(replica, visitor)
    }
    const visitorOf = (replica: ReplicaSite): SocketVisitor =>
      visitors.get(replica) ?? expect.fail('no visitor of this replica')
    const newestShownBy = (replica: ReplicaSite): number => Number(pricesIn(visitorOf(replica)).at(-1)?.sells)
    const newest = (): number => Number(group.sentPrices.at(-1)?.sells)
    const publishedBoard = async (): Promise<string> => {
      const [row] = await group.postgres.run('SELECT board FROM office.leadership', group.database)
      return String(row?.['board'])
    }
    for (let round = 0; round < 3; round += 1) {
      const leader = await group.leader()
      await group.show()
      void leader.server.kill('SIGSTOP')
      await group.leader(group.others(leader))
      for (let second = 0; second < 4; second += 1) {
        group.send()
        await realTime(1000)
      }
      await group.show(group.others(leader))
      // Visitors of the other replica have this price and the database has it, so nobody may see an older one from now
      // on.
      const elsewhere = group.sentPrices.slice(-1)
      await expect.poll(publishedBoard).toContain(String(Math.round(newest() * 1_000_000)))
      const seen = pricesIn(visitorOf(leader)).length
      void leader.server.kill('SIGCONT')
      // On a busy machine, the other replica may have lost the lead, which this one may then take again.
      await expect.poll(() => leader.role(), { interval: 20 }).toMatch(/^(?:following|leading)$/)
      await group.show()
      await expect.poll(() => newestShownBy(leader)).toBe(newest())
      const after = pricesIn(visitorOf(leader)).slice(seen)
      expect(stepsBack([...elsewhere, ...after], group.sentPrices)).toEqual([])
    }
    const read = [...visitors.values()].flatMap(pricesIn)
    for (const visitor of visitors.values()) {
      const shown = pricesIn(visitor)
      expect(dishonest(shown, read, group.sentPrices)).toEqual([])
      expect(stepsBack(shown, group.sentPrices)).toEqual([])
      expect(visitor.closed).toBe(false)
      visitor.leave()
    }
  })

  /**
   * Returns the errors in ms of three times that a replica sends: that of the quote, of the dollar price, and its own
   * time.
   */
  async function errorsOf({ server }: ReplicaSite): Promise<number[]> {
    const answer = await fetch(`${server.url}/api/feed?dil_kodu=tr`)
    const { meta, data } = fieldsOf(await answer.json())
    const stamp = parseStamp(String(fieldsOf(fieldsOf(data)['USDTRY'])['tarih']))
    const page = await fetch(server.url)
    const [, served = ''] = /clock;dur=(\d+)/.exec(page.headers.get('server-timing') ?? '') ?? []
    const moments = [fieldsOf(meta)['time'], stamp.ok ? stamp.value : Number.NaN, served]
    return moments.map((moment) => Math.abs(Date.now() - Number(moment)))
  }

  test("a leader whose clock is wrong by 20 minutes dates prices by the database's clock, and every such replica reports it", async () => {
    for (const [index, replica] of group.replicas.entries()) {
      await group.leader()
      await group.replace(replica, programAhead(group.folder, index === 0 ? TWENTY_MINUTES : -TWENTY_MINUTES))
    }
    for (let round = 0; round < 2; round += 1) {
      const leader = await group.leader()
      await group.show()
      for (const replica of group.replicas) {
        const errors = await errorsOf(replica)
        expect(errors.filter((error) => !(error < A_MINUTE))).toEqual([])
        const { clock, findings } = fieldsOf(await (await fetch(`${replica.server.adminUrl}/readyz`)).json())
        const off = Math.abs(Number(fieldsOf(clock)['ahead'])) - TWENTY_MINUTES / 1000
        // The comparison with the database is only as exact as the time that its answer took.
        expect(Math.abs(off)).toBeLessThan(5)
        expect(JSON.stringify(findings)).toContain('clock-wrong')
        const isAlive = async (): Promise<unknown> => {
          group.send()
          return fieldsOf(fieldsOf(await (await fetch(`${replica.server.adminUrl}/readyz`)).json())['market'])['alive']
        }
        await expect.poll(isAlive).toBe(true)
      }
      if (round > 0) break
      await leader.server.stop()
      await group.leader(group.others(leader))
      await group.replace(leader, programAhead(group.folder, TWENTY_MINUTES))
    }
  })
})
