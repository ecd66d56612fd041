import type { FastifyInstance } from 'fastify'
import { type Bulletin, writeBulletin } from '#contract/central-bank.ts'
import { API_PATHS } from '#contract/paths.ts'
import type { Bulletins } from '../bulletins.ts'
import { SAYS } from '../copy.ts'
import { refuse } from './errors.ts'
import { readQuery } from './query.ts'
import { CALL, keptTextOf, sendText } from './tagged-text.ts'

/** `GET /api/central-bank`: the last good bulletin with its own date, however long the bank has been down since. */
export function centralBankRoute(app: FastifyInstance, bulletins: Pick<Bulletins, 'newest'>): void {
  const textOf = keptTextOf((bulletin: Bulletin) => JSON.stringify([writeBulletin(bulletin)]))
  app.get(API_PATHS.centralBank, (request, reply) => {
    const query = readQuery(request.query, [])
    if (!query.ok) return refuse(reply, 'bad-request', query.error)
    const newest = bulletins.newest()
    if (newest === null) return refuse(reply, 'unavailable', SAYS.noBulletinYet)
    return sendText(reply, CALL, textOf(newest))
  })
}
