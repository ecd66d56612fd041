import { expect, test } from 'vitest'
import { sqliteDatabase } from './database.ts'
import { runSequences } from './sequence.ts'

test(
  '100 random sequences of people’s acts at two sites lose no stop and get only true answers',
  { timeout: 120_000 },
  async () => {
    await using database = await sqliteDatabase()
    expect(await runSequences(database, 1, 100)).toBe(100)
  },
)
