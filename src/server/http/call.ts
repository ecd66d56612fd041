import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { fieldsOf } from '#contract/json.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import type { PointSource } from '#contract/price-call-answers.ts'
import { ANSWERED_WITHIN } from '#contract/shared-data.ts'
import type { BoardThen } from '#contract/shared-link.ts'
import type { SharedMoment } from '#contract/shared-moment.ts'
import { SECOND } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Bulletins, Closes } from '../history/index.ts'
import type { SubmitMessage } from '../messages/index.ts'
import type { Pages } from '../pages/index.ts'
import type { Market } from '../pipeline/index.ts'
import {
  type AnswerContent,
  CACHED_A_SECOND,
  type PreparedAnswer,
  type RefusalKind,
  refuse,
  replyWith,
  SENTENCES,
} from '../response/index.ts'
import { type Clock, withTimeout } from '../runtime/index.ts'
import { type Store, StoreFailure } from '../store/index.ts'
import type { CallDescriptions } from './described-calls.ts'

/** A request for the record at the time of a shared link. */
export interface AskedBoard {
  readonly codes: readonly InstrumentId[]
  readonly moment: SharedMoment
  /** True if the sum has banknotes, so that their rules of that time are read, too. */
  readonly hasNotes: boolean
}

export interface CallParts {
  readonly market: Pick<Market, 'view'>
  readonly bulletins: Pick<Bulletins, 'newest'>
  readonly closes: Pick<Closes, 'before'>
  readonly store: Store
  /** The sources of the own and of the official record. Invented ones are `demo`. */
  readonly source: PointSource
  readonly official: PointSource
  readonly selection: () => readonly InstrumentId[]
  /** Describes the calls that other programs may use, including those of capabilities. */
  readonly describedCalls: () => CallDescriptions
  readonly boardThen: (asked: AskedBoard) => Promise<BoardThen>
  readonly submit: SubmitMessage
  readonly pages: Pages
  /** Registers a listener for new bulletins and changed settings. */
  readonly onOfficialChange: (listener: () => void) => void
  readonly facts: () => OfficeFacts
  readonly clock: Clock
}

/** A refused call. `message` is the Turkish sentence for the caller. */
interface CallRefusal {
  readonly kind: RefusalKind
  readonly message: string
}

type CallAnswer = Result<PreparedAnswer, CallRefusal>

type QuerySchema = v.StrictObjectSchema<v.ObjectEntries, undefined>

/** Adds a GET route of the contract. `sentences` has a Turkish sentence for each field that the schema rejects. */
export function getCall<Schema extends QuerySchema>(
  app: FastifyInstance,
  path: string,
  schemaOf: () => Schema,
  sentences: Readonly<Record<keyof Schema['entries'], () => string>>,
  answer: (
    query: v.InferOutput<Schema>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => CallAnswer | Promise<CallAnswer>,
): void {
  app.get(path, async (request, reply) => {
    const query = readQuery(request.query, schemaOf(), sentences)
    const answered = query.ok ? await answer(query.value, request, reply) : query
    if (answered.ok) return replyWith(reply, answered.value)
    return refuse(reply, answered.error.kind, answered.error.message)
  })
}

export async function answerInTime(
  answer: Promise<PreparedAnswer | null>,
  clock: Pick<Clock, 'after'>,
): Promise<CallAnswer> {
  const answered = await withTimeout(answer, ANSWERED_WITHIN, clock)
  return answered === null ? fail({ kind: 'unavailable', message: SENTENCES.recordAway }) : ok(answered)
}

/** The longest time for which a page waits for the record. */
const READ_WITHIN = 2 * SECOND

/** Returns the read record. Rejects with a `StoreFailure`, also if the store is slower than a visitor may wait. */
export async function readInTime<Read>(reading: Promise<Read>, clock: Pick<Clock, 'after'>): Promise<Read> {
  const read = await withTimeout(reading, READ_WITHIN, clock)
  if (read === null) throw new StoreFailure('SLOW', 'the record did not answer in time')
  return read
}

export function badRequest(message: string): Result<never, CallRefusal> {
  return fail({ kind: 'bad-request', message })
}

export function jsonAnswer(answer: unknown): AnswerContent {
  return { contentType: 'application/json; charset=utf-8', cacheControl: CACHED_A_SECOND, body: JSON.stringify(answer) }
}

function readQuery<Schema extends QuerySchema>(
  query: unknown,
  schema: Schema,
  sentences: Readonly<Record<keyof Schema['entries'], () => string>>,
): Result<v.InferOutput<Schema>, CallRefusal> {
  const parsed = v.safeParse(schema, { ...fieldsOf(query) })
  if (parsed.success) return ok(parsed.output)
  const [{ path, input }] = parsed.issues
  const field = String(path?.[0]?.key)
  const sentence = new Map<string, () => string>(Object.entries(sentences)).get(field)
  if (sentence === undefined) return badRequest(SENTENCES.unknownField(field))
  return badRequest(Array.isArray(input) ? SENTENCES.repeatedField(field) : sentence())
}
