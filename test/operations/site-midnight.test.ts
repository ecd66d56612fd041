import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { fieldsOf } from '#contract/json.ts'
import { dayOf, nextMidnight, SECOND } from '#domain/calendar.ts'
import { openSiteProcess } from '../e2e/site-process.ts'
import { type Site, withSite } from '../e2e/site.ts'
import { priceBody } from '../fakes/price-body.ts'

const BULLETIN = resolve(import.meta.dirname, '../fakes/samples/bulletin-utf-8.xml')

test(
  'after midnight, the change of the day is relative to the last price of the day before',
  { tags: ['core'] },
  async () => {
    await using opened = new AsyncDisposableStack()
    const sites = openSiteProcess()
    opened.defer(() => sites.end())
    await withSite(sites, { settings: {}, bulletin: BULLETIN, neverCloses: true, gold: null }, async (site) => {
      await site.provider.connections.reached(1)
      sendDollar(site, '47.4770')
      await expect.poll(async () => (await fetch(`${site.url}/api/feed?dil_kodu=tr`)).text()).toContain('47.4770')
      await site.pass(nextMidnight(site.now()) - site.now() + SECOND)
      sendDollar(site, '48.0000')
      const today = dayOf(site.now())
      await expect.poll(() => closeBefore(site, today)).toBe(47.477)
    })
  },
)

function sendDollar(site: Site, sell: string): void {
  site.provider.send(priceBody(site.now(), { USDTRY: ['47.2330', sell] }))
}

/** Returns the dollar's close of the day before from the daily summary. */
async function closeBefore(site: Site, day: string): Promise<unknown> {
  const answer = await fetch(`${site.url}/api/daily-summary?date=${day}`)
  const { summary } = fieldsOf(await answer.json())
  const rows: readonly unknown[] = Array.isArray(summary) ? summary : []
  return rows.map(fieldsOf).find(({ code }) => code === 'USD')?.['onceki_satis']
}
