import { sql } from 'kysely'
import type { Halt, HaltStore, PastHalt } from './settings-store.ts'
import { locally, type Query, query, read, type SqlRunner, type Statement, write } from './sql.ts'
import { StoreFailure } from './store-failure.ts'

const HALTS = query.selectFrom('halts').selectAll()

export function haltRepository(runner: SqlRunner): HaltStore {
  return {
    async halts() {
      const rows = await read(runner, HALTS.where('ended_at', 'is', null).orderBy('since').orderBy('code'))
      return rows.map(({ code, since, by, reason, act }) => ({ code, since, by, reason, act }))
    },
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
      if (codes.length === 0 || seen.length === 0) return
      const end = query
        .updateTable('halts')
        .set({ ended_at: at, ended_by: by, ended_act: act })
        .where('code', 'in', codes)
        .where('act', 'in', seen)
        .where('ended_at', 'is', null)
      await write(runner, locally(runner, end))
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
