import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rate } from '#domain/rate.ts'
import { importOffice } from '../../../test/fakes/imported-office.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { officeFolder, runOffice } from '../../../test/fakes/run-office.ts'
import { openGoldFixings } from '../history/gold-fixings.ts'
import { openSqlite } from '../store/sqlite/sqlite-store.ts'
import type { ToolAnswer } from './run.ts'

const at = officeFolder(Date.parse('2026-11-23T10:00:00+03:00'), { RATE_FEED_URL: 'http://127.0.0.1:1/feed' })

function tool(words: readonly string[], more: Record<string, string> = {}): Promise<ToolAnswer> {
  return runOffice({ ...at.settings, ...more }, ['history', 'gold', ...words], at)
}

async function siteRecord<Answer>(work: (record: Awaited<ReturnType<typeof openGoldFixings>>) => Promise<Answer>) {
  await using store = await openSqlite(join(at.folder, 'office.sqlite'), { thread: "caller's" })
  return await work(await openGoldFixings({ store, clock: at.clock, log: silentLog }))
}

describe('the central bank’s past gold prices', () => {
  test('`history gold` stores the first requested day for the site', async () => {
    expect(await siteRecord((record) => record.since())).toBeNull()
    const { exit, out } = await tool(['29.12.2021'])
    expect(exit).toBe(0)
    expect(out).toContain('2021-12-29 gününden beri istendi: tatiller içinde, 1.278 iş günü eksik.')
    expect(await siteRecord((record) => record.since())).toBe('2021-12-29')
  })

  test('`history gold` shows the recorded days and the requested first day', async () => {
    expect((await tool([])).out).toBe('TCMB’nin altını: kayıt yok.\nSon bir yıl alınır.\n')
    await tool(['2026-11-19'])
    const fixedAt = Date.parse('2026-11-19T15:00:00+03:00')
    await siteRecord((record) => record.onPastFixing({ at: fixedAt, standard: rate('5734.70'), pure: rate('5763.52') }))
    expect((await tool([])).out).toBe(
      'TCMB’nin altını: 1 gün kayıtlı (2026-11-19 – 2026-11-19).\n2026-11-19 gününden beri isteniyor.\n',
    )
    expect((await tool(['2026-11-19'])).out).toContain('1 iş günü eksik')
    expect((await tool(['2026-11-19', '--json'])).out).toContain('"days": 1')
  })

  test.each([
    ['2021-12-28', 'TCMB’nin saatlik altını 2021-12-29 günü başlar: 2021-12-28'],
    ['2026-11-23', 'Gün bugünden önce olmalı: 2026-11-23'],
    ['dün', 'Gün 2021-12-29 ya da 29.12.2021 biçiminde olmalı: dün'],
  ])('`history gold` rejects %s as the first day', async (day, reason) => {
    const { exit, out } = await tool([day])
    expect([exit, out.split('\n')[0]]).toEqual([2, reason])
  })

  test('`history gold` announces the nightly download, or the reason why none happens', async () => {
    const soon = 'Site bunları gece 01.00’de'
    expect((await tool(['2024-01-02'])).out).toContain(soon)
    const invented = await tool(['2024-01-03'], { CENTRAL_BANK: 'demo' })
    expect(invented.out).toContain('Site şimdi örnek TCMB bülteniyle çalışıyor')
    expect(invented.out).not.toContain(soon)
    expect(await siteRecord((record) => record.since())).toBe('2024-01-03')
    await importOffice(join(at.folder, 'office.sqlite'))
    const without = await tool(['2024-01-02'])
    expect(without.out).toContain('altın sayfası kapalı')
    expect(without.out).not.toContain(soon)
  })
})
