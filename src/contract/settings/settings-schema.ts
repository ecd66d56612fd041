import * as v from 'valibot'
import { ACCOUNT_CURRENCIES, type AccountCurrency } from '#contract/account-currencies.ts'
import { byDirectionLanguage } from '#contract/languages.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { isBar } from '#domain/gold/bars.ts'
import { isTradable, isWorkedGold } from '#domain/gold/tradable.ts'
import { bankCodeOf } from '#domain/iban.ts'
import { INSTRUMENT_IDS, METAL_CODES } from '#domain/instrument.ts'
import { MAX_PICTURE_SIDE } from '#domain/picture-rules.ts'
import type { QuoteGuards } from '#domain/quote-rules.ts'
import { banknoteRules } from './banknote-values.ts'
import {
  accountNumber,
  bankCode,
  chatNumber,
  dayKey,
  durationIn,
  email,
  fields,
  fileHash,
  hoursSchema,
  iban,
  list,
  logoPath,
  noticeSchema,
  numberSchema,
  oneOf,
  phoneNumber,
  secureAddress,
  secureOrigin,
  shortText,
  sideMargins,
  textUpTo,
  wholeNumber,
  yesOrNo,
} from './setting-values.ts'
import { kind } from './settings-mistake.ts'

function byAccount<Schema extends v.GenericSchema>(schema: Schema) {
  return fields({ TL: schema, USD: schema, EUR: schema } satisfies Record<AccountCurrency, Schema>)
}

const bank = v.pipe(
  fields({
    bank: shortText,
    branch: shortText,
    code: bankCode,
    /** The path of a picture on this site. */
    logo: logoPath,
    iban: byAccount(iban),
    account: byAccount(accountNumber),
  }),
  v.forward(
    v.check(
      ({ code, iban: ibans }) => ACCOUNT_CURRENCIES.every((currency) => bankCodeOf(ibans[currency]) === code),
      kind('bank-code-differs'),
    ),
    ['code'],
  ),
)

export const WEEKDAY_KEYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

type WeekdayKey = (typeof WEEKDAY_KEYS)[number]

/** Shares are basis points. 10,000 is 100 %. */
const share = wholeNumber(1, 10_000)
const marginShare = wholeNumber(1, 2000)
const banknoteShare = wholeNumber(1, 5000)
/** The minimum is 1 %, because a lower limit would hold the prices of a moving market. */
const referenceShare = wholeNumber(100, 10_000)

const GUARDS = {
  spreadLimit: share,
  jumpLimit: share,
  confirmedWithin: share,
  settlesAfter: durationIn(SECOND, 1, 3600),
  marginLimit: marginShare,
  bulletinLimit: referenceShare,
  dayLimit: referenceShare,
} satisfies Record<keyof QuoteGuards, v.GenericSchema>

/** Limits of one metal that differ from those of every price. */
const metalGuards = fields({
  spreadLimit: v.exactOptional(share),
  jumpLimit: v.exactOptional(share),
  marginLimit: v.exactOptional(marginShare),
  dayLimit: v.exactOptional(referenceShare),
})

const metalList = v.pipe(
  list(v.pipe(oneOf(METAL_CODES), v.check(isTradable, kind('not-tradable'))), METAL_CODES.length),
  v.transform((codes) => METAL_CODES.filter((code) => codes.includes(code))),
)

/** A name on the provider's wire: "USD/TRY", "bid". */
const wireWord = textUpTo(60)

const providerMapping = fields({
  /** Names of the fields of a price. `time` is null if the provider sends no time. */
  buy: wireWord,
  sell: wireWord,
  time: v.nullable(wireWord),
  /** `unit` is the number of units that a price is for. */
  codes: v.record(oneOf(INSTRUMENT_IDS), fields({ name: wireWord, unit: wholeNumber(1, 1000) }), kind('wrong-type')),
})

/** The provider's names for our fields. Set by import only. */
export type ProviderMapping = v.InferOutput<typeof providerMapping>

/** The accounts page's note on transfers; null means none. */
const transfers = fields({
  /** Whole lira a day above which a transfer needs an explanation. */
  explainedFromTl: v.nullable(wholeNumber(1, 1_000_000_000)),
  receiptAnswer: v.nullable(textUpTo(600)),
  titleDeedAnswer: v.nullable(textUpTo(600)),
  /** Whether the sell price includes the tax on bank and insurance transactions. */
  includesTax: yesOrNo,
})

const NO_TRANSFERS = { explainedFromTl: null, receiptAnswer: null, titleDeedAnswer: null, includesTax: false }

const wayHere = v.optional(fields({ place: v.nullable(textUpTo(60)), way: v.nullable(textUpTo(200)) }), {
  place: null,
  way: null,
})

const directions = byDirectionLanguage(() => wayHere)

const registry = fields({
  number: v.exactOptional(shortText),
  mersis: v.exactOptional(shortText),
  seat: v.exactOptional(shortText),
  capital: v.exactOptional(shortText),
  board: v.exactOptional(shortText),
  auditor: v.exactOptional(shortText),
  announcements: v.exactOptional(secureAddress),
})

