import type { AcceptMessage, ContactRefusal } from './acceptance.ts'

/** What comes of a message: it is kept, it was kept before, or why it is not. */
export type ContactOutcome = 'kept' | 'repeated' | ContactRefusal['kind']

export interface CountedAcceptance {
  readonly accept: AcceptMessage
  readonly outcomes: () => ReadonlyMap<ContactOutcome, number>
}

export function countOutcomes(accept: AcceptMessage): CountedAcceptance {
  const counts = new Map<ContactOutcome, number>()
  return {
    async accept(body, submission) {
      const accepted = await accept(body, submission)
      const outcome = accepted.ok ? (accepted.value.fresh ? 'kept' : 'repeated') : accepted.error.kind
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
      return accepted
    },
    outcomes: () => counts,
  }
}
