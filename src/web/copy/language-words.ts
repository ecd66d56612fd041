import type { Language, LanguageDates } from '#contract/languages.ts'
import type { MistakenRow } from '#contract/sum-query.ts'
import type { VisitorKind } from '#contract/visitor-kind.ts'
import type { BanknoteIssues, BanknoteMark } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import type { ConsentWords } from './consent.ts'
import type { DocumentList } from './documents.ts'
import type { theme } from './frame.ts'
import type { unreachable } from './offline.ts'
import type { sourceWords } from './rates.ts'

/** The name of each language in that language; the short name is for phones. */
export const LANGUAGE_NAMES: Readonly<Record<Language | 'tr', { readonly short: string; readonly long: string }>> = {
  en: { short: 'EN', long: 'English' },
  ru: { short: 'RU', long: 'Русский' },
  ar: { short: 'عربي', long: 'العربية' },
  tr: { short: 'TR', long: 'Türkçe' },
}

/** A sentence in two parts, so that the figure between them has its own element. */
type WithFigure = readonly [before: string, after: string]

/** All texts of a language's page. The type checker reports a missing text. */
export interface LanguageWords {
  readonly dir: 'ltr' | 'rtl'
  /** The Open Graph locale, for example "en_GB". */
  readonly locale: string
  /** The lira sign in sums. Limits use the currency code. */
  readonly lira: string
  /** `place` is the office's location in this language. */
  readonly title: (place: string | null) => string
  readonly lead: string
  readonly description: string
  readonly skip: string
  readonly languages: string
  readonly homeLink: (name: string) => string
  readonly newTab: string
  readonly sample: Readonly<Record<'mark' | 'chip' | 'office' | 'rates' | 'both', string>>
  /** `which` asks which banknotes of the currency the office takes. */
  readonly currencies: Readonly<
    Record<CurrencyCode, { readonly name: string; readonly of: string; readonly which: string }>
  >

  readonly door: {
    readonly open: (until: string) => string
    readonly closed: string
    /** For example "Closed now. Opens Monday at 09:00". `when` is the result of one of the next three functions. */
    readonly opens: (when: string) => string
    readonly today: (time: string) => string
    /** `weekday` is 1 for Monday. */
    readonly onWeekday: (weekday: number, names: LanguageDates['weekdays'], time: string) => string
    readonly onDay: (day: string, time: string) => string
  }

  readonly source: Readonly<Record<keyof typeof sourceWords, string>>
  /** Screen readers announce these texts when the source changes. */
  readonly announcements: Readonly<Record<keyof typeof sourceWords, string>>
  /** Read by screen readers after the time of a price that may be outdated. */
  readonly asOf: string
  /** The age of a price, with "#" for the number. Short forms do not depend on the number. */
  readonly age: Readonly<Record<'minutes' | 'hours' | 'days', string>>
  /** For example "31 July, 18:29". */
  readonly moment: (day: string, time: string) => string

  readonly sum: {
    readonly region: string
    readonly deal: { readonly legend: string } & Readonly<
      Record<Deal, { readonly name: string; readonly note: string }>
    >
    readonly amount: Readonly<Record<Deal, string>>
    readonly currency: string
    readonly submit: string
    readonly mistake: Readonly<Record<MistakenRow['mistake'], (typed: string) => string>>
    readonly answer: Readonly<Record<Deal, string>>
    /** Follows the rate, for example "our rate at 17:12:08". */
    readonly at: (time: string) => string
    readonly fine: string
    readonly mend: string
    /** Shown if the office has halted the price. */
    readonly halted: { readonly chip: string; readonly title: (currency: string) => string; readonly text: string }
    /** Shown if no price has arrived yet. */
    readonly awaited: { readonly title: (currency: string) => string; readonly text: string }
    readonly old: { readonly title: (moment: string) => string; readonly text: string }
    readonly ask: { readonly title: string; readonly otherChat: string; readonly note: string; readonly closed: string }
  }
  /** The visitor's message; a Turkish line for the clerk follows it. */
  readonly message: {
    readonly deal: Readonly<Record<Deal, (item: string) => string>>
    readonly says: (sum: string, moment: string) => string
    readonly unpriced: string
    readonly old: (moment: string) => string
    readonly large: string
  }

  readonly board: {
    readonly title: string
    readonly caption: (time: string) => string
    readonly columns: readonly [currency: string, get: string, pay: string]
    /** The notes under the headings of the two figures. */
    readonly under: readonly [get: string, pay: string]
    readonly ask: string
    readonly none: string
    readonly empty: Readonly<Record<'loading' | 'failed' | 'nothing', string>>
    readonly notice: string
  }

  readonly notes: {
    readonly columns: readonly [note: string, get: string]
    /** For example "20, 10 and 5 USD". */
    readonly units: (notes: readonly string[], code: CurrencyCode) => string
    /** `units` is the result of the function above. */
    readonly kinds: Readonly<Record<BanknoteMark, (units: string) => string>>
    /** Names old banknotes of any denomination. */
    readonly old: string
    readonly issues: Readonly<Record<BanknoteIssues, string>>
    readonly full: string
    readonly less: (lira: string) => string
    readonly no: string
    readonly ask: string
    readonly since: (day: string, year: number, time: string) => string
  }

  readonly bring: {
    readonly title: string
    /** Introduces the papers that the sum needs. They are ticked; screen readers read `ticked` instead. */
    readonly needed: (sum: string) => string
    readonly nothing: (sum: string) => string
    readonly ticked: string
    /** For example "From 100 USD", "Above 185,000 TL" or "about 3,917 USD". */
    readonly from: (amount: string) => string
    readonly above: (amount: string) => string
    readonly about: (amount: string) => string
    readonly always: string
    readonly passport: string
    readonly passportAsked: string
    readonly taxNumber: WithFigure
    readonly list: string
    readonly linked: (amount: string) => string
  }
  readonly papers: {
    readonly title: string
    readonly courtesy: readonly [before: string, link: string, after: string]
    readonly minimum: (amount: string) => string
    readonly article15: string
    readonly valid: string
    readonly lists: Readonly<Record<VisitorKind, DocumentList>>
  }

  readonly find: {
    readonly title: string
    readonly driver: string
    readonly hours: string
    readonly closed: string
    readonly way: string
    readonly phone: string
    readonly directions: string
  }
  readonly floats: Readonly<Record<'region' | 'write' | 'where' | 'call' | 'badge' | 'toTop' | 'directions', string>>
  readonly footer: {
    /** `group` is the letter of the licence. */
    readonly licensed: (group: string) => string
    readonly number: string
    /** The ministry that gives the licence. */
    readonly authority: string
    readonly gold: string
    readonly site: string
    readonly cookies: string
    readonly consent: string
    readonly notice: string
  }
  readonly theme: Readonly<typeof theme>
  readonly consent: ConsentWords
  readonly offline: Readonly<typeof unreachable>
  /** Texts in the structured data. */
  readonly exchange: { readonly service: string; readonly buy: string; readonly sell: string }
}

/** The Turkish term for visitors to show at a tax office. */
export const taxNumberInTurkish = 'vergi numarası'

/** The licensing ministry, whose name each language translates. */
export const ministryInTurkish = 'Hazine ve Maliye Bakanlığı'
