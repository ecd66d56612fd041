import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf } from '../../src/contract/json.ts'
import { parseStamp } from '../../src/domain/calendar.ts'
import { systemClock } from '../../src/server/runtime/clock.ts'
import { type SocketVisitor, visitSocket } from '../fakes/socket-visitor.ts'
import { startPostgres } from '../postgres/server.ts'
import { describePostgres } from '../postgres/suite.ts'
import { realTime } from './real-time.ts'
import { type ReplicaGroup, startReplicaGroup } from './replica-group.ts'
import type { ReplicaSite } from './replica-site.ts'
import { programAhead } from './set-clock.ts'
import { isHonest, pricesIn, type ShownPrice, stepsBack } from './shown-prices.ts'

const TWENTY_MINUTES = 20 * 60_000

describePostgres('a leader that is not of this moment', () => {
  let group: ReplicaGroup
  const closers: (() => void | Promise<void>)[] = []

  beforeAll(async () => {
    const postgres = await startPostgres()
    closers.push(() => postgres.close())
    group = await startReplicaGroup(postgres, 2)
    closers.push(() => group.close())
  })
  afterAll(async () => {
    for (const close of closers.toReversed()) await close()
  })

  test('shows its visitors nothing of what waited for it while it was paused: no price that was over, and none after a newer one', async () => {
    const visitors = new Map<ReplicaSite, SocketVisitor>()
    for (const replica of group.replicas) {
      const visitor = await visitSocket(replica.server.url)
      visitor.say('40')
      visitors.set(replica, visitor)
    }
    const shownBy = (replica: ReplicaSite): ShownPrice[] => pricesIn(visitors.get(replica)?.received ?? [])
    for (let round = 0; round < 3; round += 1) {
      const leader = await group.leader()
      await group.show()
      void leader.server.kill('SIGSTOP')
      await group.leader(group.others(leader))
      for (let second = 0; second < 4; second += 1) {
        group.say()
        await realTime(1000)
      }
      // What visitors of the other read by now, and nobody reads an older one any more.
      const elsewhere = group.quoted.slice(-1).map(({ sells, at }) => ({ sells, time: at }))
      const seen = shownBy(leader).length
      void leader.server.kill('SIGCONT')
      await expect.poll(() => leader.role(), { interval: 20 }).toBe('following')
      await group.show()
      const after = shownBy(leader).slice(seen)
      expect(stepsBack([...elsewhere, ...after], group.quoted)).toEqual([])
    }
    for (const replica of group.replicas) {
      const shown = shownBy(replica)
      expect(shown.filter((price) => !isHonest(price, group.quoted))).toEqual([])
      expect(stepsBack(shown, group.quoted)).toEqual([])
      visitors.get(replica)?.leave()
    }
  })

  /**
   * By how many ms what a replica says of the dollar is off: when its source quoted, when the price was made, its own
   * time.
   */
  async function errorsOf({ server }: ReplicaSite): Promise<number[]> {
    const answer = await fetch(`${server.url}/api/feed?dil_kodu=tr`)
    const { meta, data } = fieldsOf(await answer.json())
    const stamp = parseStamp(String(fieldsOf(fieldsOf(data)['USDTRY'])['tarih']), systemClock.zone)
    const page = await fetch(server.url)
    const [, served = ''] = /clock;dur=(\d+)/.exec(page.headers.get('server-timing') ?? '') ?? []
    const moments = [fieldsOf(meta)['time'], stamp.ok ? stamp.value : Number.NaN, served]
    return moments.map((moment) => Math.abs(Date.now() - Number(moment)))
  }

  test('dates prices by the database’s clock where its own is twenty minutes off, and each replica says so of its own', async () => {
    for (const [index, replica] of group.replicas.entries()) {
      await group.leader()
      await group.replace(replica, programAhead(group.folder, index === 0 ? TWENTY_MINUTES : -TWENTY_MINUTES))
    }
    for (let round = 0; round < 2; round += 1) {
      const leader = await group.leader()
      await group.show()
      for (const replica of group.replicas) {
        const errors = await errorsOf(replica)
        expect(errors.filter((error) => !(error < 4000))).toEqual([])
        const { clock, findings, market } = fieldsOf(await (await fetch(`${replica.server.adminUrl}/readyz`)).json())
        expect(Math.abs(Number(fieldsOf(clock)['ahead']))).toBe(TWENTY_MINUTES / 1000)
        expect(JSON.stringify(findings)).toContain('clock-wrong')
        expect(fieldsOf(market)['alive']).toBe(true)
      }
      if (round > 0) break
      await leader.server.stop()
      await group.leader(group.others(leader))
      await group.replace(leader, programAhead(group.folder, TWENTY_MINUTES))
    }
  })
})