const settings = fields({
  /** True for the sample facts. Pages show "Örnek veri" beside them. */
  sample: yesOrNo,
  name: shortText,
  shortName: shortText,
  founded: wholeNumber(1900, 2100),
  /** The site's own address: https, without a slash at its end. */
  origin: secureOrigin,
  licence: fields({
    /** The company as the permit and the trade registry name it. */
    title: v.exactOptional(shortText),
    authority: shortText,
    kind: shortText,
    number: shortText,
    /** A picture of the permit, in px. */
    picture: v.exactOptional(
      fields({
        hash: fileHash,
        width: wholeNumber(1, MAX_PICTURE_SIDE),
        height: wholeNumber(1, MAX_PICTURE_SIDE),
      }),
    ),
    /** The particulars that a company has to publish. */
    registry: v.exactOptional(registry),
  }),
  address: fields({
    street: shortText,
    district: shortText,
    city: shortText,
    postalCode: shortText,
    /** The quarters around the office, as a sentence names them. */
    around: v.nullable(shortText),
  }),
  phone: phoneNumber,
  fax: phoneNumber,
  email,
  chat: fields({ address: secureAddress, number: chatNumber, text: shortText }),
  /** Null addresses are generated from the coordinates. */
  map: fields({
    latitude: numberSchema(-90, 90),
    longitude: numberSchema(-180, 180),
    embed: v.nullable(secureAddress),
    link: v.nullable(secureAddress),
    directions: v.nullable(secureAddress),
  }),
  /** The way on foot, in words; null means that the office has none. */
  directions: v.optional(fields(directions), {}),
  hours: fields({
    week: fields({
      monday: hoursSchema,
      tuesday: hoursSchema,
      wednesday: hoursSchema,
      thursday: hoursSchema,
      friday: hoursSchema,
      saturday: hoursSchema,
      sunday: hoursSchema,
    } satisfies Record<WeekdayKey, typeof hoursSchema>),
    special: v.pipe(
      v.record(dayKey, fields({ name: textUpTo(60), hours: hoursSchema }), kind('wrong-type')),
      v.check((days) => Object.keys(days).length <= 100, kind('too-many')),
    ),
  }),
  /** A line above the rates; null means none. */
  notice: v.nullable(noticeSchema),
  /** The name that a transfer needs; only the sample may lack it. */
  accountHolder: v.nullable(textUpTo(140)),
  banks: v.pipe(list(bank, 30), v.minLength(1, kind('too-few'))),
  claims: list(fields({ figure: textUpTo(80), label: textUpTo(80) }), 12),
  legal: fields({
    identificationThreshold: wholeNumber(1, 1_000_000_000),
    /**
     * Whole dollars from which a sum needs identity, and a tax number; null means that the office names no such limit.
     */
    identityFromUsd: v.optional(v.nullable(wholeNumber(1, 1_000_000)), null),
    taxNumberFromUsd: v.optional(v.nullable(wholeNumber(1, 1_000_000)), null),
    penalty: wholeNumber(1, 1_000_000_000),
    penaltyYear: wholeNumber(2000, 2100),
    foreignMinimumEuro: wholeNumber(1, 1_000_000),
  }),
  /** Whole lira from which a visitor is asked to call first; null means no limit. */
  largeSumTl: v.optional(v.nullable(wholeNumber(1, 1_000_000_000)), null),
  transfers: v.optional(transfers, NO_TRANSFERS),
  links: fields({
    gazette: secureAddress,
    faq: secureAddress,
    centralBankHistory: secureAddress,
    /** The ministry's list of licensed offices. */
    licensedOffices: v.exactOptional(secureAddress),
  }),
  /** Currencies and metals; a side without a margin keeps the provider's price. */
  margins: v.record(oneOf(INSTRUMENT_IDS), sideMargins, kind('wrong-type')),
  /** Kinds of banknotes with their own rule. Other kinds have the board's price. */
  banknotes: v.exactOptional(banknoteRules),
  /** The largest deduction for a banknote in basis points of the price; the default applies if it is left out. */
  banknoteLimit: v.exactOptional(banknoteShare),
  /** Shares in basis points, times in ms. */
  guards: fields(GUARDS),
  metalGuards: v.record(oneOf(METAL_CODES), metalGuards, kind('wrong-type')),
  /** Limits in ms. */
  freshness: v.pipe(
    fields({ live: durationIn(MINUTE, 1, 1440), delayed: durationIn(MINUTE, 1, 1440) }),
    v.forward(
      v.check(({ live, delayed }) => live < delayed, kind('delayed-before-live')),
      ['delayed'],
    ),
  ),
  gold: v.pipe(
    fields({
      /** True if the site shows the gold board. */
      published: yesOrNo,
      /** The instruments that the office trades, in display order; the rest of the board is for information. */
      traded: metalList,
      jewelleryLicence: yesOrNo,
    }),
    v.forward(
      v.check(
        ({ traded, jewelleryLicence }) => jewelleryLicence || !traded.some(isWorkedGold),
        kind('needs-jewellery-licence'),
      ),
      ['traded'],
    ),
  ),
  /** The mapping for the provider at RATE_API_URL; null means that it sends our own shape. */
  provider: v.nullable(providerMapping),
  /** True if other sites may read the prices. */
  sharing: yesOrNo,
  /** Periods in days. */
  retention: fields({
    messages: wholeNumber(30, 3650),
    logs: wholeNumber(1, 3650),
    minutes: wholeNumber(2, 3650),
  }),
})

/** The settings of the office in one document. Halts are stored separately. */
export const settingsSchema = v.pipe(
  settings,
  v.forward(
    v.check(
      ({ gold, margins }) => gold.traded.filter(isBar).every((code) => isWhole(margins[code])),
      kind('bar-needs-margins'),
    ),
    ['margins'],
  ),
)

/** A bar has no provider price: its price is the gram's with both margins, so each margin must be set, even to zero. */
function isWhole(margins: v.InferOutput<typeof sideMargins> | undefined): boolean {
  return margins?.buy !== undefined && margins.sell !== undefined
}

export type OfficeSettings = v.InferOutput<typeof settingsSchema>
