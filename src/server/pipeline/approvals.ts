import { SECOND } from '#domain/calendar.ts'
import { repeat, type Runtime } from '../runtime/index.ts'
import type { Approval, ApprovalStore } from '../store/index.ts'
import type { Market } from './market.ts'
import { loggedSides } from './rule-record.ts'

/** The operator's tool writes approvals into the same store and waits at most two seconds for their effect. */
const POLL_INTERVAL_MS = SECOND

interface ApprovalsOptions extends Runtime {
  readonly store: Pick<ApprovalStore, 'approvalsAfter'>
  readonly market: Pick<Market, 'approve' | 'held'>
}

/** Applies all approvals before it resolves, and then new ones while a price is held. */
export async function followApprovals({ store, market, clock, log }: ApprovalsOptions): Promise<AsyncDisposable> {
  let known = 0
  const read = async (): Promise<readonly Approval[]> => {
    const fresh = await store.approvalsAfter(known)
    for (const approval of fresh) {
      known = approval.number
      market.approve(approval)
    }
    return fresh
  }

  await read()
  return repeat({
    async run() {
      const fresh = market.held().length > 0 ? await read() : []
      for (const { code, ...price } of fresh) log.warn({ code, price: loggedSides(code, price) }, 'price approved')
      return POLL_INTERVAL_MS
    },
    first: POLL_INTERVAL_MS,
    onFailure(error) {
      log.error({ err: error }, 'approvals not read')
      return POLL_INTERVAL_MS
    },
    clock,
  })
}
