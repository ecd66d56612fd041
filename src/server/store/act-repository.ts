import { DAY_LENGTH } from '#domain/calendar.ts'
import type { ActOutcome, ActRecord, ActStore, AskedAct, AuditRecord } from './act-store.ts'
import { noticeQueries } from './mail-repository.ts'
import { query, read, type SqlRunner, type Statement, type StatementResult, write } from './sql.ts'

/** The limit exceeds the number of acts of several years. */
const MAX_ACTS = 5000
const OUTCOME_KEPT_FOR = 7 * DAY_LENGTH

export function actRepository(runner: SqlRunner): ActStore {
  const outcome = async (id: string): Promise<ActOutcome | null> => {
    const [row] = await read(runner, query.selectFrom('outcomes').selectAll().where('id', '=', id))
    return row ?? null
  }
  return {
    async justRecord() {
      await runner.write([])
    },
    acts(limit) {
      return read(runner, query.selectFrom('acts').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit))
    },
    outcome,
    async settleAct(act, answer) {
      await write(runner, outcomeQuery(act, answer))
      const stored = await outcome(act.id)
      if (stored === null) throw new Error('the outcome was not stored')
      return stored
    },
  }
}

/**
 * A runner whose one write is the act: its effects, its outcome and its record are one transaction. If the act is
 * stored already, nothing is written, and the write rejects with `REPEATED`.
 */
export function actRunner(runner: SqlRunner, act: AskedAct, { answer, record, onStored }: ActRecord): SqlRunner {
  let isWritten = false
  const attempt = async (effects: readonly Statement[]): Promise<readonly StatementResult[]> => {
    const first: Statement = { ...runner.compile(outcomeQuery(act, answer)), required: 'REPEATED' }
    const old = query.deleteFrom('outcomes').where('at', '<', act.at - OUTCOME_KEPT_FOR)
    const rest = [old, ...(record === null ? [] : recordQueries(runner, record))]
    const statements = [first, ...effects, ...rest.map((each) => runner.compile(each))]
    return (await runner.write(statements, act.within ?? undefined)).slice(1, 1 + effects.length)
  }
  return {
    locksRows: runner.locksRows,
    compile: (built) => runner.compile(built),
    read: (statements) => runner.read(statements),
    async write(effects) {
      if (isWritten) throw new Error('an act has one transaction')
      isWritten = true
      try {
        const results = await attempt(effects)
        onStored?.()
        return results
      } catch (error) {
        isWritten = false
        throw error
      }
    },
  }
}

function outcomeQuery({ id, person, fingerprint, at }: Omit<AskedAct, 'within'>, answer: string) {
  return query
    .insertInto('outcomes')
    .values({ id, person, fingerprint, at, answer })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
}

function recordQueries(runner: SqlRunner, { entry, notice }: AuditRecord) {
  const oldestKept = query
    .selectFrom('acts')
    .select('at')
    .orderBy('at', 'desc')
    .limit(1)
    .offset(MAX_ACTS - 1)
  const kept =
    entry === null
      ? []
      : [query.insertInto('acts').values(entry), query.deleteFrom('acts').where('at', '<', oldestKept)]
  return [...kept, ...noticeQueries(runner, notice)]
}
