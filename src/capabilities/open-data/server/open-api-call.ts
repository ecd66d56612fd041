import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { FastifyInstance } from 'fastify'
import type * as v from 'valibot'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { PAGES } from '#contract/paths.ts'
import type { CallDescriptions, CallParts } from '../../../server/http/index.ts'
import { preparedOf, replyWith } from '../../../server/response/index.ts'
import { OPEN_API_PATH } from '../contract/open-data.ts'

/** `GET /openapi.json` describes the calls for prices. Tests check every answer against it. */
export function openApiRoute(
  app: FastifyInstance,
  { facts, describedCalls }: Pick<CallParts, 'facts' | 'describedCalls'>,
): void {
  const answerOf = preparedOf((office: OfficeFacts) => ({
    contentType: 'application/json; charset=utf-8',
    cacheControl: 'public, max-age=3600',
    body: JSON.stringify(openApi(office, describedCalls())),
  }))
  app.get(OPEN_API_PATH, (_request, reply) => replyWith(reply, answerOf(facts())))
}

/** Builds the document. */
export function openApi(
  { name, origin, sharing }: Pick<OfficeFacts, 'name' | 'origin' | 'sharing'>,
  { calls, schemas }: CallDescriptions,
) {
  return {
    openapi: '3.1.1',
    info: {
      title: `${name}: exchange rates`,
      version: '1',
      summary: 'Prices of the counter, their change and history, and the central bank’s bulletin.',
      description: `${sharing ? OPEN : CLOSED} ${TERMS}`,
      termsOfService: `${origin}${PAGES.data.path}`,
    },
    servers: [{ url: origin }],
    externalDocs: { description: 'Türkçe ve İngilizce', url: `${origin}${PAGES.data.path}` },
    paths: Object.fromEntries(
      calls.map(({ path, operationId, summary, answer, query, inPath }) => [
        path,
        call(operationId, summary, answer.name, query, inPath),
      ]),
    ),
    components: {
      schemas: toJsonSchemaDefs(schemas, {
        target: 'draft-2020-12',
        overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
        ignoreActions: ['readonly'],
      }),
    },
  }
}

const OPEN = 'Pages of any origin may read these answers (CORS, without credentials).'
const CLOSED = 'The office does not share its data with other sites: browsers block pages of other origins.'
const TERMS =
  'Name the office as the source and show the time of each price. Prices are for information; those at the counter are final.'

function parametersOf(query: v.GenericSchema): object[] {
  const { properties = {}, required = [] } = toJsonSchema(query, { target: 'draft-2020-12' })
  return Object.entries(properties).map(([name, schema]) => {
    if (typeof schema === 'boolean') throw new Error(`the field ${name} has no schema`)
    const { description, ...rest } = schema
    return { name, in: 'query', required: required.includes(name), schema: rest, description }
  })
}

function call(
  operationId: string,
  summary: string,
  schema: string,
  query: v.GenericSchema,
  inPath: readonly object[] = [],
) {
  const answer = (description: string, name: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  })
  const wait = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } }
  return {
    get: {
      operationId,
      summary,
      parameters: [...inPath, ...parametersOf(query)],
      responses: {
        200: answer('The answer.', schema),
        304: { description: 'Unchanged: the ETag matches If-None-Match.' },
        400: answer('A field is unknown, repeated or wrong.', 'Error'),
        429: {
          description: 'Too many connections from one address. The body is a sentence in Turkish.',
          content: { 'text/plain': { schema: { type: 'string' } } },
          headers: wait,
        },
        500: answer('Internal error.', 'Error'),
        503: { ...answer('Unavailable.', 'Error'), headers: wait },
      },
    },
  }
}
