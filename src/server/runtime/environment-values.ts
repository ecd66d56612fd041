import { isIP } from 'node:net'
import * as v from 'valibot'
import { decoded } from './store-place.ts'

/** The types of setting values. Each has a Turkish description of what it expects. */

export const hostName = v.pipe(
  v.string(),
  v.regex(/^[\w.:-]+$/, 'bir IP adresi veya makine adı'),
  // With "localhost", Fastify opens two listeners, but the relay supports only one.
  v.transform((host) => (host === 'localhost' ? '127.0.0.1' : host)),
)

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, '0 ile 65535 arasında bir tam sayı'),
  v.transform(Number),
  v.maxValue(65_535, '0 ile 65535 arasında bir tam sayı'),
)

const QUANTITY_EXPECTED = '1 ile 1000000 arasında bir tam sayı'
export const quantity = v.pipe(
  v.string(),
  v.regex(/^\d{1,7}$/, QUANTITY_EXPECTED),
  v.transform(Number),
  v.minValue(1, QUANTITY_EXPECTED),
  v.maxValue(1_000_000, QUANTITY_EXPECTED),
)

const addressOf = (protocols: readonly string[], expected: string) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const url = URL.parse(text)
      // `fetch` rejects addresses with a password, and its error would contain the password.
      return url !== null && protocols.includes(url.protocol) && url.username === '' && url.password === ''
    }, `${expected}, kullanıcı adı ve şifre olmadan`),
  )
export const webAddress = addressOf(['http:', 'https:'], 'http:// veya https:// ile başlayan bir adres')
export const baseAddress = v.pipe(webAddress, v.transform(withoutSlash))
export const socketAddress = v.pipe(
  addressOf(['http:', 'https:', 'ws:', 'wss:'], 'https:// veya wss:// ile başlayan bir adres'),
  v.check(hasNoPath, 'wss://kurlar.ornek.com biçiminde, yolu olmayan bir adres'),
  v.transform(withoutSlash),
)
export const providerAddress = v.pipe(
  addressOf(
    ['http:', 'https:', 'ws:', 'wss:'],
    'https:// (sorulan bir adres) veya wss:// (Socket.IO) ile başlayan bir adres',
  ),
  v.check((text) => !/^ws/i.test(text) || hasNoPath(text), 'wss:// ile başlıyorsa yolu olmayan bir adres'),
)
export const webOrigin = v.pipe(
  v.string(),
  v.check((text) => isOrigin(text), 'https://ornek.com biçiminde, yolu olmayan bir köken'),
)

/**
 * Passkeys need a secure origin with a host name: https with a name, or http on localhost. An IP address is not
 * enough.
 */
export const panelOrigin = v.pipe(
  v.string(),
  v.check((text) => {
    const url = isOrigin(text) ? URL.parse(text) : null
    if (url === null) return false
    if (url.protocol === 'http:') return url.hostname === 'localhost'
    return url.protocol === 'https:' && isIP(url.hostname) === 0 && !url.hostname.startsWith('[')
  }, 'https://panel.ornek.com biçiminde, yolu olmayan bir köken; bu makinede http://localhost:3002 de olur'),
)

/** A wildcard is valid in a URL but is not a single origin. */
function isOrigin(text: string): boolean {
  return URL.parse(text)?.origin === text && !text.includes('*')
}

/** Normalizes percent signs and brackets as in a URL. */
export const mailServer = v.pipe(
  v.string(),
  v.check(
    isMailServer,
    'smtp:// veya smtps:// ile başlayan, smtps://kullanici:sifre@posta.ornek.com biçiminde bir adres; ' +
      'kullanıcı adı ya da şifredeki @ : / ? # % işaretleri %40 %3A %2F %3F %23 %25 diye yazılır',
  ),
  v.transform((text) => new URL(text).href),
)

function isMailServer(text: string): boolean {
  const url = /^smtps?:\/\//i.test(text) ? URL.parse(text) : null
  if (url === null || url.hostname === '' || url.search !== '' || url.hash !== '') return false
  return (
    (url.pathname === '' || url.pathname === '/') && decoded(url.username) !== null && decoded(url.password) !== null
  )
}

const MAILBOX = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/
export const mailbox = v.pipe(v.string(), v.regex(MAILBOX, 'bir e-posta adresi, örneğin Web sitesi <site@ornek.com>'))
export const mailboxes = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(v.pipe(v.string(), v.regex(MAILBOX, 'virgülle ayrılmış e-posta adresleri'))),
)

/** "yok" means that nobody should get emails, which is an empty list. */
export const mailboxesOrNone = v.union(
  [
    v.pipe(
      v.literal('yok'),
      v.transform((): string[] => []),
    ),
    mailboxes,
  ],
  'virgülle ayrılmış e-posta adresleri ya da yok',
)

const TRUST_EXPECTED =
  'false, vekil sunucu sayısı (1-20) veya virgülle ayrılmış IP adresleri (10.0.0.0/8 gibi ağlar da olur)'
export const trustProxy = v.pipe(
  v.string(),
  v.transform(readTrust),
  v.check((trust) => trust !== null, TRUST_EXPECTED),
)

/** Socket.IO uses a fixed path, so another path or a query would be ignored silently. */
function hasNoPath(address: string): boolean {
  const url = URL.parse(address)
  return url === null || (url.pathname === '/' && url.search === '')
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}

const LARGEST_PREFIX = { 4: 32, 6: 128 } as const

function readTrust(text: string): false | number | readonly string[] | null {
  if (text === 'false' || text === '0') return false
  if (/^\d+$/.test(text)) return Number(text) <= 20 ? Number(text) : null
  const addresses = text.split(',').map((part) => part.trim())
  return addresses.every(isAddressOrNet) ? addresses : null
}

function isAddressOrNet(text: string): boolean {
  const [ip = '', prefix, ...more] = text.split('/')
  const family = isIP(ip)
  if ((family !== 4 && family !== 6) || more.length > 0) return false
  // `@fastify/proxy-addr` throws for a net of all addresses, so it is rejected here.
  return prefix === undefined || (/^0*[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= LARGEST_PREFIX[family])
}
