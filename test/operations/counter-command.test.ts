import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../src/server/store/sqlite/sqlite-store.ts'
import { temporaryFolder } from '../fakes/temporary-folder.ts'
import { skipWithout } from '../needs.ts'

const PROJECT = resolve(import.meta.dirname, '../..')

/** A simulated machine: the program in "opt", commands in "bin", and a home folder that only the clerk may enter. */
let machine: string
let home: string

beforeEach(skipWithout('pinned-node'))
beforeEach(async () => {
  machine = temporaryFolder()
  home = join(machine, 'home of ayşe')
  for (const folder of ['opt', 'bin', 'data']) mkdirSync(join(machine, folder))
  mkdirSync(home, { mode: 0o700 })
  for (const part of ['src', 'node_modules']) symlinkSync(join(PROJECT, part), join(machine, 'opt', part))
  writeFileSync(
    join(machine, 'opt/.env'),
    `DATA_DIR=${machine}/data\nOFFICE_FILE=${PROJECT}/office/office.yaml\nADMIN_PORT=1\n`,
  )
  const wrapper = readFileSync(join(PROJECT, 'deploy/angun-office'), 'utf8')
  program(
    'angun-office',
    wrapper
      .replaceAll('/usr/local/bin', `${machine}/bin`)
      .replaceAll('/opt/angun', `${machine}/opt`)
      .replaceAll('/var/lib/angun', `${machine}/data`)
      .replaceAll('/var/cache/angun', process.env['NODE_COMPILE_CACHE'] ?? join(machine, 'compiled')),
  )
  // Imitates sudo: runs as another user, sets SUDO_USER and passes only the variables that deploy/sudoers-angun keeps.
  const [, kept = ''] = /env_keep \+= "(.*)"/.exec(readFileSync(join(PROJECT, 'deploy/sudoers-angun'), 'utf8')) ?? []
  const given = kept.split(' ').map((name) => `\${${name}+${name}="$${name}"}`)
  program(
    'sudo',
    `#!/bin/sh\n[ "$1 $2" = "-u angun" ] || exit 99\nshift 2\nexec env -i PATH="$PATH" WHO=angun SUDO_USER=ayse ${given.join(' ')} "$@"\n`,
  )
  program('id', '#!/bin/sh\necho "${WHO-ayse}"\n')
  const store = await openSqlite(join(machine, 'data/demo.sqlite'))
  const words = { name: 'Ayşe', email: 'ayse@example.com', phone: '', subject: 'Yen kuru', message: 'Merhaba' }
  await store.keepMessage({ ...words, submission: 's', mailId: 'm', receivedAt: 1, mailed: false })
  await store[Symbol.asyncDispose]()
})

function program(name: string, text: string): void {
  writeFileSync(join(machine, 'bin', name), text)
  chmodSync(join(machine, 'bin', name), 0o755)
}

interface Printed {
  readonly exit: number
  readonly out: string
  readonly err: string
}

const typed = (...args: string[]): Promise<Printed> => typedWith({}, args)

function typedWith(variables: Readonly<Record<string, string>>, args: readonly string[]): Promise<Printed> {
  const env = { PATH: `${machine}/bin:/usr/bin:/bin`, ...variables }
  return new Promise((done) => {
    const child = execFile('angun-office', args, { cwd: home, env }, (error, out, err) =>
      done({ exit: error === null ? 0 : Number(error.code), out, err }),
    )
    child.stdin?.end()
  })
}

describe('the angun-office command', () => {
  test('the office command uses its own name in help and error messages', async () => {
    const { exit, err, out } = await typed('fly')
    expect([exit, err, out]).toEqual([2, '', 'Böyle bir komut yok: fly\nYardım: angun-office --help\n'])
    expect((await typed('--help')).out).toContain('Kullanım: angun-office KOMUT')
  })

  test('the office command resolves a file name in the caller’s folder', async () => {
    writeFileSync(join(home, 'eski kurlar.csv'), 'date;code;buy;sell\n2026-01-05;USD;42,10;42,50\n')
    const { exit, out } = await typed('history', 'import', '--limit', '40', 'eski kurlar.csv', '--dry-run')
    expect(out).toMatch(/^1 kayıt okundu: 2026-01-05/)
    expect(exit).toBe(0)
    const missing = await typed('history', 'import', 'yok.csv')
    expect(missing).toMatchObject({ exit: 1, out: expect.stringContaining(join(home, 'yok.csv')) as unknown })
  })

  test('the office command writes a backup to the caller’s folder and rejects “-” as its name', async () => {
    expect(await typed('backup', 'yedek.sqlite')).toMatchObject({ exit: 0 })
    expect(existsSync(join(home, 'yedek.sqlite'))).toBe(true)
    expect(await typed('backup', '-')).toMatchObject({ exit: 2 })
  })

  test('a clerk can query and halt a replica of this machine by its number while the database is down', async () => {
    writeFileSync(join(machine, 'opt/.env'), 'DATABASE_URL=postgres://angun@127.0.0.1:1/angun\n', { flag: 'a' })
    const replica = await cutOffReplica()
    onTestFinished(() => replica.close())
    const second = { ANGUN_REPLICA: replica.number }
    const status = await typedWith(second, ['status'])
    expect(status.out).toMatch(/^Sunucu +çalışıyor, eksikleri var$/m)
    const halted = await typedWith(second, ['halt', 'JPY', '--yes'])
    expect(halted.exit).toBe(1)
    expect(halted.out).toMatch(
      /^Siteden kaldırıldı\. Öteki kopyalara sorulamadı\.[^]*Veritabanı yanıt vermiyor: durdurma bu makinede/,
    )
  })

  test('the office command accepts only the number of an existing replica', async () => {
    expect(await typedWith({ ANGUN_REPLICA: '9' }, ['status'])).toEqual({
      exit: 1,
      out: '',
      err: 'Bu makinede böyle bir kopya yok: 9\n',
    })
    expect(await typedWith({ ANGUN_REPLICA: '../../etc' }, ['status'])).toMatchObject({ exit: 2, out: '' })
  })
})

const TOKEN = 'a'.repeat(64)

/** Opens the admin port of a replica that cannot reach its database. */
async function cutOffReplica(): Promise<{ readonly number: string; close(): void }> {
  for (let number = 10; number < 100; number += 1) {
    const folder = join(machine, 'data', String(number))
    const result = {
      codes: ['JPY'],
      halted: true,
      reach: 'here',
      kept: 'file',
      unconfirmedReplicas: null,
      took: 1,
    }
    const server = createServer(({ url, headers }, answer) => {
      if (url !== '/halts') answer.end(JSON.stringify({ status: 'degraded' }))
      else answer.writeHead(headers.authorization === `Bearer ${TOKEN}` ? 200 : 401).end(JSON.stringify(result))
    })
    server.listen(Number(`410${number}`), '127.0.0.1')
    const free = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!free) continue
    mkdirSync(folder)
    writeFileSync(join(folder, 'admin-token'), `${TOKEN}\n`)
    return { number: String(number), close: () => server.close() }
  }
  throw new Error('no port of a replica is free')
}
