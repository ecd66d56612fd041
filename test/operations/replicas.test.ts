import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf } from '../../src/contract/json.ts'
import { runTool } from '../../src/server/office-tool/run.ts'
import { readSettings } from '../../src/server/run/settings.ts'
import { systemClock } from '../../src/server/run/system-clock.ts'
import { startFakeCentralBank } from '../fakes/central-bank.ts'
import { withGold } from '../fakes/gold-office.ts'
import { GOLD_OF_AUGUST, goldFrame } from '../fakes/gold.ts'
import { priceBody } from '../fakes/price-body.ts'
import { type FakeProvider, startFakeProvider } from '../fakes/provider.ts'
import { type Postgres, startPostgres } from '../postgres/server.ts'
import { describePostgres } from '../postgres/suite.ts'
import { realTime } from './real-time.ts'
import { type ReplicaPlace, type ReplicaSite, startReplica } from './replica-site.ts'

/** The lease's length, and a moment for who sees its end. */
const TAKEOVER = 5000

describePostgres('three replicas over one database', () => {
  let postgres: Postgres
  let provider: FakeProvider
  let place: ReplicaPlace
  let replicas: ReplicaSite[] = []
  let started = 0
  let said = 47_000
  const closers: (() => void | Promise<void>)[] = []

  beforeAll(async () => {
    postgres = await startPostgres()
    closers.push(() => postgres.close())
    const folder = mkdtempSync(join(tmpdir(), 'replicas-'))
    closers.push(() => rmSync(folder, { recursive: true }))
    provider = await startFakeProvider()
    closers.push(() => provider.stop())
    const bank = await startFakeCentralBank()
    closers.push(() => bank.stop())
    const database = await postgres.createDatabase()
    place = { folder, postgres, database, settings: { RATE_SOCKET_URL: provider.url, TCMB_URL: bank.url } }
    // All at once: one makes the schema, the others wait for it.
    replicas = await Promise.all([open(), open(), open()])
  })
  afterAll(async () => {
    for (const close of closers.toReversed()) await close()
  })

  async function open(): Promise<ReplicaSite> {
    started += 1
    const replica = await startReplica(`replica-${started}`, place)
    closers.push(async () => {
      await replica.server.kill('SIGKILL')
      await replica.cable.close()
    })
    return replica
  }

  /** In the place of one that has ended. */
  async function replace(ended: ReplicaSite): Promise<void> {
    replicas = [...others(ended), await open()]
  }

  const others = (than: ReplicaSite): ReplicaSite[] => replicas.filter((replica) => replica !== than)

  /** The one that leads, and is sure of it; there are never two. */
  async function leader(among = replicas): Promise<ReplicaSite> {
    let leads: ReplicaSite[] = []
    const count = async (): Promise<number> => {
      const roles = await Promise.all(among.map((replica) => replica.role()))
      leads = among.filter((_replica, index) => roles[index] === 'leading')
      expect(leads.length).toBeLessThan(2)
      return leads.length
    }
    await expect.poll(count, { interval: 20, timeout: 15_000 }).toBe(1)
    const [found] = leads
    if (found === undefined) throw new Error('nobody leads')
    return found
  }

  /** The provider says a price that it has not said before. */
  function say(): string {
    said += 1
    const sells = `${said / 1000}`.padEnd(6, '0')
    provider.send(priceBody(Date.now(), { USDTRY: ['46.9', sells] }))
    return `${sells}0`
  }

  const findingsOf = async ({ server }: ReplicaSite): Promise<unknown[]> => {
    const { findings } = fieldsOf(await (await fetch(`${server.adminUrl}/readyz`)).json())
    return Array.isArray(findings) ? findings.map((finding: unknown) => fieldsOf(finding)['kind']) : []
  }

  /** Until visitors of these read the newest price, which the source says again and again. */
  async function show(among = replicas): Promise<void> {
    const shown = async (): Promise<boolean> => {
      const newest = say()
      await realTime(100)
      const read = await Promise.all(among.map((replica) => replica.dollar()))
      return read.every(({ sells }) => sells === newest)
    }
    await expect.poll(shown, { interval: 50, timeout: 15_000 }).toBe(true)
  }

  /** What a command of the tool says, which knows the database and one of them. */
  async function told(...args: string[]): Promise<string> {
    const [answers] = replicas
    const own = {
      DATABASE_URL: postgres.url(place.database),
      ADMIN_PORT: new URL(answers?.server.adminUrl ?? '').port,
    }
    const settings = () =>
      readSettings({ process: { ...place.settings, ...own, DATA_DIR: join(place.folder, 'tool') } })
    return (await runTool([...args, '--yes'], { settings, clock: systemClock })).out
  }

  /** Publishes the sample with a change. */
  async function publish(change: (text: string) => string): Promise<void> {
    const file = join(place.folder, 'new.yaml')
    writeFileSync(file, change(readFileSync('office/office.yaml', 'utf8')))
    expect(await told('publish', file)).toMatch(/Sitede \(\d+\. sürüm\)/)
  }

  /** From when a command has ended. */
  const within = { interval: 20, timeout: 2000 }

  test('visitors of all read what the leader hears, and when its source spoke: nobody renews it', async () => {
    await leader()
    await show()
    await realTime(2000)
    for (const replica of replicas) expect((await replica.dollar()).age).toBeGreaterThanOrEqual(2000)
  })

  test('what is published at one place is in force at all within two seconds: halt, resume, and a text of the office', async () => {
    await show()
    const dollars = async (): Promise<(string | null)[]> =>
      Promise.all(replicas.map(async (replica) => (await replica.dollar()).sells))
    expect(await told('halt', 'USD')).toContain('Siteden kaldırıldı.')
    await expect.poll(dollars, within).toEqual([null, null, null])
    expect(await told('resume', 'USD')).toContain('Yeniden sitede.')
    await expect.poll(dollars, within).not.toContain(null)
    await publish((text) => text.replace('kisa_ad: ANGÜN', 'kisa_ad: YENİ'))
    const named = (replica: ReplicaSite): Promise<boolean> =>
      fetch(`${replica.server.url}/about`).then(async (page) => (await page.text()).includes('YENİ'))
    await expect.poll(() => Promise.all(replicas.map(named)), within).toEqual([true, true, true])
    expect(await told('undo')).toContain('Sitede')
    await show()
  })

  test('gold comes to all with what is published at one place, is the same at all, is halted at all, and goes from all', async () => {
    const read = (path: string): Promise<Response[]> =>
      Promise.all(replicas.map(({ server }) => fetch(server.url + path)))
    const pages = async (): Promise<unknown> => (await read('/altin')).map(({ status }) => status)
    const textsWith = (path: string, words: string) => async (): Promise<unknown> => {
      const texts = await Promise.all((await read(path)).map((page) => page.text()))
      return texts.map((text) => text.includes(words))
    }
    const menus = textsWith('/about', 'href="/altin"')
    const boards = async (): Promise<unknown[]> => {
      const feeds = await Promise.all((await read('/api/feed?board=gold')).map((feed) => feed.json()))
      return feeds.map((feed) => fieldsOf(feed)['data'])
    }
    expect(await pages()).toEqual([404, 404, 404])
    await publish(withGold)
    await expect.poll(pages, within).toEqual([200, 200, 200])
    await expect.poll(menus, within).toEqual([true, true, true])

    provider.send(goldFrame(Date.now()))
    const metals = Object.keys(GOLD_OF_AUGUST).toSorted()
    const shown = async (): Promise<unknown> => (await boards()).map((board) => Object.keys(fieldsOf(board)).toSorted())
    await expect.poll(shown).toEqual([metals, metals, metals])
    const [one, ...rest] = await boards()
    for (const other of rest) expect(other).toEqual(one)
    // With the margin of ten lira, in the first document.
    const priced = textsWith('/altin', '10.105')
    await expect.poll(priced, within).toEqual([true, true, true])

    expect(await told('halt', 'ceyrek-yeni')).toContain('Siteden kaldırıldı.')
    const quarters = async (): Promise<unknown> => (await boards()).map((board) => 'CEYREK_YENI' in fieldsOf(board))
    await expect.poll(quarters, within).toEqual([false, false, false])
    expect(await told('resume', 'ceyrek-yeni')).toContain('Yeniden sitede.')
    await expect.poll(quarters, within).toEqual([true, true, true])

    await publish((text) => text)
    await expect.poll(pages, within).toEqual([404, 404, 404])
    await expect.poll(menus, within).toEqual([false, false, false])
    expect(await boards()).toEqual([{}, {}, {}])
  })

  test('another leads within five seconds of a kill -9, and its visitors go on from the price that they had', async () => {
    const first = await leader()
    await show()
    const [other] = others(first)
    const before = await other?.dollar()
    const began = performance.now()
    await first.server.kill('SIGKILL')
    const next = await leader(others(first))
    expect(performance.now() - began).toBeLessThan(TAKEOVER)
    expect((await next.dollar()).sells).toBe(before?.sells)
    await show(others(first))
    await replace(first)
  })

  test('a leader that is told to stop hands over at once', async () => {
    const first = await leader()
    await first.server.stop()
    const began = performance.now()
    await leader(others(first))
    expect(performance.now() - began).toBeLessThan(1000)
    await show(others(first))
    await replace(first)
  })

  test('a leader that was paused for half a minute follows when it wakes, and nothing of it is written', async () => {
    const first = await leader()
    await show()
    void first.server.kill('SIGSTOP')
    const next = await leader(others(first))
    for (let second = 0; second < 30; second += 1) {
      say()
      await realTime(1000)
    }
    const epochs = (): Promise<unknown> => postgres.run('SELECT epoch FROM office.leadership', place.database)
    const before = await epochs()
    void first.server.kill('SIGCONT')
    await expect.poll(() => first.role(), { interval: 50 }).toBe('following')
    expect(await next.role()).toBe('leading')
    expect(await epochs()).toEqual(before)
    await show()
  })

  test('cut off from the database, a leader goes on from memory and refuses messages; another leads within ten seconds, and all heals', async () => {
    const first = await leader()
    await show()
    const began = performance.now()
    first.cable.pull()
    await leader(others(first))
    expect(performance.now() - began).toBeLessThan(2 * TAKEOVER)
    await show()
    expect(await first.role()).toBe('unsure')
    expect(await findingsOf(first)).toContain('lead-unsure')
    // What it hears itself is of the moment at which it heard it, however long it has been alone.
    const heard = Date.now()
    await realTime(2000)
    expect((await first.dollar()).age).toBeGreaterThanOrEqual(Date.now() - heard)
    expect(await first.write('Kesik')).toBe(503)
    first.cable.plug()
    await expect.poll(() => first.role(), { interval: 50 }).toBe('following')
    await show()
    // As often as a person would: there is a limit to what one address may ask.
    await expect.poll(() => first.write('Geri'), { interval: 1000, timeout: 10_000 }).toBe(200)
  })

  test('cut off from the database, a follower keeps its last price, which grows old', async () => {
    const [follower] = others(await leader())
    if (follower === undefined) throw new Error('nobody follows')
    await show()
    follower.cable.pull()
    const { sells } = await follower.dollar()
    for (let second = 0; second < 4; second += 1) {
      say()
      await realTime(1000)
    }
    const seen = await follower.dollar()
    expect(seen.sells).toBe(sells)
    expect(seen.age).toBeGreaterThan(4000)
    follower.cable.plug()
    await show()
  })
})
