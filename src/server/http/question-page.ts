import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BoardThen } from '#contract/board-then.ts'
import { PAGES } from '#contract/paths.ts'
import { type Asked, readAsked, searchOf } from '#contract/question.ts'
import { writeServerClock } from '#contract/server-clock.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import type { Clock } from '../run/door.ts'
import { withRates } from './answer-kinds.ts'
import { type BoardAt, pastOf } from './board-at.ts'
import { keepAnswers } from './kept-answers.ts'
import { prepareAnswer, type PreparedAnswer, replyWith } from './prepared-answer.ts'
import { withRateLimits } from './rate-limits.ts'

/** Mobile networks put many people behind one address. */
const PER_ADDRESS = { max: 300, timeWindow: MINUTE }
/** For all together: a flood of different questions takes its share of a processor, and no more. */
const RENDERINGS = { max: 20, timeWindow: SECOND, keyGenerator: () => 'all' }

/** A second later there may be another price. */
const KEPT_FOR = SECOND
const MOST_KEPT = 200

/** Who makes the pages of questions. */
export interface QuestionPages {
  renderQuestion(asked: Asked, past: BoardThen | null): Promise<string>
  /** Sends the calculator's page as it is kept, in which nothing is asked. */
  answerUnasked(request: IncomingMessage, response: ServerResponse): void
}

interface QuestionPageParts {
  readonly pages: QuestionPages
  readonly boardThen: BoardAt
  readonly clock: Pick<Clock, 'now' | 'elapsed'>
}

interface Asking {
  readonly asked: Asked
  /** What its answer is kept by. */
  readonly search: string
  readonly request: FastifyRequest
}

/**
 * `GET /hesapla?bozdur=USD&tutar=500`: the page of a question is made for who asks; the one without a question is kept like all others.
 * Whatever a person or a form writes is led to the one address of its question. A mistake has a page, too, with what was typed in its field.
 */
export async function questionPageRoute(
  app: FastifyInstance,
  { pages, boardThen, clock }: QuestionPageParts,
): Promise<void> {
  await withRateLimits(app)
  const perAddress = app.createRateLimit(PER_ADDRESS)
  const renderings = app.createRateLimit(RENDERINGS)

  const answerOf = keepAnswers<Asking, PreparedAnswer | null>({
    async make({ asked, request }) {
      const state = await renderings(request)
      if (!state.isAllowed && state.isExceeded) return null
      const page = withRates(
        'text/html; charset=utf-8',
        await pages.renderQuestion(asked, await pastOf(asked, boardThen)),
      )
      return prepareAnswer(asked.kind === 'mistake' ? { ...page, status: 400, cacheControl: 'no-store' } : page)
    },
    keyOf: ({ search }) => search,
    keptFor: KEPT_FOR,
    most: MOST_KEPT,
    clock,
  })

  app.get(PAGES.calculator.path, async (request, reply) => {
    const search = request.url.slice(PAGES.calculator.path.length)
    const asked = readAsked(new URLSearchParams(search))
    if (asked.kind !== 'mistake' && search !== searchOf(asked))
      return reply.header('cache-control', 'no-store').redirect(PAGES.calculator.path + searchOf(asked), 302)
    const state = await perAddress(request)
    const isBeyond = !state.isAllowed && state.isExceeded
    const answer = isBeyond ? null : await answerOf({ asked, search, request })
    if (answer !== null) return replyWith(reply.header('server-timing', writeServerClock(clock.now())), answer)
    // Scripts read the question from the address all the same.
    reply.hijack()
    pages.answerUnasked(request.raw, reply.raw)
  })
}
