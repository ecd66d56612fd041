import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { fail, ok, type Result } from '#domain/result.ts'
import { type Environment, withoutEmpty } from './environment.ts'
import type { LogStyle } from './log.ts'
import { type SettingMistake, shownValue, unknownSettings } from './setting-mistakes.ts'
import { givenVariables, type SettingVariables, variables } from './setting-schema.ts'
import {
  type ChosenSource,
  DEMO_BANK,
  type MarketSettings,
  readSources,
  type SourceDeclarations,
  sourceVariables,
} from './source-settings.ts'
import { type StoreKind, storeName, type StorePlace } from './store-place.ts'
import type { TrustedProxies } from './visitor-address.ts'

export interface Listen {
  readonly host: string
  /** With 0, the system chooses a port, as in tests. */
  readonly port: number
}

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
  readonly centralBank: ChosenSource
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

export function settingNames(sources: SourceDeclarations): string[] {
  return [...Object.keys(variables.entries), 'CENTRAL_BANK', ...Object.keys(sourceVariables(sources))]
}

/** Parses all settings together, so that all mistakes are reported at once. An empty value is treated as unset. */
export function readSettings(
  environment: Environment,
  sources: SourceDeclarations,
): Result<Settings, SettingMistake[]> {
  const file = withoutEmpty(environment.file)
  const process = withoutEmpty(environment.process)
  const given = { ...file, ...process }
  const parsed = v.safeParse(givenVariables, given)
  const chosen = readSources(sources, given)
  const values: Readonly<Record<string, string | undefined>> = { ...v.getDefaults(variables), ...given }
  const mistakes: SettingMistake[] = (parsed.issues ?? []).map((issue) => {
    const name = String(issue.path?.[0].key)
    return { name, value: shownValue(name, values[name] ?? ''), expected: issue.message }
  })
  if (!chosen.ok) mistakes.push(...chosen.error)
  mistakes.push(...unknownSettings({ file, process }, settingNames(sources)))
  return parsed.success && chosen.ok && mistakes.length === 0
    ? ok(settingsOf(parsed.output, chosen.value))
    : fail(mistakes)
}

function settingsOf(parsed: SettingVariables, sources: Pick<Settings, 'market' | 'centralBank'>): Settings {
  const dataDir = resolve(parsed.DATA_DIR)
  return {
    site: { host: parsed.HOST, port: parsed.PORT },
    admin: { host: parsed.ADMIN_HOST, port: parsed.ADMIN_PORT },
    panel: { host: parsed.PANEL_HOST, port: parsed.PANEL_PORT, origin: parsed.PANEL_ORIGIN ?? null },
    dataDir,
    store: placeOf(parsed, dataDir, storeKind(sources)),
    officeFile: resolve(parsed.OFFICE_FILE),
    names: { site: parsed.SITE_NAME, panel: parsed.PANEL_NAME },
    backupDays: parsed.BACKUP_DAYS,
    ...sources,
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
function storeKind({ market, centralBank }: Pick<Settings, 'market' | 'centralBank'>): StoreKind {
  const inventsBulletins = centralBank.id === DEMO_BANK
  if (market.kind === 'demo') return inventsBulletins ? 'demo' : 'demo-market'
  return inventsBulletins ? 'demo-bank' : 'office'
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
