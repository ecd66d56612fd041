import { basename } from 'node:path'
import * as v from 'valibot'

export interface DatabaseAddress {
  /** A name, an IP address, or the folder of a local socket: postgres://user@localhost/name?host=/run/postgresql */
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
  /** undefined: the server asks for none, or `PGPASSWORD` or a `.pgpass` file has it. */
  readonly password: string | undefined
  readonly tls: DatabaseTls
}

/** The `sslmode` of libpq, in its meaning there; `caFile`: whom to believe in place of the machine's own list. */
export type DatabaseTls =
  | { readonly mode: 'disable' | 'require' }
  | { readonly mode: 'verify-ca' | 'verify-full'; readonly caFile?: string }

const MODES = ['disable', 'require', 'verify-ca', 'verify-full'] as const
const PARAMETERS = new Set(['sslmode', 'sslrootcert', 'host'])

const EXPECTED =
  'postgres://kullanici:sifre@db.ornek.com/veritabani?sslmode=verify-full biçiminde bir adres ' +
  `(sslmode: ${MODES.join(', ')}; şifredeki @ : / ? # % işaretleri %40 %3A %2F %3F %23 %25 diye yazılır)`

export const databaseAddress = v.pipe(
  v.string(),
  v.transform(readAddress),
  v.check((address) => address !== null, EXPECTED),
)

/** null: it is none. Of another machine nothing is taken unverified that nobody asked for: a password goes along. */
export function readAddress(text: string): DatabaseAddress | null {
  const url = /^postgres(?:ql)?:\/\//i.test(text) ? URL.parse(text) : null
  if (url?.hash !== '') return null
  const [user, password, database] = [decoded(url.username), decoded(url.password), decoded(url.pathname.slice(1))]
  const given = url.searchParams
  // A URL with a user has a host: the socket of this machine comes besides.
  const folder = given.get('host')
  const host = folder ?? url.hostname.replaceAll(/^\[|\]$/g, '')
  if (!user || password === null || !database || database.includes('/') || host === '') return null
  if (folder !== null && (!folder.startsWith('/') || url.hostname !== 'localhost')) return null
  if ([...given.keys()].some((name) => !PARAMETERS.has(name))) return null
  const tls = tlsOf(given.get('sslmode') ?? (isHere(host) ? 'disable' : 'verify-full'), given.get('sslrootcert'))
  if (tls === null) return null
  return { host, port: url.port === '' ? 5432 : Number(url.port), database, user, password: password || undefined, tls }
}

function tlsOf(mode: string, caFile: string | null): DatabaseTls | null {
  switch (mode) {
    case 'disable':
    case 'require':
      return caFile === null ? { mode } : null
    case 'verify-ca':
    case 'verify-full':
      return { mode, ...(caFile !== null && { caFile }) }
    default:
      return null
  }
}

function isHere(host: string): boolean {
  return host.startsWith('/') || host === 'localhost' || host === '::1' || host.startsWith('127.')
}

/** Without percent signs; null: some stand for nothing. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** What a store holds. What is invented, market or bulletins, has a place of its own, apart from what is real. */
const STORE_KINDS = ['office', 'demo', 'demo-market', 'demo-bank'] as const

export type StoreKind = (typeof STORE_KINDS)[number]

export type StorePlace =
  /** SQLite. `file`: absolute; its name tells what it holds. */
  | { readonly kind: 'file'; readonly file: string }
  /** PostgreSQL: one schema for each kind. */
  | { readonly kind: 'database'; readonly holds: StoreKind; readonly address: DatabaseAddress }

export function storeName(kind: StoreKind): string {
  return `${kind}.sqlite`
}

/** What the file has to hold, by its name; of another name: whatever it does. */
export function storeKindOf(file: string): StoreKind | undefined {
  return STORE_KINDS.find((kind) => basename(file) === storeName(kind))
}

export function schemaName(kind: StoreKind): string {
  return kind.replaceAll('-', '_')
}

/** As people may read it: without the password. */
export function describePlace(place: StorePlace): string {
  if (place.kind === 'file') return place.file
  const { host, port, database, user } = place.address
  const address = `postgres://${user}@${host.includes(':') ? `[${host}]` : host}:${port}/${database}`
  return place.holds === 'office' ? address : `${address} (${schemaName(place.holds)})`
}
