import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import type { ReplicaRegister } from '../replica-register.ts'
import { DATABASE_CLOCK as NOW, rowsOf, type SqlRunner } from '../sql.ts'

/** Does not wait for a standby, because the next report follows in seconds. */
const LOCALLY = "RETURNING set_config('synchronous_commit', 'local', TRUE)"

const REPORT = `INSERT INTO replicas (name, said_at, shown_codes, version)
  VALUES ($1, ${NOW}, $2, $3)
  ON CONFLICT (name) DO UPDATE SET said_at = excluded.said_at, shown_codes = excluded.shown_codes,
    version = excluded.version ${LOCALLY}`

const FORGET = `DELETE FROM replicas WHERE said_at < ${NOW} - 24 * 60 * 60 * 1000 ${LOCALLY}`

const ASK = `SELECT ${NOW} AS at, pg_notify(current_schema() || '_news', 'settings')`

const KNOWN = `SELECT name, said_at AS "sentAt", greatest(${NOW} - said_at, 0) AS age, shown_codes AS "shownCodes", version
  FROM replicas ORDER BY name`

const LEAVE = `DELETE FROM replicas WHERE name = $1 ${LOCALLY}`

interface Row {
  readonly name: string
  readonly sentAt: number
  readonly age: number
  readonly shownCodes: string
  readonly version: number
}

export function postgresReplicas(runner: SqlRunner): ReplicaRegister {
  return {
    async report({ name, shownCodes, version }) {
      await runner.write([
        { sql: REPORT, parameters: [name, shownCodes.join(' '), version] },
        { sql: FORGET, parameters: [] },
      ])
    },
    async ask() {
      const [row] = rowsOf<{ at: number }>(await runner.write([{ sql: ASK, parameters: [] }]))
      return row?.at ?? Infinity
    },
    async replicas() {
      const rows = rowsOf<Row>(await runner.read([{ sql: KNOWN, parameters: [] }]))
      return rows.map((row) => ({ ...row, shownCodes: codesIn(row.shownCodes) }))
    },
    async leave(name) {
      await runner.write([{ sql: LEAVE, parameters: [name] }])
    },
  }
}

function codesIn(text: string): InstrumentId[] {
  const codes = new Set(text.split(' '))
  return INSTRUMENT_IDS.filter((code) => codes.has(code))
}
