import type { HaltedPrice } from '#contract/panel/halt-answers.ts'
import { topicNamed } from '#contract/panel/history-query.ts'
import { PAGE } from '#contract/panel/pages/history-page.ts'
import { MAX_VERSIONS } from '../../settings/index.ts'
import type { PastHalt } from '../../store/index.ts'
import { HISTORY_ACTIONS } from '../actions/history-actions.ts'
import { historyPage } from '../models/history-model.ts'
import { numberIn, servePage } from '../served-page.ts'

export const serveHistory = servePage<'history'>(PAGE, {
  async read({ query }, { past, office, kept }) {
    const [{ versions, halts }, acts] = [await past(), await kept.acts(MAX_VERSIONS)]
    const topic = topicNamed(query['konu'])
    const known = { versions, halts: withWaiting(halts, office.halts()), acts, inForce: office.version().number }
    return historyPage(known, { topic, before: numberIn(query, 'once') })
  },
  actions: HISTORY_ACTIONS,
})

/** Adds halts that are in force but still wait for the store. */
function withWaiting(past: readonly PastHalt[], inForce: readonly HaltedPrice[]): readonly PastHalt[] {
  const stored = new Set(past.map(({ code, act }) => `${code} ${act}`))
  const waiting = inForce.flatMap(({ acts, ...halt }) =>
    acts.filter((act) => !stored.has(`${halt.code} ${act}`)).map((act) => ({ ...halt, act, ...NOT_ENDED })),
  )
  return [...waiting, ...past]
}

const NOT_ENDED = { endedAt: null, endedBy: null, endedAct: null }
