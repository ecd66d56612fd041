/**
 * Submits 500 messages, 100 at a time, to the store in `argv[2]` and prints the key of each acknowledged one. Kills
 * itself after `argv[3]` of them.
 */
import { pino } from 'pino'
import { createSubmission } from '../../src/server/messages/submission.ts'
import { systemClock } from '../../src/server/runtime/clock.ts'
import { openSqlite } from '../../src/server/store/sqlite/sqlite-store.ts'

const store = await openSqlite(process.argv[2] ?? '')
const submitMessage = createSubmission({
  store,
  clock: systemClock,
  log: pino({ enabled: false }),
  host: () => 'www.angun.example',
  phone: () => '',
  mailed: true,
  onKept: () => undefined,
})

const killedAfter = Number(process.argv[3] ?? Infinity)
let acknowledged = 0

const submit = async (index: number): Promise<void> => {
  const idempotencyKey = `submission-${index}`
  const body = { name: 'Ayşe', email: 'ayse@example.com', subject: idempotencyKey, message: 'x'.repeat(index) || 'x' }
  const answer = await submitMessage(body, { idempotencyKey })
  if (!answer.ok) return
  process.stdout.write(`${idempotencyKey}\n`)
  acknowledged += 1
  if (acknowledged === killedAfter) process.kill(process.pid, 'SIGKILL')
}
for (let first = 0; first < 500; first += 100)
  await Promise.all(Array.from({ length: 100 }, (_, index) => submit(first + index)))
await store[Symbol.asyncDispose]()
