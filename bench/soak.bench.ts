/**
 * Runs three replicas over PostgreSQL for the given minutes (`npm run bench soak 60`) with constant faults, and checks
 * the prices that visitors see and the data that remains.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { randomAt } from '../src/domain/seeded-random.ts'
import { startFakeCentralBank } from '../test/fakes/central-bank.ts'
import { startFakeProvider } from '../test/fakes/provider.ts'
import { startFakeSmtp } from '../test/fakes/smtp.ts'
import { settingsAround, startReplica } from '../test/operations/replica-site.ts'
import { memoryOf } from './process-figures.ts'
import { benchPostgres } from './replicas.ts'
import { median } from './sample.ts'
import { type Slot, startFaults } from './soak-faults.ts'
import { startAsking, startSendingPrices, startWatching } from './soak-visitors.ts'
import { figure, requireBar } from './verdict.ts'

const MINUTE = 60_000
const minutes = Number(process.argv[2] ?? 10)
const seed = Number(process.env['BENCH_SEED'] ?? Date.now() % 2 ** 31)
/** In a shorter run, the caches of a process are still growing. */
const LEVEL_FROM = 10

console.log(`  ${minutes} minutes, BENCH_SEED=${seed}`)
let drawn = 0
/** Returns the same numbers, and so the same faults, for the same seed. */
const random = (): number => randomAt(seed, drawn++)
const folder = mkdtempSync(join(tmpdir(), 'soak-'))
const postgres = await benchPostgres()
const [provider, bank, smtp] = await Promise.all([startFakeProvider(), startFakeCentralBank(), startFakeSmtp()])
const place = {
  folder,
  postgres,
  database: await postgres.createDatabase(),
  settings: {
    ...settingsAround({ provider, bank, smtp }),
    ALERT_TO: 'nobetci@angun.example',
    NODE_OPTIONS: '--max-semi-space-size=2',
    MALLOC_ARENA_MAX: '1',
  },
}

async function openSlot(name: string): Promise<Slot> {
  const slot: Slot = {
    site: await startReplica(name, place),
    async restart() {
      for (;;) {
        try {
          slot.site = await startReplica(name, place)
          return
        } catch {
          // A site without its database does not start; systemd would retry.
          await pause(1000)
        }
      }
    },
  }
  return slot
}

const slots = await Promise.all(['replica-1', 'replica-2', 'replica-3'].map(openSlot))
const source = startSendingPrices(provider)
const watching = startWatching(slots, source)
const asking = startAsking(slots, random)
const memory: number[] = []
const sampling = setInterval(() => memory.push(memoryOf(slots[0]?.site.server.pid ?? 0) / 2 ** 20), 5000)
// All replicas are healthy before the first fault.
await pause(5000)
const faults = startFaults({ slots, provider, postgres, random })
await pause(minutes * MINUTE)
await faults.stop()
clearInterval(sampling)
await asking.stop()

const healed = await within(MINUTE, async () => {
  const roles = await Promise.all(slots.map(({ site }) => site.role()))
  const shows = watching.newest.every((turn) => source.newest() - turn < 10)
  return roles.filter((role) => role === 'leading').length === 1 && roles.every((role) => role !== 'unsure') && shows
})
// The lease of an e-mail whose sender died expires within six minutes.
const subjects = `SELECT messages.subject, mail_id, state FROM office.messages JOIN office.outbox ON outbox.message = messages.number`
const mailedAll = await within(8 * MINUTE, async () => {
  const [waiting] = await postgres.run(
    `SELECT count(*)::int AS n FROM (${subjects}) m WHERE state <> 'sent'`,
    place.database,
  )
  return waiting?.['n'] === 0
})
const rows = await postgres.run(subjects, place.database)
watching.stop()
source.stop()

const timesKept = countBy(rows.map(({ subject }) => String(subject)))
const mailIds = countBy(smtp.mails.map(({ headers }) => (headers.get('message-id') ?? '').replaceAll(/[<>]/g, '')))
const idOf = new Map(rows.map(({ subject, mail_id: id }) => [String(subject), String(id)]))
const unmailed = asking.acknowledged.filter((subject) => !mailIds.has(idOf.get(subject) ?? ''))
const again = [...idOf.values()].filter((id) => (mailIds.get(id) ?? 0) > 1)
const { seen } = watching
console.log(`  faults: ${list(faults.counts)}`)
console.log(`  answers: ${list(asking.counts)}`)
console.log(`  alert e-mails: ${[...mailIds.keys()].length - rows.length}`)
requireBar({
  title: 'prices that the provider never sent',
  value: seen.invented,
  atMost: 0,
  detail: `of ${seen.prices} over ${seen.connections} connections`,
})
requireBar({ title: 'prices that arrived after a newer one', value: seen.backwards, atMost: 0 })
requireBar({ title: 'prices with a later time than the provider’s', value: seen.madeYounger, atMost: 0 })
requireBar({
  title: 'acknowledged messages that were lost',
  value: asking.acknowledged.filter((each) => !timesKept.has(each)).length,
  atMost: 0,
  detail: `of ${asking.acknowledged.length}`,
})
requireBar({
  title: 'messages that were stored twice',
  value: [...timesKept.values()].filter((times) => times > 1).length,
  atMost: 0,
})
requireBar({
  title: 'acknowledged messages that were not mailed',
  value: unmailed.length + (mailedAll ? 0 : 1),
  atMost: 0,
})
requireBar({
  title: 'e-mails that were sent twice under the same Message-ID',
  value: again.length,
  atMost: faults.counts.get('a replica is killed') ?? 0,
  detail: 'the limit is the number of killed replicas',
})
requireBar({
  title: 'answers with status 500',
  value: [...asking.counts].reduce((sum, [kind, n]) => sum + (kind.endsWith(' 500') ? n : 0), 0),
  atMost: 0,
})
requireBar({ title: 'pages that were refused with status 503', value: asking.counts.get('page 503') ?? 0, atMost: 0 })
requireBar({
  title: 'replicas not ready a minute after the last fault',
  value: healed ? 0 : 1,
  atMost: 0,
})
if (minutes >= LEVEL_FROM) {
  const part = (from: number, to: number): number =>
    median(memory.slice(Math.floor(memory.length * from), Math.floor(memory.length * to)))
  const [before, after] = [part(0.2, 0.4), part(0.8, 1)]
  requireBar({
    title: 'memory at the end, relative to the second fifth',
    value: after / before,
    atMost: 1.2,
    detail: `${figure(before)} and ${figure(after)} MB`,
  })
} else console.log(`  memory: ${memory.map((each) => each.toFixed(0)).join(' ')} MB`)

await Promise.all(slots.map(({ site }) => site.server.kill('SIGKILL')))
await Promise.all(slots.map(({ site }) => site.cable.close()))
await Promise.all([provider.stop(), bank.stop(), smtp.close()])
await postgres.close()
rmSync(folder, { recursive: true })
// Reconnecting pages would keep the process alive.
process.exit()

async function within(ms: number, holds: () => Promise<boolean>): Promise<boolean> {
  const until = Date.now() + ms
  while (Date.now() < until) {
    if (await holds().catch(() => false)) return true
    await pause(500)
  }
  return false
}

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function list(counts: ReadonlyMap<string, number>): string {
  const names = [...counts.keys()].toSorted()
  return names.map((name) => `${counts.get(name)} × ${name}`).join(', ')
}
