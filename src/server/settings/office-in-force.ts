import type { OfficeFacts } from '#contract/office-facts.ts'
import { isWhole } from '#contract/settings/settings-consistency.ts'
import { type OfficeSettings, type ProviderMapping, shownSettings } from '#contract/settings/settings-schema.ts'
import { WEEKDAY_KEYS } from '#contract/settings/weekday-keys.ts'
import { DAY_LENGTH, parseDay } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { isBar } from '#domain/gold/bars.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { guardsOf } from '#domain/instruments.ts'
import { marginSize } from '#domain/margin-text.ts'
import type { Margin, Margins, SideMargins } from '#domain/margin.ts'
import type { OpeningHours } from '#domain/opening.ts'
import type { QuoteGuards } from '#domain/quote-rules.ts'

/** The settings in the shape that the rest of the program uses. */
export interface Office {
  readonly facts: OfficeFacts
  readonly pricing: OfficePricing
  /** Periods in ms. */
  readonly retention: { readonly messages: number; readonly logs: number; readonly minutes: number }
}

export interface OfficePricing {
  /** All instruments with a price, in display order: the currencies, and the metals of a published gold board. */
  readonly selection: readonly InstrumentId[]
  readonly margins: Margins
  readonly guards: QuoteGuards
  /** The guards that differ for single instruments; left out if there are none. */
  readonly ownGuards?: Readonly<Partial<Record<InstrumentId, Partial<QuoteGuards>>>>
  readonly halted: ReadonlySet<InstrumentId>
  /** The halted prices whose margins this release cannot read; left out if there are none. */
  readonly unknownMargins?: ReadonlySet<InstrumentId>
  /** The largest deduction for banknotes in basis points of a price; undefined means the default. */
  readonly banknoteLimit?: number
  /** The provider's names for our fields; null or undefined if it uses ours. */
  readonly provider?: ProviderMapping | null
}

/** Returns the instruments that are not halted. */
export function quotedIn({ selection, halted }: OfficePricing): readonly InstrumentId[] {
  return selection.filter((code) => !halted.has(code))
}

/** Returns the limits for one price: the office's, overridden by those of its kind, and those by its own. */
export function limitsFor(
  { guards, ownGuards }: Pick<OfficePricing, 'guards' | 'ownGuards'>,
  id: InstrumentId,
): QuoteGuards {
  return { ...guardsOf(id, guards), ...ownGuards?.[id] }
}

/** Returns a new object each time, because page caches detect a change by identity. */
export function officeOf(
  settings: OfficeSettings,
  halted: ReadonlySet<InstrumentId>,
  since: BanknotesSince = {},
): Office {
  const { retention } = settings
  return {
    facts: factsOf(settings, since),
    pricing: pricingOf(settings, halted),
    retention: {
      messages: retention.messages * DAY_LENGTH,
      logs: retention.logs * DAY_LENGTH,
      minutes: retention.minutes * DAY_LENGTH,
    },
  }
}

function factsOf(settings: OfficeSettings, since: BanknotesSince): OfficeFacts {
  const { phone, fax, chat, hours, gold, retention } = settings
  return {
    ...shownSettings(settings),
    phone: { text: phone, uri: phoneUri(phone) },
    fax: { text: fax },
    chat: chatOf(chat),
    map: mapOf(settings),
    hours: openingHoursOf(hours),
    messagesKeptDays: retention.messages,
    ...(gold.published && { gold: { traded: gold.traded } }),
    ...banknoteFacts(settings, since),
  }
}

function chatOf({ address, number, text }: OfficeSettings['chat']): OfficeFacts['chat'] {
  return {
    href: `${address.replace(/\/$/, '')}/${number}?text=${encodeURIComponent(text)}`,
    isWhatsApp: address !== '' && /^(?:wa\.me|(?:[\w-]+\.)?whatsapp\.com)$/.test(new URL(address).hostname),
  }
}

/** The time of the last change of each currency’s rules, in ms. A currency without a known time is left out. */
export type BanknotesSince = Readonly<Partial<Record<CurrencyCode, number>>>

