import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { readSettings } from '../runtime/settings.ts'
import { openSqlite } from '../store/sqlite/sqlite-store.ts'
import { runTool } from './run.ts'

test('`history bulletins` requests older bulletins from the site, but none before the new lira', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bulletins-past-'))
  const clock = fakeClock(Date.parse('2026-11-23T10:00:00+03:00'))
  const tool = (...words: string[]) =>
    runTool(['history', 'bulletins', ...words], {
      settings: () => readSettings({ process: { DATA_DIR: folder, RATE_FEED_URL: 'http://127.0.0.1:1/feed' } }),
      clock,
    })
  const { exit, out } = await tool('03.01.2005')
  expect([exit, out.split('\n')[1]]).toEqual([
    0,
    '2005-01-03 gününden beri istendi: tatiller içinde, 5.710 iş günü eksik.',
  ])
  expect((await tool()).out).toContain('2005-01-03 gününden beri isteniyor.')
  expect((await tool('2004-12-31')).out).toContain('Yeni lirayla ilk bülten 2005-01-03 günündür: 2004-12-31')
  await using store = await openSqlite(join(folder, 'office.sqlite'), { thread: "caller's" })
  expect((await store.markers())['bulletins-since']).toBe(Date.parse('2005-01-03T00:00:00+03:00'))
  await rm(folder, { recursive: true })
})
