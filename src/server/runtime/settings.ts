import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { fail, ok, type Result } from '#domain/result.ts'
import { type Environment, withoutEmpty } from './environment.ts'
import type { LogStyle } from './log.ts'
import { type SettingMistake, shownValue, unknownSettings } from './setting-mistakes.ts'
import { givenVariables, type SettingVariables, variables } from './setting-schema.ts'
import { type StoreKind, storeName, type StorePlace } from './store-place.ts'
import type { TrustedProxies } from './visitor-address.ts'

export interface Listen {
  readonly host: string
  /** With 0, the system chooses a port, as in tests. */
  readonly port: number
}

export interface ProviderKey {
  readonly header: string
  readonly key: string
}

export type MarketSettings =
  | {
      readonly kind: 'provider'
      /** The origin of the Socket.IO provider, without a trailing slash. At least one of `url` and `feedUrl` is set. */
      readonly url?: string
      readonly origin?: string
      /** The provider's JSON feed. It is polled while the socket is down, or always if there is no socket. */
      readonly feedUrl?: string
      /** The key of a commercial provider, to which one of the two addresses belongs. */
      readonly api?: ProviderKey
    }
  | { readonly kind: 'demo' }

export type CentralBankSettings =
  /** `url` is the base address without a trailing slash, to which `/kurlar/today.xml` is appended. */
  | { readonly kind: 'tcmb'; readonly url: string }
  /** `tcmbUrl` is the address of the hourly gold price, which needs no key. */
  | { readonly kind: 'evds'; readonly url: string; readonly key: string; readonly tcmbUrl: string }
  | { readonly kind: 'demo' }

export type MailSettings =
  | {
      readonly kind: 'smtp'
      readonly url: string
      readonly from: string
      readonly to: readonly string[]
      /** Empty if nobody should get alerts. */
      readonly alertTo: readonly string[]
    }
  | { readonly kind: 'none' }

export interface Settings {
  readonly site: Listen
  readonly admin: Listen
  /** `origin` is the panel's address for browsers, without a trailing slash. Null means that nobody can sign in. */
  readonly panel: Listen & { readonly origin: string | null }
  readonly dataDir: string
  readonly store: StorePlace
  readonly officeFile: string
  /** The days after which a nightly backup of the file is deleted. */
  readonly backupDays: number
  /** The public names by which Caddy or nginx serves site and panel, if `.env` has them. */
  readonly names: { readonly site: string | undefined; readonly panel: string | undefined }
  readonly market: MarketSettings
  readonly centralBank: CentralBankSettings
  readonly mail: MailSettings
  /** Alert emails: sent, not configured (`unset`), or deliberately off (`unwanted`). */
  readonly alerting: 'mailed' | 'unset' | 'unwanted'
  readonly trustProxy: TrustedProxies
  readonly sockets: SocketLimits
  /** `text`: sentences for a terminal. Undefined means that the kind of stdout decides. */
  readonly log: LogStyle | undefined
  /** True if browsers keep pages for use without a network. False removes pages that browsers keep already. */
  readonly keepsPages: boolean
}

/** The connection limits of the relay: in total, and per IPv4 address or IPv6 /64. */
export interface SocketLimits {
  readonly inAll: number
  readonly perAddress: number
}

const schema = v.pipe(givenVariables, v.transform(settingsOf))

export const SETTING_NAMES: readonly string[] = Object.keys(variables.entries)

/** Parses all settings together, so that all mistakes are reported at once. An empty value is treated as unset. */
export function readSettings(environment: Environment): Result<Settings, SettingMistake[]> {
  const file = withoutEmpty(environment.file)
  const process = withoutEmpty(environment.process)
  const given = { ...file, ...process }
  const parsed = v.safeParse(schema, given)
  const values: Readonly<Record<string, string | undefined>> = { ...v.getDefaults(variables), ...given }
  const mistakes: SettingMistake[] = (parsed.issues ?? []).map((issue) => {
    const name = String(issue.path?.[0].key)
    return { name, value: shownValue(name, values[name] ?? ''), expected: issue.message }
  })
  mistakes.push(...unknownSettings({ file, process }, SETTING_NAMES))
  return parsed.success && mistakes.length === 0 ? ok(parsed.output) : fail(mistakes)
}

