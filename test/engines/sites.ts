import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { everySecond } from '../e2e/every-second.ts'
import { openSiteProcess } from '../e2e/site-process.ts'
import { OFFICE_FILE, type Site, untilNoon, withSite } from '../e2e/site.ts'
import { withGold } from '../fakes/gold-office.ts'
import { priceBody } from '../fakes/price-body.ts'

const BULLETIN = resolve(import.meta.dirname, '../fakes/samples/bulletin-utf-8.xml')

/** The two sites that all checks of an engine share. */
export interface Sites extends AsyncDisposable {
  /** A site in demo mode with gold, so it has every page and years of history. */
  readonly demo: string
  readonly panel: Panel
  /** A site whose provider sends one dollar price every second. */
  readonly market: Market
}

/** The panel of the demo site. A link signs in, because the drivers cannot operate passkeys. */
export interface Panel {
  readonly url: string
  readonly enter: string
}

export interface Market {
  readonly site: Site
  /** Changes the sell price of the dollar, for example to "47.4770". */
  sendSell(sell: string): void
}

export async function openSites(): Promise<Sites> {
  await using opened = new AsyncDisposableStack()
  const sites = openSiteProcess()
  opened.defer(() => sites.end())
  const folder = await mkdtemp(join(tmpdir(), 'engines-'))
  opened.defer(() => rm(folder, { recursive: true }))
  const office = join(folder, 'office.yaml')
  await writeFile(office, withGold(await readFile(OFFICE_FILE, 'utf8')))
  const demo = await sites.start(folder, { OFFICE_FILE: office }, untilNoon(Date.now()))
  opened.defer(() => demo.stop())

  const lent = Promise.withResolvers<Site>()
  const givenBack = Promise.withResolvers<void>()
  const lending = withSite(sites, { settings: {}, bulletin: BULLETIN, neverCloses: true, gold: null }, async (site) => {
    lent.resolve(site)
    await givenBack.promise
  })
  opened.defer(() => lending)
  opened.defer(() => givenBack.resolve())
  const site = await lent.promise
  await site.provider.connections.reached(1)
  let sell = '47.4770'
  const send = (): void => site.provider.send(priceBody(site.now(), { USDTRY: ['47.2330', sell] }))
  opened.defer(everySecond(send))

  const resources = opened.move()
  return {
    demo: demo.url,
    panel: panelAt(await readFile(join(folder, 'site.log'), 'utf8')),
    market: {
      site,
      sendSell(next) {
        sell = next
        send()
      },
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

function panelAt(log: string): Panel {
  const [enter] = /http:\/\/localhost:\d+\/giris\/demo\?anahtar=[\w-]+/.exec(log) ?? []
  if (enter === undefined) throw new Error(`The log has no link to the panel:\n${log}`)
  return { url: new URL(enter).origin, enter }
}
