import { describe, expect, test } from 'vitest'
import { validSettings } from '../../../test/fakes/valid-settings.ts'
import { SOURCES } from '../upstream/sources/source-list.ts'
import { describeMistake } from './setting-mistakes.ts'
import { readSettings } from './settings.ts'
import { describePlace } from './store-place.ts'

const placeOf = (url: string, others: Readonly<Record<string, string>> = {}) =>
  validSettings({ DATABASE_URL: url, ...others }).store

const addressOf = (url: string) => {
  const place = placeOf(url)
  return place.kind === 'database' ? place.address : null
}

describe('the setting DATABASE_URL', () => {
  test('DATABASE_URL selects PostgreSQL as the store, with a schema of its own for invented data', () => {
    const real = { RATE_SOCKET_URL: 'https://p.example' }
    expect(placeOf('postgres://angun:s%40cret@db.example/angun', real)).toEqual({
      kind: 'database',
      holds: 'office',
      address: {
        host: 'db.example',
        port: 5432,
        database: 'angun',
        user: 'angun',
        password: 's@cret',
        tls: { mode: 'verify-full' },
      },
    })
    expect(placeOf('postgres://a@db.example/angun')).toMatchObject({ holds: 'demo' })
    expect(placeOf('postgres://a@db.example/angun', { ...real, CENTRAL_BANK: 'demo' })).toMatchObject({
      holds: 'demo-bank',
    })
  })

  test.each([
    ['postgresql://a:b@127.0.0.1:6000/x', { host: '127.0.0.1', port: 6000, tls: { mode: 'disable' } }],
    ['postgres://a@[::1]/x', { host: '::1', password: undefined, tls: { mode: 'disable' } }],
    ['postgres://a@localhost/x?sslmode=require', { tls: { mode: 'require' } }],
    ['postgres://a@localhost/x?host=/run/postgresql', { host: '/run/postgresql', tls: { mode: 'disable' } }],
    [
      'postgres://a@10.0.0.7/x?sslmode=verify-ca&sslrootcert=/etc/angun/ca.pem',
      { tls: { mode: 'verify-ca', caFile: '/etc/angun/ca.pem' } },
    ],
    ['postgres://a@10.0.0.7/x?sslmode=disable', { tls: { mode: 'disable' } }],
  ])('the database address %s is accepted, with verified TLS by default for another machine', (url, part) => {
    expect(addressOf(url)).toMatchObject(part)
  })

  test.each([
    'mysql://user:secret@db/office',
    'postgres:user:secret@db/office',
    'user:secret@db/office',
    'postgres://user:secret@db',
    'postgres://user:secret@db/a/b',
    'postgres://db/office?password=secret',
    'postgres://:secret@db/office',
    'postgres://user:100%secret@db/office',
    'postgres://user:sec#ret@db/office',
    'postgres://user:secret@db/office?sslmode=prefer',
    'postgres://user:secret@db/office?sslmode=require&sslrootcert=/ca.pem',
    'postgres://user:secret@db/office?options=-c%20fsync=off',
    'postgres://user:secret@/office',
    'postgres://user:secret@db/office?host=/run/postgresql',
  ])('the database address %s is rejected without showing more than its beginning', (url) => {
    const mistakes = readSettings({ process: { DATABASE_URL: url } }, SOURCES)
    expect(mistakes.ok).toBe(false)
    const lines = mistakes.ok ? [] : mistakes.error.map(describeMistake)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^DATABASE_URL=(?:postgres:\/\/)?\*\*\* · beklenen: postgres:\/\//)
    expect(lines[0]).not.toMatch(/sec/)
  })

  test('the description of a database has no password', () => {
    expect(describePlace(placeOf('postgres://angun:secret@db.example/angun'))).toBe(
      'postgres://angun@db.example:5432/angun (demo)',
    )
  })
})
