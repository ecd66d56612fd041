import type { Identity, SessionState } from '../identity/index.ts'
import type { Clock } from '../runtime/index.ts'
import type { StoreRevision } from '../store/index.ts'

interface Asked {
  /** The version of the store, or the run, in which it was asked. */
  readonly at: number
  readonly state: Promise<SessionState>
  /** ms since the epoch; Infinity while there is no answer. */
  endsAt: number
}

interface SessionDeps {
  readonly identity: Pick<Identity, 'session'>
  readonly clock: Pick<Clock, 'now'>
  /** Says whether a session may have changed; null means that it has to be asked for in each run. */
  readonly revision: Pick<StoreRevision, 'current'> | null
}

/** The sessions of the open windows. Windows of one session share it. */
export function followedSessions({ identity, clock, revision }: SessionDeps) {
  const known = new Map<string, Asked>()
  let runs = 0

  const ask = (token: string, at: number): Promise<SessionState> => {
    const asked: Asked = { at, state: identity.session(token, 'observe'), endsAt: Infinity }
    known.set(token, asked)
    return asked.state
  }
  return {
    /** Begins a run. Forgets all sessions but these. */
    begin(tokens: ReadonlySet<string | null>): void {
      runs += 1
      for (const token of known.keys()) if (!tokens.has(token)) known.delete(token)
    },
    async stateOf(token: string | null): Promise<SessionState> {
      if (token === null) return { kind: 'none' }
      const at = revision === null ? runs : revision.current()
      const before = known.get(token)
      let state = await (before?.at === at ? before.state : ask(token, at))
      if (state.kind === 'signed-in' && clock.now() >= state.session.endsAt) state = await ask(token, at)
      const asked = known.get(token)
      // Only a session that is signed in stays so until something changes.
      if (state.kind !== 'signed-in') known.delete(token)
      else if (asked !== undefined) asked.endsAt = state.session.endsAt
      return state
    },
    /** Returns the ms until the first of them ends without use. */
    untilEnd(): number {
      const now = clock.now()
      return Math.min(Infinity, ...[...known.values()].map(({ endsAt }) => endsAt - now))
    },
  }
}
