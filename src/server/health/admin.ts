import type { Server } from 'node:http'
import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { createHttpServer, ownHost, sharedOptions } from '../http/index.ts'
import type { Clock, Listen, Log, Settings } from '../runtime/index.ts'
import { addHaltCalls, type HaltControl } from './halt-calls.ts'
import type { ReadHealth } from './health.ts'
import { addProcessMetrics, addSiteMetrics } from './metrics.ts'
import { isUnavailable, readyReport } from './readyz.ts'
import type { HealthReport } from './report.ts'

/** The site does not serve in these phases. */
type Phase = 'starting' | 'stopping'

interface AdminOptions {
  readonly listen: Listen
  /** The root page refers to the panel's address. */
  readonly panel: Settings['panel']
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
}

/**
 * Opens the operator's listener on a port of its own. It opens before the site, so that a load balancer sees the
 * start.
 */
export async function openAdmin({ listen, panel, clock, log }: AdminOptions) {
  let state: Phase | ReadHealth = 'starting'
  const health = async () => (typeof state === 'string' ? state : state())
  const options: FastifyHttpOptions<Server> = {
    ...sharedOptions(log),
    serverFactory: (handler) => createHttpServer({}, handler),
  }
  const app = fastify(options)
  const isOwn = ownHost(null, listen.host)
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwn(request.headers.host)) return reply.code(421).send({ status: 'error' })
  })
  // Without thresholds the plugin rejects nothing. It measures the event loop and the memory for /readyz.
  await app.register(underPressure, {})

  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const seen = await health()
    const report = typeof seen === 'string' ? { status: seen } : readyReport(seen)
    return reply
      .code(isUnavailable(report.status) ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ ...report, process: app.memoryUsage() })
  })
  const registry = new Registry()
  addMetrics(app, registry, health)
  let control: HaltControl | undefined
  addHaltCalls(app, () => control, clock)
  // An earlier release had a status page at this address.
  app.get('/', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`Kurum durumu panelde: ${panel.origin ?? `http://${panel.host}:${panel.port}`}\n`),
  )

  const url = await app.listen(listen)
  return {
    url,
    /** The metrics of /metrics that are not part of the health report. */
    registry,
    /** From this call on, the endpoints report the running site. */
    serving(readHealth: ReadHealth): void {
      state = readHealth
    },
    stopping(): void {
      state = 'stopping'
    },
    /** From this call on, commands on this machine can halt and resume prices. */
    controlling(by: HaltControl): void {
      control = by
    },
    async [Symbol.asyncDispose](): Promise<void> {
      await app.close()
      registry.clear()
    },
  }
}

function addMetrics(app: FastifyInstance, registry: Registry, health: () => Promise<HealthReport | Phase>): void {
  let addedProcess = false
  let record: ((report: HealthReport) => void) | undefined
  app.get('/metrics', async (_request, reply) => {
    // The process metrics watch the event loop with a timer, so they start with the first scrape.
    if (!addedProcess) addProcessMetrics(registry)
    addedProcess = true
    const seen = await health()
    if (typeof seen !== 'string') {
      record ??= addSiteMetrics(registry)
      record(seen)
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
