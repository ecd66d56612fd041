import { sql } from 'kysely'
import type { Halt, HaltStore, PastHalt } from './settings-store.ts'
import {
  locally,
  type Query,
  query,
  read,
  required,
  rowsOf,
  type SqlRunner,
  type Statement,
  unlessUnchanged,
} from './sql.ts'
import { StoreFailure } from './store-failure.ts'

const HALTS = query.selectFrom('halts').selectAll()
const IN_FORCE = query
  .selectFrom('halts')
  .select(['code', 'since', 'by', 'reason', 'act'])
  .where('ended_at', 'is', null)
  .orderBy('since')
  .orderBy('code')

export function haltRepository(runner: SqlRunner): HaltStore {
  return {
    halts: () => read(runner, IN_FORCE),
    async addHalts(halts) {
      if (halts.length === 0) return
      for (;;) {
        try {
          await runner.write(insertsOf(runner, halts))
          return
        } catch (error) {
          // Another process halted a price at the same millisecond; the next attempt finds its halt.
          if (!(error instanceof StoreFailure && error.code === 'MET')) throw error
        }
      }
    },
    async endHalts({ codes, seen, at, by, act }) {
      const staying = IN_FORCE.where('code', 'in', codes)
      if (codes.length === 0) return []
      if (seen.length === 0) return read(runner, staying)
      const end = query
        .updateTable('halts')
        .set({ ended_at: at, ended_by: by, ended_act: act })
        .where('code', 'in', codes)
        .where('act', 'in', seen)
        .where('ended_at', 'is', null)
      // One transaction, so that a halt of another replica that was stored before the end is known.
      const writing = runner.write([required(runner, locally(runner, end)), runner.compile(staying)])
      const results = await unlessUnchanged(writing)
      return results === null ? read(runner, staying) : rowsOf<Halt>(results.slice(1))
    },
    async pastHalts(limit) {
      const newest = HALTS.orderBy(sql`coalesce(ended_at, since)`, 'desc').limit(limit)
      return (await read(runner, newest)).map(({ ended_at, ended_by, ended_act, ...halt }): PastHalt => {
        return { ...halt, endedAt: ended_at, endedBy: ended_by, endedAct: ended_act }
      })
    },
  }
}

/** Inserts the missing halts, then requires that each of them is stored. */
function insertsOf(runner: SqlRunner, halts: readonly Halt[]): Statement[] {
  const acts = [...new Set(halts.map(({ act }) => act))]
  const stored = query
    .selectFrom('halts')
    .select((of) => of.fn.countAll<number>().as('halts'))
    .where('act', 'in', acts)
    .having((of) => of.fn.countAll<number>(), '>=', halts.length)
  const inserts: Query[] = halts.map((halt) => locally(runner, insertOf(halt)))
  return [...inserts.map((each) => runner.compile(each)), { ...runner.compile(stored), required: 'MET' }]
}

function insertOf({ code, since, by, reason, act }: Halt) {
  const own = query.selectFrom('halts').select('code').where('act', '=', act).where('code', '=', code)
  const next = query
    .selectFrom('halts')
    .select(sql<number>`max(since) + 1`.as('next'))
    .where('code', '=', code)
    .where('since', '>=', since)
  const values = query
    .selectNoFrom([
      sql<typeof code>`cast(${code} as text)`.as('code'),
      sql<number>`coalesce(${next}, cast(${since} as bigint))`.as('since'),
      sql<string | null>`cast(${by} as text)`.as('by'),
      sql<string | null>`cast(${reason} as text)`.as('reason'),
      sql<string>`cast(${act} as text)`.as('act'),
    ])
    .where((is) => is.not(is.exists(own)))
  return query
    .insertInto('halts')
    .columns(['code', 'since', 'by', 'reason', 'act'])
    .expression(values)
    .onConflict((conflict) => conflict.doNothing())
}
