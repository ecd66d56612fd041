import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSubmission } from '../../src/server/messages/submission.ts'
import { systemClock } from '../../src/server/runtime/clock.ts'
import { openSqlite } from '../../src/server/store/sqlite/sqlite-store.ts'
import { smallDisk } from '../fakes/small-disk.ts'
import { temporaryFolder } from '../fakes/temporary-folder.ts'
import { needs } from '../needs.ts'

const SUBMISSIONS = 500
const SUBMITTER = join(import.meta.dirname, 'submitter.ts')

let folder: string
let file: string

beforeEach(() => {
  folder = temporaryFolder()
  file = join(folder, 'office.sqlite')
})

/**
 * Runs the submitter and kills it after so many acknowledgements, if a number is given. Returns the acknowledged keys.
 */
async function submitAll(killedAfter?: number): Promise<string[]> {
  const more = killedAfter === undefined ? [] : [String(killedAfter)]
  const child = spawn(process.execPath, [SUBMITTER, file, ...more], { stdio: ['ignore', 'pipe', 'inherit'] })
  const acknowledged: string[] = []
  const closed = once(child, 'close')
  for await (const line of createInterface({ input: child.stdout })) acknowledged.push(line)
  await closed
  return acknowledged
}

async function keptSubjects(): Promise<string[]> {
  const store = await openSqlite(file)
  const kept = await store.messages({ limit: 10_000 })
  await store[Symbol.asyncDispose]()
  return kept.map(({ subject }) => subject)
}

describe('500 submissions', () => {
  test(
    'a process that is killed loses no acknowledged message and stores none twice, and retries store the rest',
    { tags: ['core'] },
    async () => {
      const acknowledged = await submitAll(150)
      expect(acknowledged).toHaveLength(150)
      const kept = await keptSubjects()
      expect(kept.length).toBeLessThan(SUBMISSIONS)
      expect(kept).toEqual(expect.arrayContaining(acknowledged))
      expect(new Set(kept).size).toBe(kept.length)

      expect(await submitAll()).toHaveLength(SUBMISSIONS)
      const complete = await keptSubjects()
      expect(complete).toHaveLength(SUBMISSIONS)
      expect(new Set(complete).size).toBe(SUBMISSIONS)
    },
  )
})

describe('a full disk', needs('small-disk'), () => {
  test('the store refuses messages on a full disk and accepts them again when there is space', async () => {
    const disk = smallDisk()
    const store = await openSqlite(join(disk.place, 'office.sqlite'))
    try {
      const log = pino({ enabled: false })
      const host = (): string => 'www.angun.example'
      const submit = createSubmission({
        store,
        clock: systemClock,
        log,
        host,
        phone: host,
        mailed: false,
        onKept: () => undefined,
      })
      const send = (): ReturnType<typeof submit> =>
        submit({ name: 'Ayşe', email: 'ayse@example.com', subject: 'Kur', message: 'ş'.repeat(5000) }, {})

      expect(await send()).toMatchObject({ ok: true })
      expect(await store.writable()).toBe(true)
      disk.fill()

      const answers = []
      for (let index = 0; index < 20; index += 1) answers.push(await send())
      const accepted = answers.filter(({ ok }) => ok).length
      expect(answers.at(-1)).toEqual({ ok: false, error: { kind: 'store' } })
      expect(await store.writable()).toBe(false)
      expect(await store.messages({ limit: 100 })).toHaveLength(1 + accepted)

      disk.empty()
      expect(await send()).toMatchObject({ ok: true })
      expect(await store.writable()).toBe(true)
    } finally {
      await store[Symbol.asyncDispose]()
      disk.remove()
    }
  })
})
