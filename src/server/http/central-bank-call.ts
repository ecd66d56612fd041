import type { FastifyInstance } from 'fastify'
import { type Bulletin, writeBulletin } from '#contract/central-bank.ts'
import { API_PATHS } from '#contract/paths.ts'
import type { Bulletins } from '../history/index.ts'
import { call } from './answer-kinds.ts'
import { SAYS } from './copy.ts'
import { refuse } from './errors.ts'
import { preparedOf, replyWith } from './prepared-answer.ts'
import { readQuery } from './query.ts'

/** `GET /api/central-bank`: the last good bulletin with its own date, however long the bank has been down since. */
export function centralBankRoute(app: FastifyInstance, bulletins: Pick<Bulletins, 'newest'>): void {
  const answerOf = preparedOf((bulletin: Bulletin) => call([writeBulletin(bulletin)]))
  app.get(API_PATHS.centralBank, (request, reply) => {
    const query = readQuery(request.query, [])
    if (!query.ok) return refuse(reply, 'bad-request', query.error)
    const newest = bulletins.newest()
    if (newest === null) return refuse(reply, 'unavailable', SAYS.noBulletinYet)
    return replyWith(reply, answerOf(newest))
  })
}
