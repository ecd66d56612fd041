import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { fail, ok, type Result } from '#domain/result.ts'
import { type Environment, withoutEmpty } from './environment.ts'
import {
  missingPanelOrigin,
  missingPartners,
  type SettingMistake,
  sharedPorts,
  shownValue,
  unknownSettings,
} from './setting-mistakes.ts'
import {
  baseAddress,
  hostName,
  mailbox,
  mailboxes,
  mailboxesOrNone,
  mailServer,
  origin,
  panelOrigin,
  port,
  quantity,
  socketAddress,
  trustProxy,
  webAddress,
} from './setting-values.ts'
import { databaseAddress, type StoreKind, storeName, type StorePlace } from './store-place.ts'
import type { TrustedProxies } from './visitor-address.ts'

export interface Listen {
  readonly host: string
  /** 0 lets the system choose one: tests. */
  readonly port: number
}

export type MarketSettings =
  | {
      readonly kind: 'provider'
      /** Origin of the Socket.IO provider, without a trailing slash. Of the two addresses at least one is set. */
      readonly url?: string
      readonly origin?: string
      /** The provider's JSON feed, polled while its socket is down, or always where there is no socket. */
      readonly feedUrl?: string
    }
  | { readonly kind: 'demo' }

export type CentralBankSettings =
  /** `url`: base address without a trailing slash; `/kurlar/today.xml` follows. */
  | { readonly kind: 'tcmb'; readonly url: string }
  /** `tcmbUrl`: where the hourly gold is, which needs no key. */
  | { readonly kind: 'evds'; readonly url: string; readonly key: string; readonly tcmbUrl: string }
  | { readonly kind: 'demo' }

export type MailSettings =
  | {
      readonly kind: 'smtp'
      readonly url: string
      readonly from: string
      readonly to: readonly string[]
      /** Empty: nobody is meant to be told of trouble. */
      readonly alertTo: readonly string[]
    }
  | { readonly kind: 'none' }

export interface Settings {
  readonly site: Listen
  readonly admin: Listen
  /** `origin`: where people read it, without a trailing slash; null: nobody signs in. */
  readonly panel: Listen & { readonly origin: string | null }
  readonly dataDir: string
  readonly store: StorePlace
  readonly officeFile: string
  readonly market: MarketSettings
  readonly centralBank: CentralBankSettings
  readonly mail: MailSettings
  /** Who is told of trouble by email: nobody by mistake (`unset`), or because that is wanted. */
  readonly alerting: 'mailed' | 'unset' | 'unwanted'
  readonly trustProxy: TrustedProxies
  readonly sockets: SocketLimits
  /** Browsers keep pages for the time without a network; false sends those home that already do. */
  readonly keepsPages: boolean
}

/** How many connections the relay takes: in all, and from one IPv4 address or IPv6 /64. */
export interface SocketLimits {
  readonly inAll: number
  readonly perAddress: number
}

const schema = v.object({
  HOST: v.optional(hostName, '0.0.0.0'),
  PORT: v.optional(port, '3000'),
  ADMIN_HOST: v.optional(hostName, '127.0.0.1'),
  ADMIN_PORT: v.optional(port, '3001'),
  PANEL_HOST: v.optional(hostName, '127.0.0.1'),
  PANEL_PORT: v.optional(port, '3002'),
  PANEL_ORIGIN: v.optional(panelOrigin),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(databaseAddress),
  OFFICE_FILE: v.optional(v.string(), './office/office.yaml'),
  RATE_SOCKET_URL: v.optional(socketAddress),
  RATE_SOCKET_ORIGIN: v.optional(origin),
  RATE_FEED_URL: v.optional(webAddress),
  CENTRAL_BANK: v.optional(v.picklist(['tcmb', 'evds', 'demo'], 'tcmb, evds veya demo')),
  TCMB_URL: v.optional(baseAddress, 'https://www.tcmb.gov.tr'),
  EVDS_URL: v.optional(baseAddress, 'https://evds3.tcmb.gov.tr'),
  EVDS_API_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'harf, rakam ve tireden oluşan EVDS anahtarı'))),
  SMTP_URL: v.optional(mailServer),
  CONTACT_FROM: v.optional(mailbox),
  CONTACT_TO: v.optional(mailboxes),
  ALERT_TO: v.optional(mailboxesOrNone),
  TRUST_PROXY: v.optional(trustProxy, 'false'),
  OFFLINE_PAGES: v.optional(v.picklist(['on', 'off'], 'on veya off'), 'on'),
  SOCKETS_MAX: v.optional(quantity, '20000'),
  SOCKETS_PER_ADDRESS: v.optional(quantity, '500'),
})

