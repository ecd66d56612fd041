import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeEach, expect, test } from 'vitest'
import { parseSettings } from '../../src/contract/settings/parse-settings.ts'
import { randomAt } from '../../src/domain/seeded-random.ts'
import { openSqlite } from '../../src/server/store/sqlite/sqlite-store.ts'
import { temporaryFolder } from '../fakes/temporary-folder.ts'
import { realTime } from './real-time.ts'

const CHANGER = join(import.meta.dirname, 'settings-changer.ts')
const KILLS = 200
/** In ms after the first answer. A change takes some ms, so random kills hit each of its steps. */
const LATEST_KILL = 40

let folder: string
let file: string

beforeEach(() => {
  folder = temporaryFolder()
  file = join(folder, 'office.sqlite')
})

/** Returns the versions that the process reported as published before it was killed. */
async function changeUntilKilled(after: number): Promise<number[]> {
  const child = spawn(process.execPath, [CHANGER, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const published: number[] = []
  const closed = once(child, 'close')
  const answered = Promise.withResolvers<void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    published.push(Number(line))
    answered.resolve()
  })
  await Promise.race([answered.promise, closed])
  await realTime(after)
  child.kill('SIGKILL')
  await closed
  return published
}

test(
  `a process that is killed ${KILLS} times while publishing keeps every version it reported and only whole documents`,
  { timeout: 600_000 },
  async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const published = await changeUntilKilled(randomAt(43, kill) * LATEST_KILL)
      await using store = await openSqlite(file, { thread: "caller's" })
      const newest = await store.settingsDocument()
      expect(newest?.number).toBeGreaterThanOrEqual(published.at(-1) ?? Number.NaN)
      expect(parseSettings(newest?.document).ok).toBe(true)
      const names = Object.entries(newest?.document.hours.special ?? {}).filter(([day]) => day.startsWith('2027-06'))
      expect(new Set(names.map(([, { name }]) => name)).size).toBe(1)
      expect(names).toHaveLength(30)
    }
  },
)
