import * as v from 'valibot'
import type { SettleActions } from '#contract/panel/settle-act.ts'
import { actFingerprint } from '../../store/index.ts'
import { actIdSchema, answerIn, CANCELLED_ANSWER } from '../act.ts'
import type { ActionsOf } from '../action.ts'

export const SETTLE_ACTIONS: ActionsOf<SettleActions> = {
  settleAct: {
    permission: 'read',
    schema: v.strictObject({ id: actIdSchema }),
    async handler({ body: { id }, session }, { store, clock }) {
      const person = session.person.id
      const act = { id, person, fingerprint: actFingerprint('settleAct', id), at: clock.now() }
      const stored = await store.settleAct(act, CANCELLED_ANSWER)
      if (stored.person !== person) return { kind: 'other-act' }
      const answer = answerIn(stored.answer)
      return answer.kind === 'cancelled' ? { kind: 'not-done' } : { kind: 'done', answer }
    },
    audit: 'none',
  },
}
