import type { FastifyInstance } from 'fastify'
import { type Question, readCalculatorQuery, searchOf } from '#contract/calculator-query.ts'
import { SHARE_PICTURE_PATH } from '#contract/paths.ts'
import { momentAt, type SharedMoment, spanOf } from '#contract/shared-moment.ts'
import { DAY_LENGTH, MINUTE, SECOND } from '#domain/calendar.ts'
import { currenciesOf } from '#domain/exchange.ts'
import type { Pages } from '../pages/index.ts'
import type { Pictures } from '../picture/index.ts'
import { createAnswerCache, prepareBytes, type PreparedAnswer, refuse, replyWith } from '../response/index.ts'
import type { CallParts } from './call.ts'

/** A messenger fetches one for each link that somebody writes; the machines of a large one have few addresses. */
const PER_ADDRESS = { max: 60, timeWindow: MINUTE }

/** 190 kB each. */
const MOST_PICTURES = 60

/** A second of drawing, a few on a machine that has much to do: a messenger waits no longer for a preview. */
const MOST_WAITING = 20
const ASK_AGAIN_AFTER = 5

/** The last price of a minute is stored a moment after its end. */
const STORED_WITHIN = 5 * SECOND

/** What was recorded of a minute that is over stays the same until its day is thinned to hours. */
const FOR_A_DAY = `public, max-age=${DAY_LENGTH / SECOND}`

interface SharePictureParts extends Pick<CallParts, 'boardThen' | 'clock'> {
  readonly pages: Pick<Pages, 'writePicture'>
  readonly pictures: Pictures
}

type SharedQuestion = Question & { readonly moment: SharedMoment }

/**
 * `GET /hesapla/kart.png?bozdur=USD&tutar=500&an=20260801-1712`: the picture of a shared calculation. It names no
 * price: that comes from the office's record of the moment, and where there is none, no sum stands on it.
 */
export function sharePictureRoute(
  app: FastifyInstance,
  { boardThen, pages, pictures, clock }: SharePictureParts,
): void {
  const answerOf = createAnswerCache<{ question: SharedQuestion; isOver: boolean }, PreparedAnswer | null>({
    async make({ question, isOver }) {
      const codes = currenciesOf(question.exchange)
      const past = await boardThen(codes, question.moment)
      const cacheControl = isOver && past.quotes.length === codes.length ? FOR_A_DAY : 'no-store'
      const bytes = await pictures.draw(await pages.writePicture(question, past))
      return prepareBytes({ contentType: 'image/png', cacheControl }, bytes)
    },
    // What the running minute comes to is not known yet.
    keyOf: ({ question, isOver }) =>
      `${searchOf({ kind: 'question', question })} ${isOver ? '' : Math.floor(clock.now() / SECOND)}`,
    maxAge: 10 * MINUTE,
    maxSize: MOST_PICTURES,
    queue: { most: MOST_WAITING, beyond: null },
    clock,
  })

  app.get(SHARE_PICTURE_PATH, { config: { rateLimit: PER_ADDRESS } }, async (request, reply) => {
    const query = readCalculatorQuery(new URL(request.url, 'http://picture').searchParams)
    if (query.kind !== 'question') return refuse(reply, 'bad-request')
    const now = clock.now()
    const question = { ...query.question, moment: query.question.moment ?? momentAt(now, clock.zone) }
    const search = searchOf({ kind: 'question', question })
    if (request.url !== SHARE_PICTURE_PATH + search)
      return reply.header('cache-control', 'no-store').redirect(SHARE_PICTURE_PATH + search, 302)
    const isOver = now >= spanOf(question.moment, clock.zone).to + STORED_WITHIN
    const answer = await answerOf({ question, isOver })
    return answer === null
      ? refuse(reply.header('retry-after', ASK_AGAIN_AFTER), 'unavailable')
      : replyWith(reply, answer)
  })
}
