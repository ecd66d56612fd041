import { join } from 'node:path'
import { expect, test } from 'vitest'
import { officeFolder } from '../../../test/fakes/run-office.ts'
import { openSqlite } from '../store/sqlite/sqlite-store.ts'

const at = officeFolder(Date.parse('2026-11-23T10:00:00+03:00'), { RATE_FEED_URL: 'http://127.0.0.1:1/feed' })

test('`history bulletins` requests older bulletins from the site, but none before the new lira', async () => {
  const bulletins = (...days: string[]) => at.office('history', 'bulletins', ...days)
  const { exit, out } = await bulletins('03.01.2005')
  expect([exit, out.split('\n')[1]]).toEqual([
    0,
    '2005-01-03 gününden beri istendi: tatiller içinde, 5.710 iş günü eksik.',
  ])
  expect((await bulletins()).out).toContain('2005-01-03 gününden beri isteniyor.')
  expect((await bulletins('2004-12-31')).out).toContain('Yeni lirayla ilk bülten 2005-01-03 günündür: 2004-12-31')
  await using store = await openSqlite(join(at.folder, 'office.sqlite'), { thread: "caller's" })
  expect((await store.markers())['bulletins-since']).toBe(Date.parse('2005-01-03T00:00:00+03:00'))
})
