import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf } from '../../src/contract/json.ts'
import { runTool } from '../../src/server/cli/run.ts'
import { systemClock } from '../../src/server/runtime/clock.ts'
import { readSettings } from '../../src/server/runtime/settings.ts'
import { startPostgres } from '../postgres/server.ts'
import { describePostgres } from '../postgres/suite.ts'
import { realTime } from './real-time.ts'
import { type ReplicaGroup, startReplicaGroup } from './replica-group.ts'
import type { ReplicaSite } from './replica-site.ts'

describePostgres('three replicas over one database', () => {
  let group: ReplicaGroup
  const closers: (() => void | Promise<void>)[] = []

  beforeAll(async () => {
    const postgres = await startPostgres()
    closers.push(() => postgres.close())
    // All at once: one makes the schema, the others wait for it.
    group = await startReplicaGroup(postgres, 3)
    closers.push(() => group.close())
  })
  afterAll(async () => {
    for (const close of closers.toReversed()) await close()
  })

  const findingsOf = async ({ server }: ReplicaSite): Promise<unknown[]> => {
    const { findings } = fieldsOf(await (await fetch(`${server.adminUrl}/readyz`)).json())
    return Array.isArray(findings) ? findings.map((finding: unknown) => fieldsOf(finding)['kind']) : []
  }

  /** What a command of the tool says, which knows the database and one of them. */
  async function printed(...args: string[]): Promise<string> {
    const [answers] = group.replicas
    const own = {
      ...answers?.settings,
      DATABASE_URL: group.postgres.url(group.database),
      ADMIN_PORT: new URL(answers?.server.adminUrl ?? '').port,
    }
    const settings = () => readSettings({ process: { ...group.settings, ...own } })
    return (await runTool([...args, '--yes'], { settings, clock: systemClock })).out
  }

  /** Publishes the sample with a change. */
  async function publish(change: (text: string) => string): Promise<void> {
    const file = join(group.folder, 'new.yaml')
    writeFileSync(file, change(readFileSync('office/office.yaml', 'utf8')))
    expect(await printed('import', file)).toMatch(PUBLISHED)
  }

  /** Or who has not heard by the time that a command waits: on a busy machine that may be one that is about to. */
  const HALTED = /Siteden kaldırıldı\.|Şu kopyalar bunu duymadı/
  const RESUMED = /Yeniden sitede\.|Şu kopyalar hâlâ durdurulmuş tutuyor/
  const PUBLISHED = /Yayınlandı: \d+\. sürüm\./

  /** How soon a change is at all of them, no clock on the wall tells: that it is by a command's end, replica-halts. */
  const soon = { interval: 50 }

  /** The lease in the database: whose it was last, and whether it was given back. */
  async function lease(): Promise<{ readonly holder: string; readonly isFree: boolean }> {
    const [row] = await group.postgres.run('SELECT holder, until = 0 AS free FROM office.leadership', group.database)
    return { holder: String(row?.['holder']), isFree: row?.['free'] === true }
  }
  const isOf = ({ server }: ReplicaSite, holder: string): boolean => holder.endsWith(` ${server.pid}`)

  test('visitors of all read what the leader publishes, and when its source quoted: nobody renews it', async () => {
    await group.leader()
    await group.show()
    await realTime(2000)
    for (const replica of group.replicas) expect((await replica.dollar()).age).toBeGreaterThanOrEqual(2000)
  })

  test('what is published at one place is in force at all: halt, resume, and a text of the office', async () => {
    await group.show()
    const dollars = async (): Promise<(string | null)[]> =>
      Promise.all(group.replicas.map(async (replica) => (await replica.dollar()).sells))
    expect(await printed('halt', 'USD')).toMatch(HALTED)
    await expect.poll(dollars, soon).toEqual([null, null, null])
    expect(await printed('resume', 'USD')).toMatch(RESUMED)
    await expect.poll(dollars, soon).not.toContain(null)
    await publish((text) => text.replace('kisa_ad: ANGÜN', 'kisa_ad: YENİ'))
    const named = (replica: ReplicaSite): Promise<boolean> =>
      fetch(`${replica.server.url}/about`).then(async (page) => (await page.text()).includes('YENİ'))
    await expect.poll(() => Promise.all(group.replicas.map(named)), soon).toEqual([true, true, true])
    expect(await printed('undo')).toMatch(PUBLISHED)
    await group.show()
  })

  // How soon: `npm run bench replicas-takeover`; within the lease, by a clock of its own: cluster/election.test.ts.
  test('another leads after a kill -9, and its visitors go on from the price that they had', async () => {
    const first = await group.leader()
    await group.show()
    const [other] = group.others(first)
    const before = await other?.dollar()
    await first.server.kill('SIGKILL')
    const next = await group.leader(group.others(first))
    expect(isOf(first, (await lease()).holder)).toBe(false)
    expect((await next.dollar()).sells).toBe(before?.sells)
    await group.show(group.others(first))
    await group.replace(first)
  })

  test('a leader that is told to stop gives the lease back, and another leads', async () => {
    const first = await group.leader()
    await first.server.stop()
    // Or another has it already, which hears of that: cluster/postgres-lease.database.test.ts.
    const { holder, isFree } = await lease()
    expect(isFree || !isOf(first, holder)).toBe(true)
    await group.leader(group.others(first))
    await group.show(group.others(first))
    await group.replace(first)
  })

  test('a leader that was paused for half a minute follows when it wakes, and nothing of it is written', async () => {
    const first = await group.leader()
    await group.show()
    void first.server.kill('SIGSTOP')
    await group.leader(group.others(first))
    for (let second = 0; second < 30; second += 1) {
      group.say()
      await realTime(1000)
    }
    void first.server.kill('SIGCONT')
    await expect.poll(() => first.role(), soon).toBe('following')
    // On a busy machine the one that followed it may have lost the lead meanwhile: to the third, not to this one.
    expect(isOf(first, (await lease()).holder)).toBe(false)
    await group.leader(group.others(first))
    await group.show()
  })

  test('cut off from the database, a leader goes on from memory and refuses messages; another leads, and all heals', async () => {
    const first = await group.leader()
    await group.show()
    first.cable.pull()
    await group.leader(group.others(first))
    await group.show()
    await expect.poll(() => first.role(), soon).toBe('unsure')
    await expect.poll(() => findingsOf(first), soon).toContain('lead-unsure')
    // What it receives itself is of the moment at which it received it, however long it has been alone.
    const received = Date.now()
    await realTime(2000)
    const waited = Date.now() - received
    expect((await first.dollar()).age).toBeGreaterThanOrEqual(waited)
    expect(await first.write('Kesik')).toBe(503)
    first.cable.plug()
    await expect.poll(() => first.role(), soon).toBe('following')
    await group.show()
    // As often as a person would: there is a limit to what one address may ask.
    await expect.poll(() => first.write('Geri'), { interval: 1000 }).toBe(200)
  })

  test('cut off from the database, a follower keeps its last price, which grows old', async () => {
    const [follower] = group.others(await group.leader())
    if (follower === undefined) throw new Error('nobody follows')
    await group.show()
    follower.cable.pull()
    const { sells } = await follower.dollar()
    for (let second = 0; second < 4; second += 1) {
      group.say()
      await realTime(1000)
    }
    const seen = await follower.dollar()
    expect(seen.sells).toBe(sells)
    expect(seen.age).toBeGreaterThan(4000)
    follower.cable.plug()
    await group.show()
  })
})
