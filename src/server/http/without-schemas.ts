import type { FastifyServerOptions } from 'fastify'

/** No route of ours has a schema. Fastify loads its compilers of schemas with or without one, a hundred and fifty modules, unless it is given others. */
export const WITHOUT_SCHEMAS: Pick<FastifyServerOptions, 'schemaController'> = {
  schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
}

function refuse(): never {
  throw new Error('src/contract reads what comes in: no schema does')
}