function settingsOf(parsed: SettingVariables): Settings {
  const market = marketOf(parsed)
  const centralBank = centralBankOf(parsed, market)
  const dataDir = resolve(parsed.DATA_DIR)
  return {
    site: { host: parsed.HOST, port: parsed.PORT },
    admin: { host: parsed.ADMIN_HOST, port: parsed.ADMIN_PORT },
    panel: { host: parsed.PANEL_HOST, port: parsed.PANEL_PORT, origin: parsed.PANEL_ORIGIN ?? null },
    dataDir,
    store: placeOf(parsed, dataDir, storeKind(market, centralBank)),
    officeFile: resolve(parsed.OFFICE_FILE),
    names: { site: parsed.SITE_NAME, panel: parsed.PANEL_NAME },
    backupDays: parsed.BACKUP_DAYS,
    market,
    centralBank,
    mail: mailOf(parsed),
    alerting: parsed.ALERT_TO?.length === 0 ? 'unwanted' : parsed.SMTP_URL === undefined ? 'unset' : 'mailed',
    trustProxy: parsed.TRUST_PROXY ?? false,
    sockets: { inAll: parsed.SOCKETS_MAX, perAddress: parsed.SOCKETS_PER_ADDRESS },
    log: parsed.LOG,
    keepsPages: parsed.OFFLINE_PAGES === 'on',
  }
}

function placeOf({ DATABASE_URL: address }: SettingVariables, dataDir: string, holds: StoreKind): StorePlace {
  if (address === undefined || address === null) return { kind: 'file', file: join(dataDir, storeName(holds)) }
  return { kind: 'database', holds, address }
}

/** Invented bulletins have a file of their own, because they would remain in the office's record and charts. */
function storeKind(market: MarketSettings, bank: CentralBankSettings): StoreKind {
  if (market.kind === 'demo') return bank.kind === 'demo' ? 'demo' : 'demo-market'
  return bank.kind === 'demo' ? 'demo-bank' : 'office'
}

function marketOf(parsed: SettingVariables): MarketSettings {
  const { RATE_SOCKET_URL: url, RATE_SOCKET_ORIGIN, RATE_FEED_URL: feedUrl } = parsed
  const { RATE_API_URL: address, RATE_API_KEY: key, RATE_API_KEY_HEADER: header } = parsed
  if (address !== undefined && key !== undefined && header !== undefined)
    return { kind: 'provider', [/^ws/i.test(address) ? 'url' : 'feedUrl']: address, api: { header, key } }
  if (url === undefined && feedUrl === undefined) return { kind: 'demo' }
  return {
    kind: 'provider',
    ...(url !== undefined && { url }),
    ...(RATE_SOCKET_ORIGIN !== undefined && { origin: RATE_SOCKET_ORIGIN }),
    ...(feedUrl !== undefined && { feedUrl }),
  }
}

function centralBankOf(parsed: SettingVariables, market: MarketSettings): CentralBankSettings {
  switch (parsed.CENTRAL_BANK ?? (market.kind === 'demo' ? 'demo' : 'tcmb')) {
    case 'demo':
      return { kind: 'demo' }
    case 'tcmb':
      return { kind: 'tcmb', url: parsed.TCMB_URL }
    case 'evds':
      return { kind: 'evds', url: parsed.EVDS_URL, key: parsed.EVDS_API_KEY ?? '', tcmbUrl: parsed.TCMB_URL }
  }
}

function mailOf({
  SMTP_URL: url,
  CONTACT_FROM: from,
  CONTACT_TO: to,
  ALERT_TO: alertTo,
}: SettingVariables): MailSettings {
  if (url === undefined || from === undefined || to === undefined) return { kind: 'none' }
  return { kind: 'smtp', url, from, to, alertTo: alertTo ?? to }
}
