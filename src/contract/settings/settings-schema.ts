import * as v from 'valibot'
import { ACCOUNT_CURRENCIES, type AccountCurrency } from '#contract/account-currencies.ts'
import { byDirectionLanguage } from '#contract/languages.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { isTradable, isWorkedGold } from '#domain/gold/tradable.ts'
import { bankCodeOf } from '#domain/iban.ts'
import { INSTRUMENT_IDS, type InstrumentId, METAL_CODES } from '#domain/instrument.ts'
import { MAX_PICTURE_SIDE } from '#domain/picture-rules.ts'
import type { QuoteGuards } from '#domain/quote-rules.ts'
import { banknoteRules } from './banknote-values.ts'
import {
  accountNumber,
  bankCode,
  cautious,
  chatNumber,
  dayKey,
  durationIn,
  email,
  fields,
  fileHash,
  hoursSchema,
  iban,
  leftOut,
  list,
  logoPath,
  noticeSchema,
  numberSchema,
  oneOf,
  orNone,
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
import type { WeekdayKey } from './weekday-keys.ts'

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

const line = cautious(shortText, '')
const link = cautious(secureAddress, '')

/** A field that the first documents lack. */
function orNoneYet<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(orNone(schema), null)
}

/** Shares are basis points. 10,000 is 100 %. */
const share = wholeNumber(1, 10_000)
const marginShare = wholeNumber(1, 2000)
const banknoteShare = wholeNumber(1, 5000)
/** The minimum is 1 %, because a lower limit would hold the prices of a moving market. */
const referenceShare = wholeNumber(100, 10_000)

const GUARDS = {
  spreadLimit: cautious(share, 1000),
  jumpLimit: cautious(share, 300),
  confirmedWithin: cautious(share, 100),
  settlesAfter: cautious(durationIn(SECOND, 1, 3600), 30 * SECOND),
  marginLimit: cautious(marginShare, 200),
  bulletinLimit: cautious(referenceShare, 1000),
  dayLimit: cautious(referenceShare, 1000),
} satisfies Record<keyof QuoteGuards, v.GenericSchema>

/** Limits of one metal that differ from those of every price. */
const metalGuards = fields({
  spreadLimit: leftOut(share),
  jumpLimit: leftOut(share),
  marginLimit: leftOut(marginShare),
  dayLimit: leftOut(referenceShare),
})

const metalList = cautious(
  v.pipe(
    list(v.pipe(oneOf(METAL_CODES), v.check(isTradable, kind('not-tradable'))), METAL_CODES.length),
    v.transform((codes) => METAL_CODES.filter((code) => codes.includes(code))),
  ),
  [],
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
  explainedFromTl: orNone(wholeNumber(1, 1_000_000_000)),
  receiptAnswer: orNone(textUpTo(600)),
  titleDeedAnswer: orNone(textUpTo(600)),
  /** Whether the sell price includes the tax on bank and insurance transactions. */
  includesTax: yesOrNo,
})

const NO_TRANSFERS = { explainedFromTl: null, receiptAnswer: null, titleDeedAnswer: null, includesTax: false }

const wayHere = v.optional(fields({ place: orNone(textUpTo(60)), way: orNone(textUpTo(200)) }), {
  place: null,
  way: null,
})

const directions = byDirectionLanguage(() => wayHere)

const registry = fields({
  number: leftOut(shortText),
  mersis: leftOut(shortText),
  seat: leftOut(shortText),
  capital: leftOut(shortText),
  board: leftOut(shortText),
  auditor: leftOut(shortText),
  announcements: leftOut(secureAddress),
})

const MAX_DAYS = 3650

const NO_KNOWN_MARGINS: Partial<Record<InstrumentId, null>> = Object.fromEntries(
  INSTRUMENT_IDS.map((code) => [code, null]),
)

