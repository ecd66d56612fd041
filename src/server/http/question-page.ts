import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { goldSearchOf, isMistaken, readGoldAsked } from '#contract/gold-question.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import type { AskedState } from '#contract/page-state.ts'
import { PAGES } from '#contract/paths.ts'
import { readAsked, searchOf } from '#contract/question.ts'
import { writeServerClock } from '#contract/server-clock.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import type { Clock } from '../runtime/index.ts'
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
  renderQuestion(path: string, asked: AskedState): Promise<string>
  /** Sends the page at a path as it is kept, in which nothing is asked. */
  answerUnasked(path: string, request: IncomingMessage, response: ServerResponse): void
}

interface QuestionPageParts {
  readonly pages: QuestionPages
  readonly boardThen: BoardAt
  readonly facts: () => Pick<OfficeFacts, 'gold'>
  readonly clock: Pick<Clock, 'now' | 'elapsed' | 'after'>
}

/** What an address asks of a page. */
interface Reading {
  /** The one search by which that is asked; null: there is a mistake in it. */
  readonly search: string | null
  readonly state: () => AskedState | Promise<AskedState>
}

interface Asking {
  readonly path: string
  readonly reading: Reading
  /** Path and search: what its answer is kept by. */
  readonly url: string
  readonly request: FastifyRequest
}

/**
 * `GET /hesapla?bozdur=USD&tutar=500`, `GET /altin?butce=75000`: the page of a question is made for who asks; the one without a question is
 * kept like all others. Whatever a person or a form writes is led to the one address of its question. A mistake has a page, too, with what was
 * typed in its field.
 */
export async function questionPageRoute(
  app: FastifyInstance,
  { pages, boardThen, facts, clock }: QuestionPageParts,
): Promise<void> {
  await withRateLimits(app, clock)
  const perAddress = app.createRateLimit(PER_ADDRESS)
  const renderings = app.createRateLimit(RENDERINGS)

  const answerOf = keepAnswers<Asking, PreparedAnswer | null>({
    async make({ path, reading, request }) {
      const state = await renderings(request)
      if (!state.isAllowed && state.isExceeded) return null
      const page = withRates('text/html; charset=utf-8', await pages.renderQuestion(path, await reading.state()))
      return prepareAnswer(reading.search === null ? { ...page, status: 400, cacheControl: 'no-store' } : page)
    },
    keyOf: ({ url }) => url,
    keptFor: KEPT_FOR,
    most: MOST_KEPT,
    clock,
  })

  /** `read` tells null where there is no such page now. */
  const answerAt = (path: string, read: (query: URLSearchParams) => Reading | null): void => {
    app.get(path, async (request, reply) => {
      const { url } = request
      const search = url.slice(path.length)
      const reading = read(new URLSearchParams(search))
      if (reading !== null && reading.search !== null && search !== reading.search)
        return reply.header('cache-control', 'no-store').redirect(path + reading.search, 302)
      const state = await perAddress(request)
      const isBeyond = !state.isAllowed && state.isExceeded
      const answer = isBeyond || reading === null ? null : await answerOf({ path, reading, url, request })
      if (answer !== null) return replyWith(reply.header('server-timing', writeServerClock(clock.now())), answer)
      // Scripts read the question from the address all the same.
      reply.hijack()
      pages.answerUnasked(path, request.raw, reply.raw)
    })
  }

  answerAt(PAGES.calculator.path, (query) => {
    const asked = readAsked(query)
    return {
      search: asked.kind === 'mistake' ? null : searchOf(asked),
      state: async () => ({ asked, past: await pastOf(asked, boardThen) }),
    }
  })
  answerAt(PAGES.gold.path, (query) => {
    if (facts().gold === undefined) return null
    const goldAsked = readGoldAsked(query)
    return { search: isMistaken(goldAsked) ? null : goldSearchOf(goldAsked), state: () => ({ goldAsked }) }
  })
}
