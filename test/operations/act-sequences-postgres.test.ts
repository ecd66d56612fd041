import { expect, test } from 'vitest'
import { postgresDatabase } from '../acts/postgres-database.ts'
import { runSequences } from '../acts/sequence.ts'
import { describePostgres } from '../postgres/suite.ts'

describePostgres('PostgreSQL', () => {
  test(
    '500 random sequences of people’s acts at two sites lose no stop and get only true answers',
    { timeout: 600_000 },
    async () => {
      await using database = await postgresDatabase()
      expect(await runSequences(database, 1, 500)).toBe(500)
    },
  )
})