/** The settings of the office in one document. Halts are stored separately. */
export const settingsSchema = fields({
  /** True for the sample facts. Pages show "Örnek veri" beside them. */
  sample: yesOrNo,
  name: line,
  shortName: line,
  founded: cautious(wholeNumber(1900, 2100), null),
  /** The site's own address: https, without a slash at its end. */
  origin: cautious(secureOrigin, 'https://office.invalid'),
  licence: fields({
    /** The company as the permit and the trade registry name it. */
    title: leftOut(shortText),
    authority: line,
    kind: line,
    number: line,
    /** A picture of the permit, in px. */
    picture: leftOut(
      fields({
        hash: fileHash,
        width: wholeNumber(1, MAX_PICTURE_SIDE),
        height: wholeNumber(1, MAX_PICTURE_SIDE),
      }),
    ),
    /** The particulars that a company has to publish. */
    registry: leftOut(registry),
  }),
  address: fields({
    street: line,
    district: line,
    city: line,
    postalCode: line,
    /** The quarters around the office, as a sentence names them. */
    around: orNone(shortText),
  }),
  phone: cautious(phoneNumber, ''),
  fax: cautious(phoneNumber, ''),
  email: cautious(email, ''),
  chat: fields({ address: link, number: cautious(chatNumber, ''), text: line }),
  /** Null addresses are generated from the coordinates. */
  map: fields({
    latitude: cautious(numberSchema(-90, 90), null),
    longitude: cautious(numberSchema(-180, 180), null),
    embed: orNone(secureAddress),
    link: orNone(secureAddress),
    directions: orNone(secureAddress),
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
    /** A day with hours that cannot be read stays a special day, on which the office is closed. */
    special: cautious(
      v.pipe(
        v.record(dayKey, fields({ name: cautious(textUpTo(60), 'Özel gün'), hours: hoursSchema }), kind('wrong-type')),
        v.check((days) => Object.keys(days).length <= 100, kind('too-many')),
      ),
      {},
    ),
  }),
  /** A line above the rates; null means none. */
  notice: orNone(noticeSchema),
  /** The name that a transfer needs; only the sample may lack it. */
  accountHolder: orNone(textUpTo(140)),
  banks: cautious(v.pipe(list(bank, 30), v.minLength(1, kind('too-few'))), []),
  claims: cautious(list(fields({ figure: textUpTo(80), label: textUpTo(80) }), 12), []),
  legal: fields({
    /** Every sum, if it cannot be read. */
    identificationThreshold: cautious(wholeNumber(1, 1_000_000_000), 1),
    /**
     * Whole dollars from which a sum needs identity, and a tax number; null means that the office names no such limit.
     */
    identityFromUsd: orNoneYet(wholeNumber(1, 1_000_000)),
    taxNumberFromUsd: orNoneYet(wholeNumber(1, 1_000_000)),
    penalty: cautious(wholeNumber(1, 1_000_000_000), null),
    penaltyYear: cautious(wholeNumber(2000, 2100), null),
    foreignMinimumEuro: cautious(wholeNumber(1, 1_000_000), 1),
  }),
  /** Whole lira from which a visitor is asked to call first; null means no limit. */
  largeSumTl: orNoneYet(wholeNumber(1, 1_000_000_000)),
  transfers: v.optional(transfers, NO_TRANSFERS),
  links: fields({
    gazette: link,
    faq: link,
    centralBankHistory: link,
    /** The ministry's list of licensed offices. */
    licensedOffices: leftOut(secureAddress),
  }),
  /**
   * Currencies and metals; a side without a margin keeps the provider's price. Null means margins that cannot be read:
   * the office then has no such price.
   */
  margins: cautious(v.record(oneOf(INSTRUMENT_IDS), cautious(sideMargins, null), kind('wrong-type')), NO_KNOWN_MARGINS),
  /** Kinds of banknotes with their own rule. Other kinds have the board's price. */
  banknotes: v.exactOptional(banknoteRules),
  /** The largest deduction for a banknote in basis points of the price; the default applies if it is left out. */
  banknoteLimit: leftOut(banknoteShare),
  /** Shares in basis points, times in ms. */
  guards: fields(GUARDS),
  metalGuards: cautious(v.record(oneOf(METAL_CODES), metalGuards, kind('wrong-type')), {}),
  /** Limits in ms. */
  freshness: cautious(
    v.pipe(
      fields({ live: durationIn(MINUTE, 1, 1440), delayed: durationIn(MINUTE, 1, 1440) }),
      v.forward(
        v.check(({ live, delayed }) => live < delayed, kind('delayed-before-live')),
        ['delayed'],
      ),
    ),
    { live: 15 * MINUTE, delayed: 60 * MINUTE },
  ),
  gold: cautious(
    v.pipe(
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
    { published: false, traded: [], jewelleryLicence: false },
  ),
  /** The mapping for the provider at RATE_API_URL; null means that it sends our own shape. */
  provider: orNone(providerMapping),
  /** True if other sites may read the prices. */
  sharing: yesOrNo,
  /** Periods in days. Nothing is deleted by a period that cannot be read. */
  retention: fields({
    messages: cautious(wholeNumber(30, MAX_DAYS), MAX_DAYS),
    logs: cautious(wholeNumber(1, MAX_DAYS), MAX_DAYS),
    minutes: cautious(wholeNumber(2, MAX_DAYS), MAX_DAYS),
  }),
})

export type OfficeSettings = v.InferOutput<typeof settingsSchema>
