import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { FastifyInstance } from 'fastify'
import type * as v from 'valibot'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { OFFICIAL_DAY_PATH } from '#contract/official-day-query.ts'
import { API_PATHS, PAGES } from '#contract/paths.ts'
import { priceCallAnswers } from '#contract/price-call-answers.ts'
import {
  bankQuery,
  banknotesQuery,
  chartQuery,
  feedQuery,
  officialYearQuery,
  summaryQuery,
} from '#contract/price-call-queries.ts'
import { BANKNOTES_PATH, OPEN_API_PATH } from '#contract/shared-data.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { preparedOf, replyWith } from '../response/index.ts'
import type { CallParts } from './call.ts'

/** `GET /openapi.json` describes the calls for prices. Tests check every answer against it. */
export function openApiRoute(app: FastifyInstance, { facts, selection }: Pick<CallParts, 'facts' | 'selection'>): void {
  const answerOf = preparedOf((office: OfficeFacts) => ({
    contentType: 'application/json; charset=utf-8',
    cacheControl: 'public, max-age=3600',
    body: JSON.stringify(openApi(office, selection())),
  }))
  app.get(OPEN_API_PATH, (_request, reply) => replyWith(reply, answerOf(facts())))
}

/** Builds the document. `selection` has the office's instruments. */
export function openApi(
  { name, origin, sharing }: Pick<OfficeFacts, 'name' | 'origin' | 'sharing'>,
  selection: readonly InstrumentId[],
) {
  return {
    openapi: '3.1.1',
    info: {
      title: `${name}: exchange rates`,
      version: '1',
      summary: 'Prices of the counter, their change, their past, and the central bank’s bulletin.',
      description: `${sharing ? OPEN : CLOSED} ${TERMS}`,
      termsOfService: `${origin}${PAGES.data.path}`,
    },
    servers: [{ url: origin }],
    externalDocs: { description: 'Türkçe ve İngilizce', url: `${origin}${PAGES.data.path}` },
    paths: {
      [API_PATHS.feed]: call('feed', 'The prices of now, each with its own moment', 'Feed', feedQuery),
      [API_PATHS.dailySummary]: call(
        'dailySummary',
        'How a day’s prices compare with the last close',
        'DailySummary',
        summaryQuery,
      ),
      [API_PATHS.centralBank]: call(
        'centralBank',
        'The newest bulletin of the central bank (TCMB)',
        'CentralBank',
        bankQuery,
      ),
      [API_PATHS.chartData]: call('chartData', 'The record of one price', 'ChartData', chartQuery(selection)),
      [BANKNOTES_PATH]: call(
        'banknotes',
        'Which banknotes of a currency the office buys, and at what price',
        'Banknotes',
        banknotesQuery,
      ),
      [`${OFFICIAL_DAY_PATH}/{year}.json`]: call(
        'officialYear',
        'The central bank’s rates in force on each date of a year',
        'OfficialYear',
        officialYearQuery,
        [YEAR],
      ),
    },
    components: {
      schemas: toJsonSchemaDefs(priceCallAnswers(selection), {
        target: 'draft-2020-12',
        overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
        ignoreActions: ['readonly'],
      }),
    },
  }
}

const OPEN = 'Pages of any origin may read these calls (CORS, without credentials).'
const CLOSED = 'The office shares its data with no other site: browsers let no page of another origin read these calls.'
const TERMS =
  'Name the office as the source and show the moment of each price. Prices are information; the counter’s are final.'

function parametersOf(query: v.GenericSchema): object[] {
  const { properties = {}, required = [] } = toJsonSchema(query, { target: 'draft-2020-12' })
  return Object.entries(properties).map(([name, schema]) => {
    if (typeof schema === 'boolean') throw new Error(`the field ${name} has no schema`)
    const { description, ...rest } = schema
    return { name, in: 'query', required: required.includes(name), schema: rest, description }
  })
}

const YEAR = {
  name: 'year',
  in: 'path',
  required: true,
  schema: { type: 'integer', minimum: 1900, maximum: 2200 },
  description: 'The year; the record tells by its first row since when it goes.',
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
        304: { description: 'Unchanged since the answer whose ETag came as If-None-Match.' },
        400: answer('A field is unknown, repeated or wrong.', 'Error'),
        429: {
          description: 'One address holds too many connections: a sentence in Turkish.',
          content: { 'text/plain': { schema: { type: 'string' } } },
          headers: wait,
        },
        500: answer('A fault of ours.', 'Error'),
        503: { ...answer('Not there at the moment.', 'Error'), headers: wait },
      },
    },
  }
}
