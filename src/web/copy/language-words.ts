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

/** Each language by its own name; a short one for the bar of a phone. */
export const LANGUAGE_NAMES: Readonly<Record<Language | 'tr', { readonly short: string; readonly long: string }>> = {
  en: { short: 'EN', long: 'English' },
  ru: { short: 'RU', long: 'Русский' },
  ar: { short: 'عربي', long: 'العربية' },
  tr: { short: 'TR', long: 'Türkçe' },
}

/** In parts, so that each figure stands in an element of its own. */
type WithFigure = readonly [before: string, after: string]

/** Every sentence of a language's page. The compiler asks for one that is missing. */
export interface LanguageWords {
  readonly dir: 'ltr' | 'rtl'
  /** For Open Graph: "en_GB". */
  readonly locale: string
  /** The lira in sums, the code of lira in limits. */
  readonly lira: string
  /** `place`: where the office says it is, in this language. */
  readonly title: (place: string | null) => string
  readonly lead: string
  readonly description: string
  readonly skip: string
  readonly languages: string
  readonly homeLink: (name: string) => string
  readonly newTab: string
  readonly sample: Readonly<Record<'mark' | 'chip' | 'office' | 'rates' | 'both', string>>
  /** `which`: the question of which banknotes of it the office takes. */
  readonly currencies: Readonly<
    Record<CurrencyCode, { readonly name: string; readonly of: string; readonly which: string }>
  >

  readonly door: {
    readonly open: (until: string) => string
    readonly closed: string
    /** "Closed now. Opens Monday at 09:00": `when` is one of the three below. */
    readonly opens: (when: string) => string
    readonly today: (time: string) => string
    /** `weekday` counts from 1, Monday. */
    readonly onWeekday: (weekday: number, names: LanguageDates['weekdays'], time: string) => string
    readonly onDay: (day: string, time: string) => string
  }

  readonly source: Readonly<Record<keyof typeof sourceWords, string>>
  /** Read out when the source changes. */
  readonly announcements: Readonly<Record<keyof typeof sourceWords, string>>
  /** After the time of a price that may not be the newest, for those who hear the page. */
  readonly asOf: string
  /** How old a price is, with "#" for the number. Short forms, which no number bends. */
  readonly age: Readonly<Record<'minutes' | 'hours' | 'days', string>>
  /** "31 July, 18:29" */
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
    /** After the rate: "our rate at 17:12:08". */
    readonly at: (time: string) => string
    readonly fine: string
    readonly mend: string
    /** The office gives no price. */
    readonly halted: { readonly chip: string; readonly title: (currency: string) => string; readonly text: string }
    /** No price has come yet. */
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
    /** Under the heads of the two figures. */
    readonly under: readonly [get: string, pay: string]
    readonly ask: string
    readonly none: string
    readonly empty: Readonly<Record<'loading' | 'failed' | 'nothing', string>>
    readonly notice: string
  }

  readonly notes: {
    readonly columns: readonly [note: string, get: string]
    /** "20, 10 and 5 USD" */
    readonly units: (notes: readonly string[], code: CurrencyCode) => string
    /** `units`: as above. */
    readonly kinds: Readonly<Record<BanknoteMark, (units: string) => string>>
    /** Old banknotes of any denomination. */
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
    /** The papers that the sum needs have a tick; a screen reader reads `ticked` instead. */
    readonly needed: (sum: string) => string
    readonly nothing: (sum: string) => string
    readonly ticked: string
    /** "From 100 USD", "Above 185,000 TL", "about 3,917 USD" */
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
    /** `group`: the letter of the licence. */
    readonly licensed: (group: string) => string
    readonly number: string
    readonly gold: string
    readonly site: string
    readonly cookies: string
    readonly consent: string
    readonly notice: string
  }
  readonly theme: Readonly<typeof theme>
  readonly consent: ConsentWords
  readonly offline: Readonly<typeof unreachable>
  /** In the structured data. */
  readonly exchange: { readonly service: string; readonly buy: string; readonly sell: string }
}

/** The Turkish term that a visitor shows at a tax office. */
export const taxNumberInTurkish = 'vergi numarası'
