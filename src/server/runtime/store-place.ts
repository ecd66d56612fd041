import { basename } from 'node:path'
import * as v from 'valibot'

export interface DatabaseAddress {
  /**
   * A name, an IP address, or the folder of a local socket, as in
   * postgres://user@localhost/name?host=/run/postgresql.
   */
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
  /** Undefined if the server needs none, or if `PGPASSWORD` or a `.pgpass` file contains it. */
  readonly password: string | undefined
  readonly tls: DatabaseTls
}

/** libpq's `sslmode`. `caFile` replaces the machine's list of certificate authorities. */
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

/**
 * Parses a database address. Returns null for any other text. Another machine is verified by default, because it
 * receives a password.
 */
export function readAddress(text: string): DatabaseAddress | null {
  const url = /^postgres(?:ql)?:\/\//i.test(text) ? URL.parse(text) : null
  if (url?.hash !== '') return null
  const [user, password, database] = [decoded(url.username), decoded(url.password), decoded(url.pathname.slice(1))]
  const given = url.searchParams
  // A URL with a user needs a host, so the folder of a local socket is a parameter.
  const folder = given.get('host')
  const host = folder ?? url.hostname.replaceAll(/^\[|\]$/g, '')
  if (!user || password === null || !database || database.includes('/') || host === '') return null
  if (folder !== null && (!folder.startsWith('/') || url.hostname !== 'localhost')) return null
  if ([...given.keys()].some((name) => !PARAMETERS.has(name))) return null
  const tls = tlsOf(given.get('sslmode') ?? (isLocalHost(host) ? 'disable' : 'verify-full'), given.get('sslrootcert'))
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

function isLocalHost(host: string): boolean {
  return host.startsWith('/') || host === 'localhost' || host === '::1' || host.startsWith('127.')
}

/** Decodes percent signs. Returns null for an invalid sequence. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The content of a store. Invented market prices or bulletins are kept apart from real ones. */
const STORE_KINDS = ['office', 'demo', 'demo-market', 'demo-bank'] as const

export type StoreKind = (typeof STORE_KINDS)[number]

export type StorePlace =
  /** SQLite. `file` is an absolute path whose name determines the content. */
  | { readonly kind: 'file'; readonly file: string }
  /** PostgreSQL, with one schema per kind. */
  | { readonly kind: 'database'; readonly holds: StoreKind; readonly address: DatabaseAddress }

export function storeName(kind: StoreKind): string {
  return `${kind}.sqlite`
}

/** Returns the content that a file of this name must have, or undefined for any other name. */
export function storeKindOf(file: string): StoreKind | undefined {
  return STORE_KINDS.find((kind) => basename(file) === storeName(kind))
}

export function schemaName(kind: StoreKind): string {
  return kind.replaceAll('-', '_')
}

/** Writes the place without its password, for people. */
export function describePlace(place: StorePlace): string {
  if (place.kind === 'file') return place.file
  const { host, port, database, user } = place.address
  const address = `postgres://${user}@${host.includes(':') ? `[${host}]` : host}:${port}/${database}`
  return place.holds === 'office' ? address : `${address} (${schemaName(place.holds)})`
}
