import type { Server } from 'node:http'
import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyHttpOptions, LogController } from 'fastify'
import type { Registry } from 'prom-client'
import { WITHOUT_SCHEMAS } from '../http/index.ts'
import type { Clock, Listen, Log } from '../runtime/index.ts'
import { addGlance } from './dashboard/index.ts'
import { healthReport, isUnavailable } from './health-report.ts'
import { type Overview, overviewOf } from './overview.ts'
import type { Vitals } from './reading.ts'

type Phase = 'starting' | 'serving' | 'stopping'

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
  let metrics: Registry | undefined
  let record: ((overview: Overview) => void) | undefined
  const options: FastifyHttpOptions<Server> = {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    ...WITHOUT_SCHEMAS,
  }
  const app = fastify(options)
  // Without thresholds it refuses nothing here: it measures the loop and the memory for /readyz.
  await app.register(underPressure, {})

  const overview = async (): Promise<Overview | 'starting' | 'stopping'> => {
    if (phase !== 'serving' || vitals === undefined) return phase === 'stopping' ? phase : 'starting'
    return overviewOf(await vitals.read(), clock.now(), clock.zone)
  }

  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const seen = await overview()
    const report = typeof seen === 'string' ? { status: seen } : healthReport(seen)
    return reply
      .code(isUnavailable(report.status) ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ ...report, process: app.memoryUsage() })
  })
  app.get('/metrics', async (_request, reply) => {
    // Their library takes a tenth of a start, so it comes with the first question.
    const { addSiteMetrics, processMetrics } = await import('./metrics.ts')
    metrics ??= processMetrics()
    const seen = await overview()
    if (typeof seen !== 'string') {
      record ??= addSiteMetrics(metrics)
      record(seen)
    }
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })

  await addGlance(app, { host: listen.host, overview, clock })

  const url = await app.listen(listen)
  return {
    url,
    serving(site) {
      vitals = site
      phase = 'serving'
    },
    stopping() {
      phase = 'stopping'
    },
    async close() {
      await app.close()
      metrics?.clear()
    },
  }
}