type Parsed = v.InferOutput<typeof schema>

export const SETTING_NAMES: readonly string[] = Object.keys(schema.entries)

/** Reads every setting at once, so that all mistakes are told together. An empty value counts as unset. */
export function readSettings(environment: Environment): Result<Settings, SettingMistake[]> {
  const file = withoutEmpty(environment.file)
  const process = withoutEmpty(environment.process)
  const given = { ...file, ...process }
  const parsed = v.safeParse(schema, given)
  const mistakes: SettingMistake[] = (parsed.issues ?? []).map((issue) => {
    const name = String(issue.path?.[0].key)
    return { name, value: shownValue(name, given[name]), expected: issue.message }
  })
  mistakes.push(...missingPartners(given))
  mistakes.push(...unknownSettings({ file, process }, SETTING_NAMES))
  if (parsed.success) {
    mistakes.push(...sharedPorts(listenersOf(parsed.output)))
    mistakes.push(...missingPanelOrigin(parsed.output.PANEL_HOST, parsed.output.PANEL_ORIGIN))
  }
  if (!parsed.success || mistakes.length > 0) return fail(mistakes)
  return ok(settingsOf(parsed.output))
}

function listenersOf(parsed: Parsed) {
  const prefixes = ['', 'ADMIN_', 'PANEL_'] as const
  return prefixes.map((prefix) => ({
    name: `${prefix}PORT`,
    host: parsed[`${prefix}HOST`],
    port: parsed[`${prefix}PORT`],
  }))
}

function settingsOf(parsed: Parsed): Settings {
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
    market,
    centralBank,
    mail: mailOf(parsed),
    alerting: parsed.ALERT_TO?.length === 0 ? 'unwanted' : parsed.SMTP_URL === undefined ? 'unset' : 'mailed',
    trustProxy: parsed.TRUST_PROXY ?? false,
    sockets: { inAll: parsed.SOCKETS_MAX, perAddress: parsed.SOCKETS_PER_ADDRESS },
    keepsPages: parsed.OFFLINE_PAGES === 'on',
  }
}

function placeOf({ DATABASE_URL: address }: Parsed, dataDir: string, holds: StoreKind): StorePlace {
  if (address === undefined || address === null) return { kind: 'file', file: join(dataDir, storeName(holds)) }
  return { kind: 'database', holds, address }
}

/** Invented bulletins would stay in the office's record and charts for good: they too have a file of their own. */
function storeKind(market: MarketSettings, bank: CentralBankSettings): StoreKind {
  if (market.kind === 'provider') return bank.kind === 'demo' ? 'demo-bank' : 'office'
  return bank.kind === 'demo' ? 'demo' : 'demo-market'
}

function marketOf({ RATE_SOCKET_URL: url, RATE_SOCKET_ORIGIN, RATE_FEED_URL: feedUrl }: Parsed): MarketSettings {
  if (url === undefined && feedUrl === undefined) return { kind: 'demo' }
  return {
    kind: 'provider',
    ...(url !== undefined && { url }),
    ...(RATE_SOCKET_ORIGIN !== undefined && { origin: RATE_SOCKET_ORIGIN }),
    ...(feedUrl !== undefined && { feedUrl }),
  }
}

function centralBankOf(parsed: Parsed, market: MarketSettings): CentralBankSettings {
  switch (parsed.CENTRAL_BANK ?? (market.kind === 'demo' ? 'demo' : 'tcmb')) {
    case 'demo':
      return { kind: 'demo' }
    case 'tcmb':
      return { kind: 'tcmb', url: parsed.TCMB_URL }
    case 'evds':
      return { kind: 'evds', url: parsed.EVDS_URL, key: parsed.EVDS_API_KEY ?? '', tcmbUrl: parsed.TCMB_URL }
  }
}

function mailOf({ SMTP_URL: url, CONTACT_FROM: from, CONTACT_TO: to, ALERT_TO: alertTo }: Parsed): MailSettings {
  if (url === undefined || from === undefined || to === undefined) return { kind: 'none' }
  return { kind: 'smtp', url, from, to, alertTo: alertTo ?? to }
}
