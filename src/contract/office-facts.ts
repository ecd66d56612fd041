import { parseDay } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { FreshnessLimits } from '#domain/freshness.ts'
import type { MetalCode } from '#domain/instrument.ts'
import type { Hours, OfficeNoticeLine, OpeningHours } from '#domain/opening.ts'
import type { BanknoteFacts } from './banknote-facts.ts'
import { fieldsOf, textOf } from './json.ts'
import type { DirectionLanguage, WayHere } from './languages.ts'
import type { WireMessage, WireMeta } from './price-wire.ts'

/** The currencies of the office's accounts, in the order of the cards. */
export const ACCOUNT_CURRENCIES = ['TL', 'USD', 'EUR'] as const

export type AccountCurrency = (typeof ACCOUNT_CURRENCIES)[number]

export interface BankAccounts {
  readonly bank: string
  readonly branch: string
  /** Five digits, as in the IBAN. */
  readonly code: string
  /** Path of the logo on this site. */
  readonly logo: string
  /** The IBANs without spaces. The site shows them in groups of four. */
  readonly iban: Readonly<Record<AccountCurrency, string>>
  readonly account: Readonly<Record<AccountCurrency, string>>
}

/** The permit of the office. Pages omit facts that the office has left out. */
export interface LicenceFacts {
  /** The company as the permit names it. */
  readonly title?: string
  readonly authority: string
  readonly kind: string
  readonly number: string
  readonly picture?: PermitPicture
  readonly registry?: RegistryFacts
}

/** A JPEG of the permit, in px; `permitPicturePath` has its address. */
export interface PermitPicture {
  readonly hash: string
  readonly width: number
  readonly height: number
}

/** The particulars that a company has to publish, as they are printed. */
export interface RegistryFacts {
  readonly number?: string
  readonly mersis?: string
  readonly seat?: string
  readonly capital?: string
  readonly board?: string
  readonly auditor?: string
  /** Address of the company's announcements. */
  readonly announcements?: string
}

/** The part of the settings that pages show. Margins and quote guards stay on the server. */
export interface OfficeFacts {
  /** True until the office replaces the sample facts: pages say "Örnek veri" beside them. */
  readonly sample: boolean
  /** Fixed canonical origin, https, no trailing slash. */
  readonly origin: string
  readonly name: string
  readonly shortName: string
  readonly founded: number
  readonly licence: LicenceFacts
  readonly address: {
    readonly street: string
    readonly district: string
    readonly city: string
    readonly postalCode: string
    /** The quarters around the office, as a sentence names them; null means that the office names none. */
    readonly around: string | null
  }
  /** `text` as printed, `uri` for tel:. */
  readonly phone: { readonly text: string; readonly uri: string }
  readonly fax: { readonly text: string }
  readonly email: string
  /** `href` contains the greeting. `isWhatsApp` is true if the link opens WhatsApp. */
  readonly chat: { readonly href: string; readonly isWhatsApp: boolean }
  /** `directions` opens a route to the office; on a phone, in the map application. */
  readonly map: {
    readonly latitude: number
    readonly longitude: number
    readonly embed: string
    readonly link: string
    readonly directions: string
  }
  /** The way on foot, in words. */
  readonly directions: Readonly<Record<DirectionLanguage, WayHere>>
  readonly links: {
    readonly gazette: string
    readonly faq: string
    readonly centralBankHistory: string
    /** The ministry's list of licensed offices. */
    readonly licensedOffices?: string
  }
  readonly hours: OpeningHours
  /** The notice above the boards; null means none. */
  readonly notice: OfficeNoticeLine | null
  /** The account holder as banks require it; null if an old file lacks it. */
  readonly accountHolder: string | null
  readonly banks: readonly BankAccounts[]
  readonly claims: readonly { readonly figure: string; readonly label: string }[]
  readonly legal: {
    /** Lira above which identification must be requested. */
    readonly identificationThreshold: number
    /** Dollars from which a sum needs identity, and a tax number; null means that the office has no such limit. */
    readonly identityFromUsd: number | null
    readonly taxNumberFromUsd: number | null
    readonly penalty: number
    readonly penaltyYear: number
    /** Euro from which the list for foreigners applies. */
    readonly foreignMinimumEuro: number
  }
  /** Lira from which a visitor is asked to call first; null means no limit. */
  readonly largeSumTl: number | null
  /** The accounts page's note on transfers; null means none. */
  readonly transfers: {
    /** Lira a day above which a transfer needs an explanation. */
    readonly explainedFromTl: number | null
    readonly receiptAnswer: string | null
    readonly titleDeedAnswer: string | null
    /** Whether the sell price includes the tax on bank and insurance transactions. */
    readonly includesTax: boolean
  }
  /** Days after which contact messages are erased. The privacy notice beside the form states them. */
  readonly messagesKeptDays: number
  readonly freshness: FreshnessLimits
  /** Left out if the office has no gold board. */
  readonly gold?: {
    /** The instruments that the office trades, in display order; the rest of the board is for information. */
    readonly traded: readonly MetalCode[]
  }
  /** The currencies whose banknotes have rules; left out if none has. */
  readonly banknotes?: Readonly<Partial<Record<CurrencyCode, BanknoteFacts>>>
  /** True if pages of other sites may read the prices (CORS). */
  readonly sharing: boolean
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
): WireMessageWithLiveSettings {
  const office = { hours, freshness, ...(notice !== null && { notice }), ...(banknotes !== undefined && { banknotes }) }
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
