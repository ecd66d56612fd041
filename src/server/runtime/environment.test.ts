import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../test/fakes/temporary-folder.ts'
import { SOURCES } from '../upstream/sources/source-list.ts'
import { readEnvironment, StartRefused } from './environment.ts'
import { readSettings } from './settings.ts'

let file: string

beforeEach(() => {
  file = join(temporaryFolder(), '.env')
})

test('variables of the process take precedence over .env', () => {
  writeFileSync(file, 'PORT=4000\nADMIN_PORT=4001\n')
  vi.stubEnv('PORT', '5000')
  expect(readSettings(readEnvironment(file), SOURCES)).toMatchObject({
    value: { site: { port: 5000 }, admin: { port: 4001 } },
  })
})

test('a missing .env adds no variables', () => {
  expect(readEnvironment(file).file).toEqual({})
})

test('an unreadable .env is rejected with its name', () => {
  mkdirSync(file)
  const read = (): unknown => readEnvironment(file)
  expect(read).toThrow(StartRefused)
  expect(read).toThrow(
    `Ayar dosyası okunamadı: ${file}, bu bir dosya değil, klasör (EISDIR). Siteyi çalıştıran kullanıcı onu okuyabilmelidir.`,
  )
})
