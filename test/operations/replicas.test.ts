import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { fieldsOf } from '../../src/contract/json.ts'
import { openDayAndNight } from '../fakes/open-office.ts'
import { runOffice } from '../fakes/run-office.ts'
import { startPostgres } from '../postgres/server.ts'
import { describePostgres } from '../postgres/suite.ts'
import { realTime } from './real-time.ts'
import { type ReplicaGroup, startReplicaGroup } from './replica-group.ts'
import type { ReplicaSite } from './replica-site.ts'

describePostgres('three replicas over one database', () => {
  let group: ReplicaGroup

  beforeAll(async () => {
    const postgres = await startPostgres()
    // All start at once: one creates the schema while the others wait.
    group = await startReplicaGroup(postgres, 3)
    return async () => {
      await group.close()
      await postgres.close()
    }
  })

  const findingsOf = async ({ server }: ReplicaSite): Promise<unknown[]> => {
    const { findings } = fieldsOf(await (await fetch(`${server.adminUrl}/readyz`)).json())
    return Array.isArray(findings) ? findings.map((finding: unknown) => fieldsOf(finding)['kind']) : []
  }

  /** Runs a command of the office tool with the settings of the first replica and returns its output. */
  async function printed(...args: string[]): Promise<string> {
    const [answers] = group.replicas
    const own = {
      ...answers?.settings,
      DATABASE_URL: group.postgres.url(group.database),
      ADMIN_PORT: new URL(answers?.server.adminUrl ?? '').port,
    }
    return (await runOffice({ ...group.settings, ...own }, [...args, '--yes'])).out
  }

  /** Imports the sample office file with a change. */
  async function publish(change: (text: string) => string): Promise<void> {
    const file = join(group.folder, 'new.yaml')
    writeFileSync(file, change(readFileSync('office/office.yaml', 'utf8')))
    expect(await printed('import', file)).toMatch(PUBLISHED)
  }

  // On a busy machine a command may end before the last replica has confirmed, and then prints another sentence after.
  const HALTED = /Siteden kaldırıldı\./
  const RESUMED = /Yeniden sitede\./
  const PUBLISHED = /Yayınlandı: \d+\. sürüm\./

  /**
   * These tests do not measure how fast a change reaches the replicas. replica-halts.test.ts expects it before the
   * command ends.
   */
  const soon = { interval: 50 }

  /** Reads from the database which process had the lease last and whether it has been released. */
  async function lease(): Promise<{ readonly holder: string; readonly isFree: boolean }> {
    const [row] = await group.postgres.run('SELECT holder, until = 0 AS free FROM office.leadership', group.database)
    return { holder: String(row?.['holder']), isFree: row?.['free'] === true }
  }
  const isOf = ({ server }: ReplicaSite, holder: string): boolean => holder.endsWith(` ${server.pid}`)

  test("all replicas show the leader's price with the time of its quote, which they do not renew", async () => {
    await group.leader()
    await group.show()
    await realTime(2000)
    for (const replica of group.replicas) expect((await replica.dollar()).age).toBeGreaterThanOrEqual(2000)
  })

  test('a halt, a text and a rule for banknotes that one replica publishes take effect on all', async () => {
    await group.show()
    const dollars = async (): Promise<(string | null)[]> =>
      Promise.all(group.replicas.map(async (replica) => (await replica.dollar()).sells))
    expect(await printed('halt', 'USD')).toMatch(HALTED)
    await expect.poll(dollars, soon).toEqual([null, null, null])
    expect(await printed('resume', 'USD')).toMatch(RESUMED)
    await expect.poll(dollars, soon).not.toContain(null)
    // A closed office's window shows no rules.
    await publish((text) =>
      openDayAndNight(text)
        .replace('kisa_ad: ANGÜN', 'kisa_ad: YENİ')
        .replace(/^  banknotlar: yok$/m, '  banknotlar:\n    USD:\n      50: -0,50'),
    )
    const textOf = async ({ server }: ReplicaSite, path: string): Promise<string> =>
      (await fetch(`${server.url}${path}`)).text()
    const shows = (path: string, part: string): Promise<boolean[]> =>
      Promise.all(group.replicas.map(async (replica) => (await textOf(replica, path)).includes(part)))
    await expect.poll(() => shows('/about', 'YENİ'), soon).toEqual([true, true, true])
    await expect.poll(() => shows('/api/banknotes?currency=USD', '"less":0.5'), soon).toEqual([true, true, true])
    await expect.poll(() => shows('/rates/usd', '−0,50'), soon).toEqual([true, true, true])
    await expect.poll(() => shows('/tabela', 'tabeladan'), soon).toEqual([true, true, true])
    expect(await printed('undo')).toMatch(PUBLISHED)
    await group.show()
  })

  // `npm run bench replicas-takeover` measures the speed; cluster/election.test.ts tests the lease with a fake clock.
  test('another replica leads after a kill -9 and continues with the same price', async () => {
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

  test('a leader that is stopped releases its lease, and another replica leads', async () => {
    const first = await group.leader()
    await first.server.stop()
    // Another replica may already have the lease, as tested in cluster/postgres-lease.database.test.ts.
    const { holder, isFree } = await lease()
    expect(isFree || !isOf(first, holder)).toBe(true)
    await group.leader(group.others(first))
    await group.show(group.others(first))
    await group.replace(first)
  })

  test('a leader that was paused for 30 seconds becomes a follower and writes nothing', async () => {
    const first = await group.leader()
    await group.show()
    void first.server.kill('SIGSTOP')
    await group.leader(group.others(first))
    for (let second = 0; second < 30; second += 1) {
      group.send()
      await realTime(1000)
    }
    void first.server.kill('SIGCONT')
    await expect.poll(() => first.role(), soon).toBe('following')
    // On a busy machine, the new leader may have lost the lead to the third replica, but not to the paused one.
    expect(isOf(first, (await lease()).holder)).toBe(false)
    await group.leader(group.others(first))
    await group.show()
  })

  test('a leader without a database continues from memory and refuses messages until it reconnects as a follower', async () => {
    const first = await group.leader()
    await group.show()
    first.cable.pull()
    await group.leader(group.others(first))
    await group.show()
    await expect.poll(() => first.role(), soon).toBe('unsure')
    await expect.poll(() => findingsOf(first), soon).toContain('lead-unsure')
    // The leader received its price itself, so the time of the price must not advance while it is alone.
    const received = Date.now()
    await realTime(2000)
    const waited = Date.now() - received
    expect((await first.dollar()).age).toBeGreaterThanOrEqual(waited)
    expect(await first.write('Kesik')).toBe(503)
    first.cable.plug()
    await expect.poll(() => first.role(), soon).toBe('following')
    await group.show()
    // Write once a second, like a person, because of the limit per address.
    await expect.poll(() => first.write('Geri'), { interval: 1000 }).toBe(200)
  })

  test('a follower without a database keeps its last price, whose age grows', async () => {
    const [follower] = group.others(await group.leader())
    if (follower === undefined) throw new Error('no replica is a follower')
    await group.show()
    follower.cable.pull()
    const { sells } = await follower.dollar()
    for (let second = 0; second < 4; second += 1) {
      group.send()
      await realTime(1000)
    }
    const seen = await follower.dollar()
    expect(seen.sells).toBe(sells)
    expect(seen.age).toBeGreaterThan(4000)
    follower.cable.plug()
    await group.show()
  })
})
