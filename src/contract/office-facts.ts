import { type Day, parseDay } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { FreshnessLimits } from '#domain/freshness.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { type Hours, hoursFrom, type OfficeNoticeLine, type OpeningHours } from '#domain/opening.ts'
import type { BanknoteFacts } from './banknote-facts.ts'
import { fieldsOf, textOf } from './json.ts'
import type { WireMessage, WireMeta } from './price-wire.ts'
import type { OfficeSettings, ShownSettings } from './settings/settings-schema.ts'

export type BankAccounts = OfficeSettings['banks'][number]
export type LicenceFacts = OfficeSettings['licence']
export type RegistryFacts = Required<LicenceFacts>['registry']

/** A JPEG of the permit, in px; `permitPicturePath` has its address. */
export type PermitPicture = Required<LicenceFacts>['picture']

/** The part of the settings that pages show. */
export interface OfficeFacts extends ShownSettings {
  /** `text` as printed, `uri` for tel:. */
  readonly phone: { readonly text: string; readonly uri: string }
  readonly fax: { readonly text: string }
  /** `href` contains the greeting. `isWhatsApp` is true if the link opens WhatsApp. */
  readonly chat: { readonly href: string; readonly isWhatsApp: boolean }
  /** `directions` opens a route to the office; on a phone, in the map application. Null coordinates are unknown. */
  readonly map: {
    readonly latitude: number | null
    readonly longitude: number | null
    readonly embed: string
    readonly link: string
    readonly directions: string
  }
  readonly hours: OpeningHours
  /** Days after which contact messages are erased. The privacy notice beside the form states them. */
  readonly messagesKeptDays: number
  /** Left out if the office has no gold board. */
  readonly gold?: {
    /** The instruments that the office trades, in display order; the rest of the board is for information. */
    readonly traded: readonly MetalCode[]
  }
  /** The currencies whose banknotes have rules; left out if none has. */
  readonly banknotes?: Readonly<Partial<Record<CurrencyCode, BanknoteFacts>>>
}

/** The settings that an open page applies: when a rate is live, delayed or "closed", and the notice. */
export interface LiveSettings extends Pick<OfficeFacts, 'hours' | 'freshness' | 'notice'> {
  /** `OfficeFacts.banknotes`, unparsed, because only the parts that show it load `readBanknotes`. */
  readonly banknotes?: unknown
}

/** A price message with the settings of open pages. Without a notice it has no such field. */
export interface WireMessageWithLiveSettings extends WireMessage {
  readonly meta: WireMeta & { readonly office: Omit<LiveSettings, 'notice'> & { readonly notice?: OfficeNoticeLine } }
}

export function withLiveSettings(
  { meta, data }: WireMessage,
  { hours, freshness, notice, banknotes }: LiveSettings,
  today: Day,
): WireMessageWithLiveSettings {
  const office = {
    hours: hoursFrom(hours, today),
    freshness,
    ...(notice !== null && { notice }),
    ...(banknotes !== undefined && { banknotes }),
  }
  return { meta: { ...meta, office }, data }
}

/** Reads the settings in a price message; null if they are missing or unreadable, and then the page keeps its own. */
export function readLiveSettings(body: unknown): LiveSettings | null {
  const office = fieldsOf(fieldsOf(body)['meta'])['office']
  const hours = readOpeningHours(fieldsOf(office)['hours'])
  const freshness = readLimits(fieldsOf(office)['freshness'])
  const notice = readNotice(fieldsOf(office)['notice'])
  const { banknotes } = fieldsOf(office)
  if (hours === null || freshness === null) return null
  return { hours, freshness, notice, ...(banknotes !== undefined && { banknotes }) }
}

export function sameLiveSettings(one: LiveSettings, other: LiveSettings): boolean {
  const [a, b] = [one, other].map(({ hours, freshness, notice, banknotes }) =>
    JSON.stringify([hours, freshness, notice, banknotes]),
  )
  return a === b
}

function readOpeningHours(value: unknown): OpeningHours | null {
  const { week, special } = fieldsOf(value)
  if (!Array.isArray(week) || !Array.isArray(special)) return null
  const days = week.map(readHours).filter((hours) => hours !== undefined)
  const ownDays = special.flatMap((entry: unknown) => {
    const { day, name, hours: own } = fieldsOf(entry)
    const hours = readHours(own)
    const parsed = parseDay(textOf(day))
    return parsed.ok && typeof name === 'string' && hours !== undefined ? [{ day: parsed.value, name, hours }] : []
  })
  return days.length === 7 && ownDays.length === special.length ? { week: days, special: ownDays } : null
}

function readHours(value: unknown): Hours | undefined {
  if (!Array.isArray(value)) return undefined
  const spans = value.flatMap((each) => {
    const { from, to } = fieldsOf(each)
    return isTimeOfDay(from) && isTimeOfDay(to) ? [{ from, to }] : []
  })
  return spans.length === value.length ? spans : undefined
}

/** Returns null for an unreadable notice. */
function readNotice(value: unknown): OfficeNoticeLine | null {
  const { text, until } = fieldsOf(value)
  if (typeof text !== 'string') return null
  const { day, time } = fieldsOf(until)
  const parsed = parseDay(textOf(day))
  return { text, until: parsed.ok && isTimeOfDay(time) ? { day: parsed.value, time } : null }
}

function readLimits(value: unknown): FreshnessLimits | null {
  const { live, delayed } = fieldsOf(value)
  return typeof live === 'number' && typeof delayed === 'number' ? { live, delayed } : null
}

function isTimeOfDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{2}:\d{2}$/.test(value)
}
