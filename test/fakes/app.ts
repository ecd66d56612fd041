import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { createApp } from '../../src/server/http/app.ts'
import { createReadiness, type Readiness } from '../../src/server/http/readiness.ts'
import { createTraffic } from '../../src/server/http/traffic.ts'
import { securityHeaders } from '../../src/server/response/security-headers.ts'
import { systemClock } from '../../src/server/runtime/clock.ts'
import { createLog } from '../../src/server/runtime/log.ts'
import { type TrustedProxies, trustIn } from '../../src/server/runtime/visitor-address.ts'
import { OFFICE_FACTS } from './office-facts.ts'

export interface FakeAppOptions {
  readonly trustProxy?: TrustedProxies
  readonly logged?: string[]
  /** The time in ms within which a request must have arrived. */
  readonly patience?: number
  readonly observe?: (request: IncomingMessage) => void
  readonly readiness?: Readiness
}

/** Creates the public site without pages. A test adds the routes that it calls. */
export function fakeApp({
  trustProxy = false,
  logged = [],
  patience = 30_000,
  observe,
  readiness = createReadiness(systemClock),
}: FakeAppOptions = {}): FastifyInstance {
  return createApp({
    pages: {
      answer: () => false,
      answerNotFound: (_request, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('404 page'),
    },
    patience,
    ...(observe !== undefined && { observe }),
    trust: trustIn(trustProxy),
    readiness,
    traffic: createTraffic({ elapsed: () => 0 }, new Registry()),
    headers: () => securityHeaders(OFFICE_FACTS.map.embed),
    log: createLog({ write: (line) => logged.push(line) }),
  })
}
