import { type FastifyServerOptions, LogController } from 'fastify'
import type { Log } from '../runtime/index.ts'

/** Returns the options that the site, the panel and the admin server share. */
export function sharedOptions(log: Log) {
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Calls parse with Valibot. Without this option, a start would load Fastify's compilers, a hundred modules.
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
  } satisfies FastifyServerOptions
}

function refuseSchemas(): never {
  throw new Error('a route has a schema of Fastify; calls parse with Valibot')
}
