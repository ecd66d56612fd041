import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validSettings } from '../../../test/fakes/valid-settings.ts'
import { SOURCES } from '../upstream/sources/source-list.ts'
import { describeMistake } from './setting-mistakes.ts'
import { readSettings } from './settings.ts'
import { describePlace } from './store-place.ts'

type Variables = Readonly<Record<string, string>>

function mistakes(process: Variables, file: Variables = {}): string[] {
  const read = readSettings({ process, file }, SOURCES)
  return read.ok ? [] : read.error.map(describeMistake)
}

const KEYED = { RATE_API_URL: 'https://p.example/v1', RATE_API_KEY: 'secret', RATE_API_KEY_HEADER: 'X-Api-Key' }

describe('settings of the process', () => {
  test('without settings, the site is the demo on the default ports', () => {
    expect(validSettings({})).toMatchObject({
      site: { host: '0.0.0.0', port: 3000 },
      admin: { host: '127.0.0.1', port: 3001 },
      panel: { host: '127.0.0.1', port: 3002, origin: null },
      market: { kind: 'demo' },
      centralBank: { id: 'demo', values: {} },
      mail: { kind: 'none' },
      trustProxy: false,
      sockets: { inAll: 20_000, perAddress: 500 },
    })
  })

  test('localhost becomes one IPv4 address, so that there is only one listener', () => {
    expect(validSettings({ HOST: 'localhost' }).site.host).toBe('127.0.0.1')
    expect(mistakes({ HOST: 'localhost', PORT: '4000', ADMIN_PORT: '4000' })).toHaveLength(1)
  })

  test('an empty value is treated as unset', () => {
    expect(validSettings({ PORT: '', RATE_SOCKET_URL: ' ', SMTP_URL: '' })).toEqual(validSettings({}))
  })

  test('a price provider implies the central bank’s own bulletins', () => {
    const set = validSettings({
      RATE_SOCKET_URL: 'wss://prices.example.com/',
      RATE_SOCKET_ORIGIN: 'https://www.example.com',
    })
    const values = { RATE_SOCKET_URL: 'wss://prices.example.com', RATE_SOCKET_ORIGIN: 'https://www.example.com' }
    expect(set.market).toEqual({ kind: 'provider', sources: [{ id: 'socket', values }] })
    expect(set.centralBank).toEqual({ id: 'tcmb', values: { TCMB_URL: 'https://www.tcmb.gov.tr' } })
  })

  test('a feed alone is a price provider, too', () => {
    const set = validSettings({ RATE_FEED_URL: 'https://prices.example.com/feed' })
    const values = { RATE_FEED_URL: 'https://prices.example.com/feed' }
    expect(set.market).toEqual({ kind: 'provider', sources: [{ id: 'feed', values }] })
    expect(set.centralBank).toMatchObject({ id: 'tcmb' })
    expect(describePlace(set.store)).toMatch(/office\.sqlite$/)
  })

  test('with EVDS, the central bank’s own address is set as well, for gold', () => {
    expect(
      validSettings({ CENTRAL_BANK: 'evds', EVDS_API_KEY: 'key', TCMB_URL: 'https://mirror.example.com' }),
    ).toMatchObject({
      centralBank: {
        id: 'evds',
        values: {
          EVDS_URL: 'https://evds3.tcmb.gov.tr',
          EVDS_API_KEY: 'key',
          TCMB_URL: 'https://mirror.example.com',
        },
      },
    })
  })

  test('invented and real rates never share a database file', () => {
    expect(validSettings({ DATA_DIR: '/srv/data' }).store).toEqual({ kind: 'file', file: '/srv/data/demo.sqlite' })
    expect(validSettings({ DATA_DIR: '/srv/data', CENTRAL_BANK: 'tcmb' }).store).toEqual({
      kind: 'file',
      file: '/srv/data/demo-market.sqlite',
    })
    const provider = { DATA_DIR: '/srv/data', RATE_SOCKET_URL: 'https://p.example' }
    expect(validSettings(provider).store).toEqual({ kind: 'file', file: '/srv/data/office.sqlite' })
    expect(validSettings({ ...provider, CENTRAL_BANK: 'demo' }).store).toEqual({
      kind: 'file',
      file: '/srv/data/demo-bank.sqlite',
    })
  })

  test('mail can have several recipients', () => {
    const mail = validSettings({
      SMTP_URL: 'smtps://user:secret@mail.example.com',
      CONTACT_FROM: 'Web sitesi <site@example.com>',
      CONTACT_TO: 'a@example.com, Gişe <b@example.com>',
    }).mail
    const to = ['a@example.com', 'Gişe <b@example.com>']
    expect(mail).toMatchObject({ kind: 'smtp', to, alertTo: to })
  })

  test('ALERT_TO=yok disables alerts, with or without mail', () => {
    expect(validSettings({ ALERT_TO: 'yok' })).toMatchObject({ mail: { kind: 'none' }, alerting: 'unwanted' })
    expect(
      validSettings({ SMTP_URL: 'smtp://127.0.0.1', CONTACT_FROM: 'a@b.co', CONTACT_TO: 'c@b.co', ALERT_TO: 'yok' }),
    ).toMatchObject({
      mail: { kind: 'smtp', to: ['c@b.co'], alertTo: [] },
      alerting: 'unwanted',
    })
    expect(validSettings({}).alerting).toBe('unset')
  })

  test.each([
    ['false', false],
    ['0', false],
    ['1', 1],
    ['10.0.0.1, 192.168.0.0/16,::1', ['10.0.0.1', '192.168.0.0/16', '::1']],
    ['0.0.0.0/1, 128.0.0.0/1', ['0.0.0.0/1', '128.0.0.0/1']],
  ])('TRUST_PROXY accepts %s', (text, trust) => {
    expect(validSettings({ TRUST_PROXY: text }).trustProxy).toEqual(trust)
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
    [{ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY=/],
    [{ TRUST_PROXY: '::1, ::/0' }, /^TRUST_PROXY=/],
    [{ TRUST_PROXY: '10.0.0.0/8/9' }, /^TRUST_PROXY=/],
    [{ SOCKETS_MAX: '0' }, 'SOCKETS_MAX=0 · beklenen: 1 ile 1000000 arasında bir tam sayı'],
    [{ SOCKETS_PER_ADDRESS: '1e3' }, /^SOCKETS_PER_ADDRESS=1e3 · /],
    [{ OFFLINE_PAGES: 'no' }, 'OFFLINE_PAGES=no · beklenen: on veya off'],
    [{ CENTRAL_BANK: 'ecb' }, 'CENTRAL_BANK=ecb · beklenen: tcmb, evds veya demo'],
    [{ CENTRAL_BANK: 'evds' }, 'EVDS_API_KEY= · beklenen: CENTRAL_BANK verildiğinde bu da verilmeli'],
    [{ RATE_SOCKET_ORIGIN: 'https://p.example' }, /^RATE_SOCKET_URL= · beklenen: RATE_SOCKET_ORIGIN verildiğinde/],
    [
      { ...KEYED, RATE_FEED_URL: 'https://p.example/f' },
      /^RATE_FEED_URL=.* · beklenen: RATE_API_URL verildiğinde bu boş/,
    ],
    [
      { ...KEYED, RATE_API_URL: 'wss://p.example/v1' },
      /^RATE_API_URL=.* · beklenen: wss:\/\/ ile başlıyorsa yolu olmayan/,
    ],
    [{ CONTACT_FROM: 'a@b\r\nBcc: c@d', SMTP_URL: 'smtp://m', CONTACT_TO: 'a@b' }, /^CONTACT_FROM=/],
  ])('a mistake is one line with name, value and expectation: %j', (environment, line) => {
    const lines = mistakes(environment)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(line)
  })

  test('all mistakes are reported together, without passwords and keys', () => {
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

describe('the address of the mail server', () => {
  const given = (SMTP_URL: string): Variables => ({ SMTP_URL, CONTACT_FROM: 'a@b.example', CONTACT_TO: 'a@b.example' })

  test.each([
    ['smtps://user:secret@mail.example.com', 'smtps://user:secret@mail.example.com'],
    ['SMTP://mail.example.com:25/', 'smtp://mail.example.com:25/'],
    ['smtp://user:s%40cret@[::1]:587', 'smtp://user:s%40cret@[::1]:587'],
    [
      'smtps://user@example.com:p@ss word@mail.example.com',
      'smtps://user%40example.com:p%40ss%20word@mail.example.com',
    ],
  ])('the mail server’s address %s is accepted', (text, url) => {
    expect(validSettings(given(text)).mail).toMatchObject({ url })
  })

  test.each([
    'smtps:user:secret@mail.example.com',
    'smtps:/user:secret@mail.example.com',
    'user:secret@mail.example.com',
    'mail.example.com secret',
    'http://user:secret@mail.example.com',
    'smtp://user:secret',
    'smtp://user:12/secret@mail.example.com',
    'smtp://user:secret#1@mail.example.com',
    'smtp://user:secret?@mail.example.com',
    'smtp://user:100%secret@mail.example.com',
    'smtp://mail.example.com/secret',
    'smtp://mail.example.com?pass=secret',
    'smtps://user:secret@',
    '//user:secret@mail.example.com',
    'secret://user:x@mail.example.com:0x',
    '\u00a0smtps://user:secret@mail.example.com:',
  ])('the mail server’s address %s is rejected without showing the password', (text) => {
    const lines = mistakes(given(text))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^SMTP_URL=(?:[a-z]+:\/\/)?\*\*\* · beklenen: smtp:\/\/ veya smtps:\/\//)
    expect(lines[0]).not.toMatch(/secret@|:secret|secret$/)
  })

  test('a rejected mail address shows only its beginning, whatever it contains', () => {
    const part = fc.oneof(fc.constantFrom('smtp:', 'smtps:', '//', '/', '@', ':', '#', '?', '%', ' '), fc.string())
    fc.assert(
      fc.property(fc.array(part), fc.array(part), (before, after) => {
        const text = [...before, 'GIZLI', ...after].join('')
        const messages = mistakes(given(text)).join()
        expect(messages).not.toContain('GIZLI')
      }),
    )
  })

  test.each(['RATE_SOCKET_URL', 'RATE_FEED_URL', 'TCMB_URL', 'EVDS_URL', 'RATE_SOCKET_ORIGIN'])(
    'a mistake in %s shows no password',
    (name) => {
      for (const text of [
        'ftp://user:secret@host',
        'https://user:secret@host',
        'https://secret@host',
        'user:secret@host',
        'host?key=secret',
        'host#secret',
      ])
        expect(mistakes({ [name]: text }).join()).toMatch(/^(?!.*secret).*\*\*\* · beklenen: /)
    },
  )
})

describe('an unknown setting name', () => {
  test.each([
    ['RATE_SOCKETURL', 'RATE_SOCKET_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['Trust_Proxy', 'TRUST_PROXY'],
    ['port', 'PORT'],
    ['SMTP-URL', 'SMTP_URL'],
  ])('the misspelt name %s is rejected with the probable setting, in .env and in the process', (name, suggestion) => {
    const line = `${name} · böyle bir ayar yok; bunu mu demek istediniz: ${suggestion}`
    expect(mistakes({ [name]: 'secret' })).toEqual([line])
    expect(mistakes({}, { [name]: 'secret' })).toEqual([line])
  })

  test('an unknown name in .env is rejected without its value', () => {
    expect(mistakes({}, { OFFICE: './office.yaml' })).toEqual([
      'OFFICE · böyle bir ayar yok; ayarlar .env.example içinde yazılıdır',
    ])
    expect(mistakes({}, { NODE_OPTIONS: 'secret' }).join()).not.toContain('secret')
  })

  test('an unknown name without a value is ignored', () => {
    expect(mistakes({ Trust_Proxy: ' ' }, { OFFICE: '' })).toEqual([])
  })

  test('a foreign variable of the process is ignored if it resembles no setting', () => {
    const foreign =
      'HOME HOSTNAME LOGNAME MAIL PATH PWD SHELL TERM USER LANG TZ TMPDIR XDG_DATA_DIRS NODE_ENV NODE_OPTIONS NODE_COMPILE_CACHE ' +
      'MALLOC_ARENA_MAX MALLOC_TRIM_THRESHOLD_ INVOCATION_ID JOURNAL_STREAM npm_config_cache KUBERNETES_PORT KUBERNETES_SERVICE_HOST ANGUN_PORT SMTP_HOST SMTP_USER'
    expect(mistakes(Object.fromEntries(foreign.split(' ').map((name) => [name, 'x'])))).toEqual([])
  })
})

describe('the panel’s origin', () => {
  test.each(['https://panel.example.com', 'https://panel.example.com:8443', 'http://localhost:3002'])(
    'the panel accepts the origin %s',
    (origin) => {
      expect(validSettings({ PANEL_ORIGIN: origin }).panel.origin).toBe(origin)
    },
  )

  test.each([
    ['http://panel.example.com', 'without TLS'],
    ['https://203.0.113.7', 'with an IPv4 address'],
    ['https://[2001:db8::1]', 'with an IPv6 address'],
    ['https://panel.example.com/', 'with a path'],
    ['panel.example.com', 'as a bare name'],
    ['https://*.example.com', 'with a wildcard'],
  ])('the panel rejects the origin %s, %s', (origin) => {
    expect(mistakes({ PANEL_ORIGIN: origin })).toEqual([expect.stringMatching(/^PANEL_ORIGIN=.* biçiminde/)])
  })
})

describe('the panel without an origin', () => {
  test.each(['0.0.0.0', '::', '10.0.0.5', 'panel'])(
    'the panel without an origin is rejected at %s, which other machines can reach',
    (host) => {
      expect(mistakes({ PANEL_HOST: host })).toEqual([expect.stringMatching(/^PANEL_ORIGIN= · beklenen: PANEL_HOST=/)])
      expect(mistakes({ PANEL_HOST: host, PANEL_ORIGIN: 'https://panel.example.com' })).toEqual([])
    },
  )

  test.each(['127.0.0.1', '::1', 'localhost'])(
    'the panel without an origin is accepted at the local address %s',
    (host) => {
      expect(validSettings({ PANEL_HOST: host }).panel.origin).toBeNull()
    },
  )
})

describe('the three ports', () => {
  test.each([
    [{ PORT: '4000', ADMIN_PORT: '4000' }],
    [{ PORT: '4000', ADMIN_PORT: '4000', HOST: '127.0.0.1' }],
    [{ PORT: '4000', ADMIN_PORT: '4000', HOST: '10.0.0.1', ADMIN_HOST: '::' }],
  ])('site and admin server cannot share a port: %j', (environment) => {
    expect(mistakes(environment)).toEqual(['ADMIN_PORT=4000 · beklenen: PORT değerinden başka bir sayı'])
  })

  test.each([
    [{ PORT: '4000', PANEL_PORT: '4000' }, 'PANEL_PORT=4000 · beklenen: PORT değerinden başka bir sayı'],
    [{ PANEL_PORT: '3001' }, 'PANEL_PORT=3001 · beklenen: ADMIN_PORT değerinden başka bir sayı'],
    [{ PORT: '3001' }, 'ADMIN_PORT=3001 · beklenen: PORT değerinden başka bir sayı'],
  ])('the panel cannot share a port with another listener: %j', (environment, mistake) => {
    expect(mistakes(environment)).toEqual([mistake])
  })

  test('listeners may share a port number on different addresses, and port 0 never conflicts', () => {
    expect(mistakes({ PORT: '4000', ADMIN_PORT: '4000', HOST: '10.0.0.1' })).toEqual([])
    expect(mistakes({ PORT: '0', ADMIN_PORT: '0' })).toEqual([])
  })
})
