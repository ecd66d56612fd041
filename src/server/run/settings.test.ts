import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { describeMistake, type Environment, readEnvironment, readSettings, type Settings } from './settings.ts'

function settings(environment: Environment): Settings {
  const read = readSettings(environment)
  if (!read.ok) throw new Error(read.error.map(describeMistake).join('\n'))
  return read.value
}

function mistakes(environment: Environment): string[] {
  const read = readSettings(environment)
  return read.ok ? [] : read.error.map(describeMistake)
}

describe('the environment', () => {
  test('is read over what .env says; without a .env it stands alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'env-'))
    await writeFile(join(folder, '.env'), 'PORT=4000\nCONTACT_TO="a@example.com"\n')
    vi.stubEnv('PORT', '5000')
    const environment = readEnvironment(join(folder, '.env'))
    await rm(folder, { recursive: true })
    expect(environment).toMatchObject({ PORT: '5000', CONTACT_TO: 'a@example.com' })
    expect(readEnvironment(join(folder, '.env'))).toMatchObject({ PORT: '5000' })
  })
})

describe('settings', () => {
  test('nothing set is the demo, on the ports of the contract', () => {
    expect(settings({})).toMatchObject({
      site: { host: '0.0.0.0', port: 3000 },
      admin: { host: '127.0.0.1', port: 3001 },
      market: { kind: 'demo' },
      centralBank: { kind: 'demo' },
      mail: { kind: 'none' },
      trustProxy: false,
    })
  })

  test('an empty value counts as unset, as service managers write it', () => {
    expect(settings({ PORT: '', RATE_SOCKET_URL: ' ', SMTP_URL: '' })).toEqual(settings({}))
  })

  test('a provider brings the central bank’s own bulletins with it', () => {
    const set = settings({
      RATE_SOCKET_URL: 'wss://prices.example.com/',
      RATE_SOCKET_ORIGIN: 'https://www.example.com',
    })
    expect(set.market).toEqual({
      kind: 'provider',
      url: 'wss://prices.example.com',
      origin: 'https://www.example.com',
    })
    expect(set.centralBank).toEqual({ kind: 'tcmb', url: 'https://www.tcmb.gov.tr' })
  })

  test('a feed alone is a provider, too', () => {
    const set = settings({ RATE_FEED_URL: 'https://prices.example.com/feed' })
    expect(set.market).toEqual({ kind: 'provider', feedUrl: 'https://prices.example.com/feed' })
    expect(set.centralBank).toMatchObject({ kind: 'tcmb' })
    expect(set.storeFile).toMatch(/office\.sqlite$/)
  })

  test('invented and real rates never share a database file', () => {
    expect(settings({ DATA_DIR: '/srv/data' }).storeFile).toBe('/srv/data/demo.sqlite')
    expect(settings({ DATA_DIR: '/srv/data', CENTRAL_BANK: 'tcmb' }).storeFile).toBe('/srv/data/demo-market.sqlite')
    const provider = { DATA_DIR: '/srv/data', RATE_SOCKET_URL: 'https://p.example' }
    expect(settings(provider).storeFile).toBe('/srv/data/office.sqlite')
    expect(settings({ ...provider, CENTRAL_BANK: 'demo' }).storeFile).toBe('/srv/data/demo-bank.sqlite')
  })

  test('mail goes to one or more people', () => {
    const mail = settings({
      SMTP_URL: 'smtps://user:secret@mail.example.com',
      CONTACT_FROM: 'Web sitesi <site@example.com>',
      CONTACT_TO: 'a@example.com, Gişe <b@example.com>',
    }).mail
    expect(mail).toMatchObject({ kind: 'smtp', to: ['a@example.com', 'Gişe <b@example.com>'] })
  })

  test.each([
    ['false', false],
    ['0', false],
    ['1', 1],
    ['10.0.0.1, 192.168.0.0/16,::1', ['10.0.0.1', '192.168.0.0/16', '::1']],
  ])('the proxies to trust: %s', (text, trust) => {
    expect(settings({ TRUST_PROXY: text }).trustProxy).toEqual(trust)
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT=abc · beklenen: 0 ile 65535 arasında bir tam sayı'],
    [{ ADMIN_PORT: '70000' }, 'ADMIN_PORT=70000 · beklenen: 0 ile 65535 arasında bir tam sayı'],
    [
      { RATE_SOCKET_URL: 'wss://prices.example.com/gold' },
      'RATE_SOCKET_URL=wss://prices.example.com/gold · beklenen: wss://kurlar.ornek.com biçiminde, yolu olmayan bir adres',
    ],
    [{ RATE_SOCKET_URL: 'prices' }, 'RATE_SOCKET_URL=prices · beklenen: https:// veya wss:// ile başlayan bir adres'],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY=true · beklenen: false, vekil sunucu sayısı/],
    [{ TRUST_PROXY: '10.0.0.0/64' }, /^TRUST_PROXY=/],
    [{ CENTRAL_BANK: 'ecb' }, 'CENTRAL_BANK=ecb · beklenen: tcmb, evds veya demo'],
    [{ CENTRAL_BANK: 'evds' }, 'EVDS_API_KEY= · beklenen: CENTRAL_BANK verildiğinde bu da verilmeli'],
    [{ RATE_SOCKET_ORIGIN: 'https://p.example' }, /^RATE_SOCKET_URL= · beklenen: RATE_SOCKET_ORIGIN verildiğinde/],
    [{ CONTACT_FROM: 'a@b\r\nBcc: c@d', SMTP_URL: 'smtp://m', CONTACT_TO: 'a@b' }, /^CONTACT_FROM=/],
  ])('a mistake is one line with name, value and what was expected: %j', (environment, line) => {
    const lines = mistakes(environment)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(line)
  })

  test('a set DATABASE_URL refuses the start with one clear line', () => {
    expect(mistakes({ DATABASE_URL: 'postgres://user:pass@db/office' })).toEqual([
      'DATABASE_URL=postgres://***@db/office · beklenen: boş bırakılmalı: PostgreSQL henüz desteklenmiyor, veriler DATA_DIR içindeki SQLite dosyasında durur',
    ])
  })

  test('all mistakes are told together, and no password or key with them', () => {
    const lines = mistakes({
      PORT: '-1',
      SMTP_URL: 'http://me:secret@mail',
      EVDS_API_KEY: 'top secret',
      CONTACT_TO: '@',
    })
    expect(lines).toHaveLength(5)
    expect(lines.join()).not.toMatch(/secret/)
  })
})
