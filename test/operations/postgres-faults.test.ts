import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cable, layCable } from '../postgres/cable.ts'
import { type Postgres, startPostgres } from '../postgres/server.ts'
import { describePostgres } from '../postgres/suite.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const SITE = { name: 'angun', password: 'geheim' } as const

/**
 * During every fault, visitors see prices, acknowledged messages are kept, other messages are refused, and the site
 * recovers by itself.
 */
describePostgres('a site whose PostgreSQL has a fault', () => {
  let database: Postgres
  let cable: Cable
  let site: ServerProcess
  let name: string
  let folder: string
  let kept: string[]

  beforeAll(async () => {
    database = await startPostgres({ withTools: true })
    await database.run(`CREATE ROLE ${SITE.name} LOGIN PASSWORD '${SITE.password}'`)
  })

  beforeEach(async () => {
    kept = []
    folder = mkdtempSync(join(tmpdir(), 'postgres-faults-'))
    name = await database.createDatabase()
    await database.run(`ALTER DATABASE ${name} OWNER TO ${SITE.name}`)
    cable = await layCable(database.port)
    const address = new URL(database.url(name, SITE))
    address.port = String(cable.port)
    site = await startServer({ DATABASE_URL: address.href, TRUST_PROXY: '1' }, folder)
    await expectFirstPrices()
  })

  afterEach(async () => {
    await site.kill('SIGKILL')
    await cable.close()
    rmSync(folder, { recursive: true })
    database.resume()
    await database.start()
  })

  afterAll(() => database.close())

  let visitors = 0

  /** Sends a message and remembers its subject if the site acknowledges it. */
  const send = async (subject: string, message = 'Merhaba'): Promise<number> => {
    visitors += 1
    const answer = await fetch(new URL('/api/contact.php', site.url), {
      method: 'POST',
      // Every message has another address because of the limit per address.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${visitors}` },
      body: JSON.stringify({ name: 'Ayşe', email: 'ayse@example.com', subject, message }),
    })
    if (answer.status === 200) kept.push(subject)
    return answer.status
  }
  /** Sends messages until one is accepted. The site may still be recovering from an earlier test. */
  const expectTaken = (subject: string): Promise<void> =>
    expect.poll(() => send(subject), { interval: 200, timeout: 60_000 }).toBe(200)
  const readiness = async (): Promise<string> => {
    const answer = await fetch(new URL('/readyz', site.adminUrl))
    const body: unknown = await answer.json()
    return typeof body === 'object' && body !== null && 'status' in body ? String(body.status) : ''
  }
  const shown = async (): Promise<string> => (await fetch(new URL('/api/feed', site.url))).text()
  const expectFirstPrices = async (): Promise<void> => {
    await expect.poll(shown).toContain('USD')
  }
  const expectPrices = async (): Promise<void> => {
    expect(await shown()).toContain('USD')
    expect((await fetch(site.url)).status).toBe(200)
  }
  const expectHealed = async (there: Postgres = database): Promise<void> => {
    await expectTaken('afterwards')
    await expect.poll(readiness, { interval: 200 }).toBe('ready')
    const rows = await there.run('SELECT subject FROM demo.messages ORDER BY number', name)
    expect(rows.map(({ subject }) => subject)).toEqual(kept)
    expect(site.printed.filter((line) => line.includes('"level":60'))).toEqual([])
  }

  test.each(['fast', 'kill'] as const)('the site survives a restart of the database (%s)', async (how) => {
    await expectTaken('before')
    await database.stop(how)
    expect(await send('meanwhile')).toBe(503)
    await expect.poll(readiness).toBe('unwritable')
    await expectPrices()
    await database.start()
    await expectHealed()
  })

  // store-trouble.test.ts tests with a fake clock that nobody waits for more than six seconds.
  test('with a slow database every request is answered, and every acknowledged message is kept', async () => {
    const shared = '/hesapla?bozdur=USD&tutar=500&an=20260801-1712'
    const statusAt = async (path: string) => (await fetch(new URL(path, site.url))).status
    for (const delay of [300, 700, 1500]) {
      cable.slow(delay)
      expect([200, 503]).toContain(await send(`after ${delay}`))
      expect([200, 503]).toContain(await statusAt('/api/chart-data?currency=USD&period=annual'))
      expect([200, 503]).toContain(await statusAt('/api/daily-summary?date=2026-07-30'))
      expect(await statusAt(shared)).toBe(200)
      await expectPrices()
    }
    cable.slow(0)
    await expectTaken('afterwards')
    const rows = await database.run('SELECT subject FROM demo.messages', name)
    // A message that was stored too late for its answer may also be there.
    expect(rows.map(({ subject }) => subject)).toEqual(expect.arrayContaining(kept))
  })

  test('the site recovers after a silent network failure to the database', async () => {
    await expectTaken('before')
    cable.pull()
    const sent = send('meanwhile')
    await expectPrices()
    expect(await sent).toBe(503)
    cable.plug()
    await expectHealed()
  })
})
