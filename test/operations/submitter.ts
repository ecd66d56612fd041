/**
 * A process of its own that submits 500 messages to the store in `argv[2]`, as fast as it can, and prints the key of each one that was
 * acknowledged: what the crash tests kill.
 */
import { pino } from 'pino'
import { createSubmission } from '../../src/server/contact/submission.ts'
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

const submit = async (index: number): Promise<void> => {
  const idempotencyKey = `submission-${index}`
  const body = { name: 'Ayşe', email: 'ayse@example.com', subject: idempotencyKey, message: 'x'.repeat(index) || 'x' }
  const answer = await submitMessage(body, { idempotencyKey })
  if (answer.ok) process.stdout.write(`${idempotencyKey}\n`)
}
await Promise.all(Array.from({ length: 500 }, (_, index) => submit(index)))
await store[Symbol.asyncDispose]()