/** Returns only currencies with rules. */
export function banknoteFacts(
  { banknotes = {} }: OfficeSettings,
  since: BanknotesSince,
): Pick<OfficeFacts, 'banknotes'> {
  const known = CURRENCY_CODES.flatMap((code) => {
    const rules = banknotes[code] ?? {}
    return Object.keys(rules).length === 0 ? [] : [[code, { since: since[code] ?? null, rules }] as const]
  })
  return known.length === 0 ? {} : { banknotes: Object.fromEntries(known) }
}

/** Returns the number for "tel:". A seven-digit number has no prefix; a number that cannot be read has none either. */
function phoneUri(printed: string): string {
  const digits = printed.replaceAll(/\D/g, '')
  if (digits === '') return ''
  return digits.length === 7 ? digits : `+90${digits.slice(-10)}`
}

function openingHoursOf({ week, special }: OfficeSettings['hours']): OpeningHours {
  const days = Object.entries(special).flatMap(([written, { name, hours }]) => {
    const day = parseDay(written)
    return day.ok ? [{ day: day.value, name, hours }] : []
  })
  return {
    week: WEEKDAY_KEYS.map((key) => week[key]),
    special: days.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
  }
}

/** Degrees around the office on the map: about 800 m by 600 m. */
const AROUND = { longitude: 0.005, latitude: 0.0025 } as const

function mapOf({ map, address }: OfficeSettings): OfficeFacts['map'] {
  const { latitude, longitude, embed, link, directions } = map
  if (latitude === null || longitude === null) return mapWithoutPlace(map, address)
  const [west, east] = [longitude - AROUND.longitude, longitude + AROUND.longitude]
  const [south, north] = [latitude - AROUND.latitude, latitude + AROUND.latitude]
  const box = [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(',')
  const query = new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${latitude},${longitude}` })
  const place = `${latitude}/${longitude}`
  return {
    latitude,
    longitude,
    embed: embed ?? `https://www.openstreetmap.org/export/embed.html?${query.toString()}`,
    link: link ?? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${place}`,
    // Android and iOS open this address in a map application; other devices show a page.
    directions: directions ?? `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
  }
}

/** Searches for the address, because this release cannot read the coordinates. */
function mapWithoutPlace(
  { embed, link, directions }: OfficeSettings['map'],
  { street, district, city }: OfficeSettings['address'],
): OfficeFacts['map'] {
  const query = encodeURIComponent([street, district, city].join(', '))
  return {
    latitude: null,
    longitude: null,
    embed: embed ?? 'https://www.openstreetmap.org/export/embed.html',
    link: link ?? `https://www.openstreetmap.org/search?query=${query}`,
    directions: directions ?? `https://www.google.com/maps/dir/?api=1&destination=${query}`,
  }
}

function pricingOf(settings: OfficeSettings, halted: ReadonlySet<InstrumentId>): OfficePricing {
  const { gold, margins, guards, metalGuards } = settings
  const selection = gold.published
    ? INSTRUMENT_IDS.filter((code) => !isBar(code) || gold.traded.includes(code))
    : CURRENCY_CODES
  // A price without its margin would be wrong, so it is not offered.
  const unknownMargins = new Set(selection.filter((code) => !hasKnownMargins(settings, code)))
  return {
    selection,
    margins: inEffect(margins, selection),
    guards,
    ownGuards: gold.published ? metalGuards : {},
    halted: new Set(selection.filter((code) => halted.has(code) || unknownMargins.has(code))),
    ...(unknownMargins.size > 0 && { unknownMargins }),
    provider: settings.provider,
    ...(settings.banknoteLimit !== undefined && { banknoteLimit: settings.banknoteLimit }),
  }
}

/** A bar's price needs both margins. */
function hasKnownMargins({ margins }: OfficeSettings, code: InstrumentId): boolean {
  return isBar(code) ? isWhole(margins[code]) : margins[code] !== null
}

/** Leaves out margins of zero, so that the provider's price is not rounded. */
function inEffect(margins: OfficeSettings['margins'], selection: readonly InstrumentId[]): Margins {
  return Object.fromEntries(
    selection.flatMap((code) => {
      const { buy, sell } = margins[code] ?? {}
      const own: SideMargins = { ...(adds(buy) && { buy }), ...(adds(sell) && { sell }) }
      return Object.keys(own).length > 0 ? [[code, own]] : []
    }),
  )
}

function adds(margin: Margin | undefined): margin is Margin {
  return margin !== undefined && marginSize(margin) > 0
}
