/**
 * Measures the costs of gold for the sockets of a site, in CPU and bytes: an office without gold; one with gold whose
 * pages show currencies only; and one where half of the pages show metals. The provider sends metals to all three.
 */
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { type BuiltSite, startBuiltSite } from '../scripts/built-site.ts'
import { type BoardName, BOARDS } from '../src/contract/boards.ts'
import { boardQuery } from '../src/contract/paths.ts'
import { GOLD_OF_AUGUST } from '../test/fakes/gold.ts'
import { type FakeProvider, startFakeProvider } from '../test/fakes/provider.ts'
import { Child } from './child.ts'
import { startGoldSite } from './gold-site.ts'
import { cpuOf } from './process-figures.ts'
import { frameWithMetals } from './provider-frames.ts'
import { alternate, median } from './sample.ts'
import { figure, requireBar } from './verdict.ts'

const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 4000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 6)
/** Frames of each measurement. Every frame changes all prices, so every socket receives a message. */
const FRAMES = 12
/** The relay sends at most four times a second, so each frame becomes its own message. */
const EVERY_MS = 350
/** The time until the slowest socket has the last message, and before the whole board is sent again. */
const SETTLING_MS = 700
/** The spread of CPU costs for the same bytes between runs on this machine. */
const NOISE = 1.15

const arrived = v.object({ received: v.number(), bytes: v.number() })

/** The pages that show one board. */
interface Audience {
  readonly board: BoardName
  readonly sockets: number
  readonly listeners: Child
  /** The bytes of a message and the messages to each socket, for each round. */
  readonly bytes: number[]
  readonly messages: number[]
}

interface Contestant {
  readonly name: string
  readonly provider: FakeProvider
  readonly site: BuiltSite
  readonly audiences: readonly Audience[]
  /** The site's CPU in µs for a message to a socket, for each round. */
  readonly cpu: number[]
  turn: number
}

const off = await contestant('gold off', startBuiltSite, { currencies: SOCKETS })
const unseen = await contestant('gold on, nobody looks at it', startGoldSite, { currencies: SOCKETS })
const shares = { currencies: SOCKETS / 2, gold: SOCKETS / 4, coins: SOCKETS / 4 }
const seen = await contestant('gold on, half of the pages show it', startGoldSite, shares)
const contestants = [off, unseen, seen]

// A first round fills the JIT compiler.
await alternate(
  1,
  contestants.map((each) => () => measure(each)),
)
for (const { cpu, audiences } of contestants) {
  cpu.length = 0
  for (const { bytes, messages } of audiences) bytes.length = messages.length = 0
}
await alternate(
  ROUNDS,
  contestants.map((each) => () => measure(each)),
)

for (const { name, cpu, audiences } of contestants) {
  const boards = audiences.map(
    ({ board, sockets, bytes, messages }) =>
      `${sockets} × ${board}: ${figure(median(bytes))} bytes a message, ${figure(median(messages))} messages`,
  )
  console.log(`  ${name}: ${figure(median(cpu))} µs of CPU a message; ${boards.join('; ')}`)
}
const audienceOf = (each: Contestant, board: BoardName): Audience | undefined =>
  each.audiences.find((audience) => audience.board === board)
const bytesOf = (each: Contestant, board: BoardName): number => median(audienceOf(each, board)?.bytes ?? [])
const messagesTo = (each: Contestant): number => median(audienceOf(each, 'currencies')?.messages ?? [])
for (const each of [unseen, seen]) {
  requireBar({
    title: `bytes of a message to a page of currencies, ${each.name}, relative to gold off`,
    value: bytesOf(each, 'currencies') / bytesOf(off, 'currencies'),
    atMost: 1,
  })
}
requireBar({
  title: `CPU of a message, ${unseen.name}, relative to gold off`,
  value: median(unseen.cpu) / median(off.cpu),
  atMost: NOISE,
})
// These messages are longer, and two more are encoded.
requireBar({
  title: `CPU of a message, ${seen.name}, relative to gold off`,
  value: median(seen.cpu) / median(off.cpu),
  atMost: 1.3,
})
const rowOfCurrencies = bytesOf(off, 'currencies') / BOARDS.currencies.length
for (const [board, rows] of [
  ['gold', Object.keys(GOLD_OF_AUGUST).length],
  ['coins', BOARDS.coins.length],
] as const) {
  requireBar({
    title: `bytes of a row of ${board}, relative to a row of currencies`,
    value: bytesOf(seen, board) / rows / rowOfCurrencies,
    atMost: 1.25,
  })
}
requireBar({
  title: `messages to a page of currencies, ${seen.name}, relative to gold off`,
  value: messagesTo(seen) / messagesTo(off),
  atLeast: 0.9,
})
for (const { provider, site, audiences } of contestants) {
  for (const { listeners } of audiences) listeners.stop()
  await site.stop()
  await provider.stop()
}

async function contestant(
  name: string,
  start: (settings: Readonly<Record<string, string>>) => Promise<BuiltSite>,
  counts: Readonly<Partial<Record<BoardName, number>>>,
): Promise<Contestant> {
  const provider = await startFakeProvider()
  provider.send(frameWithMetals(0))
  const site = await start({ RATE_SOCKET_URL: provider.url, CENTRAL_BANK: 'demo' })
  const audiences: Audience[] = []
  for (const board of ['currencies', 'gold', 'coins'] as const) {
    const sockets = counts[board] ?? 0
    if (sockets === 0) continue
    const listeners = await Child.start('listeners.child.ts')
    const path = `/socket.io/?EIO=4&transport=websocket${boardQuery(board)}`
    await listeners.ask({ ask: 'connect', url: site.url, path, count: sockets, socketIo: true })
    audiences.push({ board, sockets, listeners, bytes: [], messages: [] })
  }
  return { name, provider, site, audiences, cpu: [], turn: 1 }
}

async function measure(each: Contestant): Promise<void> {
  const { provider, site, audiences } = each
  for (const { listeners } of audiences) await listeners.ask({ ask: 'clear' })
  const before = cpuOf(site.pid)
  for (let frame = 0; frame < FRAMES; frame++) {
    provider.send(frameWithMetals(each.turn++))
    await pause(EVERY_MS)
  }
  await pause(SETTLING_MS)
  const spent = cpuOf(site.pid) - before
  let total = 0
  for (const { listeners, sockets, bytes, messages } of audiences) {
    const answer = await listeners.ask({ ask: 'arrivals', expected: 1, since: 0 })
    const { received, bytes: sum } = v.parse(arrived, answer)
    bytes.push(sum / received)
    messages.push(received / sockets)
    total += received
  }
  each.cpu.push((1000 * spent) / total)
}
