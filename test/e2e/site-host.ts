/**
 * Runs the sites of one worker's tests. Each test starts its own built site in this process, which has loaded and
 * compiled the code before. Requests and answers are IPC messages (`site-orders.ts`).
 */
import { appendFileSync, openSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type RunningSite, startSite } from '../../src/server/main.ts'
import type { PageBuild } from '../../src/server/pages/page-build.ts'
import { productionBuild } from '../../src/server/pages/production-build.ts'
import type { Clock } from '../../src/server/runtime/clock.ts'
import { createLog } from '../../src/server/runtime/log.ts'
import { type RunningClock, runningClock } from '../fakes/running-clock.ts'
import { validSettings } from '../fakes/valid-settings.ts'
import { type Answer, type SiteRequest, order } from './site-orders.ts'

interface HostedSite {
  readonly site: RunningSite
  readonly clock: RunningClock
}

type StartOrder = Extract<SiteRequest, { kind: 'start' }>

const hosted = new Map<string, HostedSite>()

process.on('message', (message) => {
  const given = v.parse(order, message)
  carryOut(given).then(
    (site) => answer({ to: given.number, ...site }),
    (error: unknown) => answer({ to: given.number, failure: String(error) }),
  )
})

// The parent process has ended.
process.on('disconnect', () => process.exit())

function answer(reply: Answer): void {
  process.send?.(reply)
}

async function carryOut(given: SiteRequest): Promise<Pick<Answer, 'site'>> {
  switch (given.kind) {
    case 'start':
      return { site: await start(given) }
    case 'put forward':
      hostedAt(given.url).clock.putForward(given.ms)
      return {}
    case 'stop': {
      const { site } = hostedAt(given.url)
      hosted.delete(given.url)
      await site[Symbol.asyncDispose]()
      return {}
    }
  }
}

function hostedAt(url: string): HostedSite {
  const found = hosted.get(url)
  if (found === undefined) throw new Error(`No site at ${url}`)
  return found
}

async function start({ folder, settings: given, ahead }: StartOrder): Promise<Answer['site']> {
  const addresses = { HOST: '127.0.0.1', PORT: '0', ADMIN_PORT: '0', PANEL_PORT: '0', DATA_DIR: join(folder, 'data') }
  const settings = validSettings({ ...addresses, ...given })
  const clock = runningClock({ ahead })
  // The file is never closed, because a log line may be written after the site has stopped.
  const file = openSync(join(folder, 'site.log'), 'a')
  const log = createLog({ write: (line) => appendFileSync(file, line) })
  const site = await startSite(settings, () => buildBy(clock), { clock, log })
  hosted.set(site.url, { site, clock })
  return { url: site.url, adminUrl: site.adminUrl, panelUrl: site.panelUrl }
}

/** Sets the `date` header, from which pages learn the server's time. Node would take it from the machine's clock. */
async function buildBy(clock: Clock): Promise<PageBuild> {
  const build = await productionBuild()
  return {
    ...build,
    serveFiles(app, options) {
      app.server.prependListener('request', (_request, response) => {
        response.setHeader('date', new Date(clock.now()).toUTCString())
      })
      return build.serveFiles(app, options)
    },
  }
}
