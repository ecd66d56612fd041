import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STEPS } from '../../src/server/store/schema/steps.ts'
import { type Postgres, startPostgres } from '../postgres/server.ts'
import { describePostgres } from '../postgres/suite.ts'
import { nextRelease } from './next-release.ts'
import { type ReplicaGroup, startReplicaGroup } from './replica-group.ts'
import { sendMessage } from './sent-message.ts'

/** Changes that an older running release tolerates: new columns that it does not know and a new table. */
const EXPANDS = {
  worksFrom: STEPS.length,
  postgres:
    "ALTER TABLE messages ADD COLUMN language text NOT NULL DEFAULT 'tr'; ALTER TABLE days ADD COLUMN note text; CREATE TABLE visits (at bigint)",
}

/** A version of the settings with a field that the older release does not know, and a value that it cannot read. */
const NEWER_SETTINGS = `INSERT INTO office.settings (number, at, via, patch, document)
  SELECT number + 1, at, 'panel', '[]',
    (document::jsonb || '{"shortName": "Yeni Ad", "later": 1, "founded": {"year": 1996}}')::text
  FROM office.settings ORDER BY number DESC LIMIT 1`

describePostgres('a release beside a newer one that has updated the database', () => {
  let postgres: Postgres
  let group: ReplicaGroup
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'next-release-'))
    postgres = await startPostgres()
    group = await startReplicaGroup(postgres, 2)
  })
  afterAll(async () => {
    await group.close()
    await postgres.close()
    rmSync(folder, { recursive: true })
  })

  const steps = async (): Promise<unknown> =>
    (await postgres.run('SELECT max(number) AS newest FROM office.schema_steps', group.database))[0]?.['newest']

  test('both releases can serve, lead and write, and the older one can restart', async () => {
    await group.expectWell()
    const before = await group.leader()
    const [older] = group.others(before)
    if (older === undefined) throw new Error('no replica is a follower')
    expect(await steps()).toBe(STEPS.length)

    // The leader is upgraded first, so the older release leads with the newer schema.
    await before.server.stop()
    await group.leader([older])
    await group.replace(before, nextRelease(folder, EXPANDS))
    expect(await steps()).toBe(STEPS.length + 1)
    await group.expectWell()
    expect(await group.leader()).toBe(older)
    const [newer] = group.others(older)
    if (newer === undefined) throw new Error('the newer replica is missing')
    for (const [replica, subject] of [
      [older, 'eski'],
      [newer, 'yeni'],
    ] as const)
      expect((await sendMessage(replica, subject)).status).toBe(200)
    // A message that one release stored is known to the other.
    expect((await sendMessage(newer, 'eski')).status).toBe(200)
    const kept = await postgres.run(
      "SELECT subject, language FROM office.messages WHERE subject IN ('eski', 'yeni') ORDER BY number",
      group.database,
    )
    expect(kept).toEqual([
      { subject: 'eski', language: 'tr' },
      { subject: 'yeni', language: 'tr' },
    ])

    await postgres.run(NEWER_SETTINGS, group.database)
    for (const replica of [older, newer]) {
      const page = async (): Promise<string> => (await fetch(replica.server.url)).text()
      await expect.poll(page, { timeout: 30_000 }).toContain('Yeni Ad')
    }

    // Restart the older release while the newer one leads, as after a crash in the middle of an upgrade.
    await older.server.stop()
    await group.leader([newer])
    await group.replace(older)
    expect(await group.leader()).toBe(newer)
    await group.expectWell()
    const [restarted] = group.others(newer)
    expect(await (await fetch(restarted?.server.url ?? '')).text()).toContain('Yeni Ad')
    expect(await steps()).toBe(STEPS.length + 1)
  })
})
