/**
 * Measures the load of the database at full speed, with every pair changing twenty times a second. The baseline has a
 * silent provider.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { startFakeProvider } from '../test/fakes/provider.ts'
import { cpuOfFamily } from './process-figures.ts'
import { providerFrame } from './provider-frames.ts'
import { benchPostgres, postgresPid, SCHEMA, startReplicas } from './replicas.ts'
import { figure, requireBar } from './verdict.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 20)
/** The maximum rate at which a leader publishes its board. */
const EVERY_MS = 50
/**
 * The time until a year of sample bulletins is written. PostgreSQL reports the last work of an idle connection only
 * after ten seconds.
 */
const START_MS = 25_000
const SETTLING_MS = 12_000

/** The work of the database per second. */
interface Load {
  /** The number of boards that the leader has published. */
  readonly published: number
  readonly transactions: number
  readonly written: number
  readonly walKb: number
  readonly cpu: number
  readonly connections: number
}

const postgres = await benchPostgres()
const provider = await startFakeProvider()
provider.send(providerFrame(0))
let turn = 1
const one = await loadsOf(1)
const three = await loadsOf(3)

const each = (of: Load): string =>
  `${figure(of.published)} boards published, ${figure(of.transactions)} transactions, ${figure(of.written)} rows written, ${figure(of.walKb)} kB of WAL, ${figure(of.cpu)} ms of CPU, ${figure(of.connections)} connections`
for (const [name, { silent, full }] of Object.entries({ '1 replica': one, '3 replicas': three })) {
  console.log(`  ${name}, silent: ${each(silent)}`)
  console.log(`  ${name}, full speed: ${each(full)}`)
}
requireBar({ title: 'rows written a second at full speed, 3 replicas', value: three.full.written, atMost: 40 })
requireBar({
  title: 'rows written a second, 3 replicas relative to one',
  value: three.full.written / one.full.written,
  atMost: 1.1,
})
// Each notification is a transaction of the listening connection, and reading the board is another. Each replica also
// queries the lease once a second.
requireBar({
  title: 'transactions per published board that each further replica adds',
  value: (three.full.transactions / three.full.published - one.full.transactions / one.full.published) / 2,
  atMost: 2.3,
})
await provider.stop()
await postgres.close()

async function loadsOf(count: number): Promise<{ silent: Load; full: Load }> {
  const replicas = await startReplicas(postgres, count, provider.url)
  await replicas.leader()
  await pause(START_MS)
  const silent = await loadDuring(replicas.database)
  const speaking = setInterval(() => provider.send(providerFrame(turn++)), EVERY_MS)
  await pause(SETTLING_MS)
  const full = await loadDuring(replicas.database)
  clearInterval(speaking)
  await replicas.stop()
  return { silent, full }
}

async function loadDuring(database: string): Promise<Load> {
  const [before, began] = [await readDatabase(database), performance.now()]
  await pause(SECONDS * 1000)
  const [after, seconds] = [await readDatabase(database), (performance.now() - began) / 1000]
  return {
    published: (after.published - before.published) / seconds,
    transactions: (after.transactions - before.transactions) / seconds,
    written: (after.written - before.written) / seconds,
    walKb: (after.wal - before.wal) / 1000 / seconds,
    cpu: (after.cpu - before.cpu) / seconds,
    connections: after.connections,
  }
}

interface DatabaseCounters {
  readonly published: number
  readonly transactions: number
  readonly written: number
  readonly wal: number
  readonly connections: number
  readonly cpu: number
}

/** Connects to another database, so that these queries are not counted. */
async function readDatabase(database: string): Promise<DatabaseCounters> {
  const [row] = await postgres.run(
    `SELECT (xact_commit + xact_rollback)::float8 AS transactions,
       (tup_inserted + tup_updated + tup_deleted)::float8 AS written,
       (pg_current_wal_lsn() - '0/0')::float8 AS wal,
       (SELECT count(*) FROM pg_stat_activity WHERE datname = '${database}')::float8 AS connections
     FROM pg_stat_database WHERE datname = '${database}'`,
  )
  const [lease] = await postgres.run(`SELECT sequence FROM ${SCHEMA}.leadership`, database)
  const { transactions, written, wal, connections } = row ?? {}
  return {
    published: Number(lease?.['sequence']),
    transactions: Number(transactions),
    written: Number(written),
    wal: Number(wal),
    connections: Number(connections),
    cpu: cpuOfFamily(postgresPid(postgres)),
  }
}
