import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { readSettings } from '../runtime/settings.ts'
import { callerHere, personHere } from './caller.ts'
import { runTool } from './run.ts'

const PAST = 'date;code;buy;sell\n2026-01-05;USD;42,10;42,50\n'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caller-'))
  await mkdir(join(folder, 'home'))
})

afterEach(() => rm(folder, { recursive: true }))

async function typed(args: readonly string[], piped = ''): Promise<string> {
  const environment = { DATA_DIR: folder, OFFICE_FILE: 'office/office.yaml', ADMIN_PORT: '1' }
  const { out } = await runTool(args, {
    settings: () => readSettings({ process: environment }),
    clock: fakeClock(Date.UTC(2026, 7, 3)),
    caller: { folder: join(folder, 'home'), piped: () => Promise.resolve(Buffer.from(piped)) },
  })
  return out
}

test('reads a file that is named from the folder in which the command was typed', async () => {
  await writeFile(join(folder, 'home/rates.csv'), PAST)
  expect(await typed(['history', 'import', 'rates.csv'])).toMatch(/^1 kayıt okundu/)
})

test('reads what is piped in for “-”', async () => {
  expect(await typed(['history', 'import', '-'], PAST)).toMatch(/^1 kayıt okundu/)
  expect(await typed(['history', 'import', '-'], 'date;code\n')).toMatch(/^Hiçbir kayıt alınmadı: verilen metin\n/)
})

test('a backup is a file', async () => {
  expect(await typed(['backup', '-'])).toMatch(/^Yedek bir dosyadır/)
})

test('angun-office says where it was typed, and so does npm; else it is where the tool runs', () => {
  expect(callerHere({ ANGUN_CWD: '/home/ayse', INIT_CWD: '/opt' }).folder).toBe('/home/ayse')
  expect(callerHere({ INIT_CWD: '/home/ayse' }).folder).toBe('/home/ayse')
  expect(callerHere({}).folder).toBe('.')
})

test('who calls is whom sudo has let in; without it, or with a name that is none, who is logged in', () => {
  expect(personHere({ SUDO_USER: 'ayse' }, []).by).toBe('ayse')
  const login = userInfo().username
  expect(personHere({}, []).by).toBe(login)
  expect(personHere({ SUDO_USER: 'ayse\n2026 kemal' }, []).by).toBe(login)
})

test('nobody is asked where the answer would be a program’s', () => {
  expect(personHere({}, ['status', '--json']).ask).toBeNull()
})
