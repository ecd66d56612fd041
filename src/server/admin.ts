import underPressure from '@fastify/under-pressure'
import fastify, { LogController } from 'fastify'
import type { Registry } from 'prom-client'
import type { Clock } from './clock.ts'
import { isUnavailable, type Phase, reportHealth, type Vitals } from './health-report.ts'
import type { Log } from './log.ts'
import type { Listen } from './settings.ts'

/** The operator's door, on a listener of its own: never reachable through the public port. */
export interface Admin {
  readonly url: string
  /** From now on the site serves, and these tell how it is. */
  serving(vitals: Vitals): void
  stopping(): void
  close(): Promise<void>
}

export interface AdminOptions {
  readonly listen: Listen
  readonly clock: Clock
  readonly log: Log
}

/** Listens before the site does, so that a balancer sees it starting. */
export async function openAdmin({ listen, clock, log }: AdminOptions): Promise<Admin> {
  let phase: Phase = 'starting'
  let vitals: Vitals | undefined
  let loading: Promise<Registry> | undefined
  const metrics = (): Promise<Registry> => (loading ??= loadMetrics())
  const addSite = async (site: Vitals): Promise<void> => {
    const { addSiteMetrics } = await import('./metrics.ts')
    addSiteMetrics(await metrics(), () => site.parts(), clock)
  }
  const app = fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) })
  // Without thresholds it refuses nothing here: it measures the loop and the memory for /readyz.
  await app.register(underPressure, {})

  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const report = await reportHealth(phase, vitals, clock)
    return reply
      .code(isUnavailable(report.status) ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ ...report, process: app.memoryUsage() })
  })
  app.get('/metrics', async (_request, reply) => {
    const registry = await metrics()
    return reply.type(registry.contentType).send(await registry.metrics())
  })

  const url = await app.listen(listen)
  return {
    url,
    serving(site) {
      vitals = site
      phase = 'serving'
      void addSite(site)
    },
    stopping() {
      phase = 'stopping'
    },
    async close() {
      await app.close()
      const registry = await loading
      registry?.clear()
    },
  }
}

/** Its library takes a tenth of a start: it comes when the site serves, or when somebody asks before. */
async function loadMetrics(): Promise<Registry> {
  const { processMetrics } = await import('./metrics.ts')
  return processMetrics()
}
