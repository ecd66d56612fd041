import type { FastifyInstance } from 'fastify'
import { readCalculatorQuery, searchOf } from '#contract/calculator-query.ts'
import { goldSumFields, isMistakenSum, itemsOf, readGoldSumQuery } from '#contract/gold-sum-query.ts'
import type { PictureQuestion } from '#contract/page-state.ts'
import { GOLD_PICTURE_PATH, SHARE_PICTURE_PATH } from '#contract/paths.ts'
import { momentAt, type SharedMoment, spanOf } from '#contract/shared-moment.ts'
import { DAY_LENGTH, MINUTE, SECOND } from '#domain/calendar.ts'
import { currenciesOf } from '#domain/exchange.ts'
import type { InstrumentId } from '#domain/instrument.ts'
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

interface SharePictureParts extends Pick<CallParts, 'boardThen' | 'selection' | 'clock'> {
  readonly pages: Pick<Pages, 'writePicture'>
  readonly pictures: Pictures
}

interface Pictured {
  readonly asked: PictureQuestion
  /** The one that this picture has, with its moment. */
  readonly address: string
  readonly codes: readonly InstrumentId[]
  readonly moment: SharedMoment
}

/**
 * `GET /hesapla/kart.png?bozdur=USD&tutar=500&an=20260801-1712`, `/altin/kart.png?…`: the picture of a shared sum. It
 * names no price: that comes from the office's record of the moment, and where there is none, no sum stands on it.
 */
export function sharePictureRoute(
  app: FastifyInstance,
  { boardThen, selection, pages, pictures, clock }: SharePictureParts,
): void {
  const answerOf = createAnswerCache<Pictured & { isOver: boolean }, PreparedAnswer | null>({
    async make({ asked, codes, moment, isOver }) {
      const past = await boardThen(codes, moment)
      const cacheControl = isOver && past.quotes.length === codes.length ? FOR_A_DAY : 'no-store'
      const bytes = await pictures.draw(await pages.writePicture(asked, past))
      return prepareBytes({ contentType: 'image/png', cacheControl }, bytes)
    },
    // What the running minute comes to is not known yet.
    keyOf: ({ address, isOver }) => `${address} ${isOver ? '' : Math.floor(clock.now() / SECOND)}`,
    maxAge: 10 * MINUTE,
    maxSize: MOST_PICTURES,
    queue: { most: MOST_WAITING, beyond: null },
    clock,
  })

  const answerAt = (path: string, read: (params: URLSearchParams, now: SharedMoment) => Pictured | null): void => {
    app.get(path, { config: { rateLimit: PER_ADDRESS } }, async (request, reply) => {
      const now = clock.now()
      const pictured = read(new URL(request.url, 'http://picture').searchParams, momentAt(now, clock.zone))
      if (pictured === null || !pictured.codes.every((code) => selection().includes(code)))
        return refuse(reply, 'bad-request')
      if (request.url !== pictured.address)
        return reply.header('cache-control', 'no-store').redirect(pictured.address, 302)
      const isOver = now >= spanOf(pictured.moment, clock.zone).to + STORED_WITHIN
      const answer = await answerOf({ ...pictured, isOver })
      return answer === null
        ? refuse(reply.header('retry-after', ASK_AGAIN_AFTER), 'unavailable')
        : replyWith(reply, answer)
    })
  }

  answerAt(SHARE_PICTURE_PATH, readExchange)
  answerAt(GOLD_PICTURE_PATH, readGold)
}

function readExchange(params: URLSearchParams, now: SharedMoment): Pictured | null {
  const query = readCalculatorQuery(params)
  if (query.kind !== 'question') return null
  const moment = query.question.moment ?? now
  const asked = { ...query.question, moment }
  const address = SHARE_PICTURE_PATH + searchOf({ kind: 'question', question: asked })
  return { asked, address, codes: currenciesOf(asked.exchange), moment }
}

function readGold(params: URLSearchParams, now: SharedMoment): Pictured | null {
  const query = readGoldSumQuery(params)
  const moment = query.moment ?? now
  const asked = { ...query, lira: null, moment }
  const codes = [...new Set(itemsOf(asked).map(({ code }) => code))]
  if (codes.length === 0 || isMistakenSum(asked)) return null
  return { asked, address: `${GOLD_PICTURE_PATH}?${goldSumFields(asked).join('&')}`, codes, moment }
}
