import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postgresOwner } from '../../../../test/postgres/programs.ts'
import { type Postgres, startPostgres } from '../../../../test/postgres/server.ts'
import { describePostgres } from '../../../../test/postgres/suite.ts'
import type { DatabaseTls } from '../../runtime/index.ts'
import { connectionTo } from './connection.ts'

describePostgres('a connection to PostgreSQL over TLS', () => {
  let server: Postgres
  let folder: string

  const certificate = (name: string): string[] => {
    const files = ['-keyout', join(folder, `${name}.key`), '-out', join(folder, `${name}.pem`)]
    const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
    return ['req', '-x509', ...curve, ...files, ...names]
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'postgres-tls-'))
    chmodSync(folder, 0o755)
    for (const name of ['db.example', 'other.example']) execFileSync('openssl', certificate(name), { stdio: 'pipe' })
    const key = join(folder, 'db.example.key')
    chmodSync(key, 0o600)
    const owner = postgresOwner()
    if (owner !== undefined) chownSync(key, owner.uid, owner.gid)
    const files = { ssl_cert_file: join(folder, 'db.example.pem'), ssl_key_file: key }
    server = await startPostgres({ settings: { ssl: 'on', synchronous_commit: 'off', ...files } })
  })

  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  const asked = async (tls: DatabaseTls, sql: string): Promise<unknown> => {
    const client = new Client(connectionTo({ ...server.address('postgres'), tls }, 'office'))
    try {
      await client.connect()
      return (await client.query<Record<string, unknown>>(sql)).rows[0]
    } finally {
      await client.end()
    }
  }
  const encrypted = (tls: DatabaseTls): Promise<unknown> =>
    asked(tls, 'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')

  test('the connection is encrypted with sslmode require and not with disable', async () => {
    expect(await encrypted({ mode: 'require' })).toEqual({ ssl: true })
    expect(await encrypted({ mode: 'disable' })).toEqual({ ssl: false })
  })

  test('the connection verifies the certificate of the server', async () => {
    const ca = (name: string): string => join(folder, `${name}.pem`)
    expect(await encrypted({ mode: 'verify-ca', caFile: ca('db.example') })).toEqual({ ssl: true })
    await expect(encrypted({ mode: 'verify-ca', caFile: ca('other.example') })).rejects.toThrow(/certificate/)
    await expect(encrypted({ mode: 'verify-full' })).rejects.toThrow(/certificate/)
    // The certificate is for another host name.
    await expect(encrypted({ mode: 'verify-full', caFile: ca('db.example') })).rejects.toThrow(/127\.0\.0\.1/)
  })

  test('the connection sets synchronous_commit to on', async () => {
    expect(await asked({ mode: 'disable' }, 'SHOW synchronous_commit')).toEqual({ synchronous_commit: 'on' })
  })

  test('the server ends the transaction of a paused process and releases its locks', async () => {
    const paused = new Client(connectionTo(server.address('postgres'), 'office', false, 1))
    const next = new Client(connectionTo(server.address('postgres'), 'office'))
    let ended = ''
    paused.on('error', ({ message }) => (ended ||= message))
    try {
      await Promise.all([paused.connect(), next.connect()])
      const began = performance.now()
      await paused.query('BEGIN; SELECT pg_advisory_xact_lock(1)')
      await next.query('SET lock_timeout = 0; SET statement_timeout = 0; SELECT pg_advisory_lock(1)')
      expect(performance.now() - began).toBeGreaterThan(1500)
      await expect.poll(() => ended).toContain('idle-in-transaction')
    } finally {
      await Promise.allSettled([paused.end(), next.end()])
    }
  })

  test('the connection of a leader does not wait for a standby', async () => {
    const client = new Client(connectionTo(server.address('postgres'), 'office', false, 1))
    try {
      await client.connect()
      expect((await client.query('SHOW synchronous_commit')).rows).toEqual([{ synchronous_commit: 'local' }])
    } finally {
      await client.end()
    }
  })
})
