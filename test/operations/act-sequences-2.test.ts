import { expect, test } from 'vitest'
import { sqliteDatabase } from '../acts/database.ts'
import { runSequences } from '../acts/sequence.ts'

// Two files, so that the sequences use two cores.
test(
  '5000 random sequences of people’s acts at two sites lose no stop and get only true answers (part 2)',
  { timeout: 900_000 },
  async () => {
    await using database = await sqliteDatabase()
    expect(await runSequences(database, 6001, 5000)).toBe(5000)
  },
)
