import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from '../../src/server/store/sqlite/sqlite-store.ts'
import { breakTable } from '../fakes/damage.ts'
import { realOfficeText } from '../fakes/real-office.ts'
import { temporaryFolder } from '../fakes/temporary-folder.ts'
import { startServer } from './server-process.ts'

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

/** Returns the output of a start that fails. */
async function refusal(settings: Record<string, string> = {}): Promise<string> {
  try {
    const server = await startServer(settings, folder)
    await server.stop()
  } catch (error) {
    return String(error)
  }
  throw new Error('the server started')
}

describe('a start that is refused', () => {
  test(
    'a real office without a provider is refused with a clear message instead of a stack',
    { tags: ['core'] },
    async () => {
      const file = join(folder, 'office.yaml')
      writeFileSync(file, realOfficeText())
      const output = await refusal({ OFFICE_FILE: file })
      expect(output).toContain('gerçek bir kurumun sitesi uydurma kurlarla açılmaz')
      expect(output).not.toMatch(/^ +at /m)
    },
  )

  test('a misspelt setting in .env is refused with a suggestion', { tags: ['core'] }, async () => {
    writeFileSync(join(folder, '.env'), 'RATE_SOCKETURL=https://kurlar.ornek.com\n')
    expect(await refusal()).toContain('RATE_SOCKETURL · böyle bir ayar yok; bunu mu demek istediniz: RATE_SOCKET_URL')
  })
})

test('a start with a broken database explains how to restore it, without a stack', { tags: ['core'] }, async () => {
  const file = join(folder, 'data/demo.sqlite')
  await (await openSqlite(file))[Symbol.asyncDispose]()
  // Damage in this table is found only when the server reads the board after opening the database.
  breakTable(file, 'minutes')
  const output = await refusal()
  expect(output).toMatch(/\nVeritabanı bozuk: .*\n {4}Son yedeği geri yükleyin: .*\n*$/)
  expect(output).not.toMatch(/^ +at /m)
})
