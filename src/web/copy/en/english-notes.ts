import type { BanknoteIssues, BanknoteMark } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'

/** The texts about banknotes. Only pages of offices with rules for banknotes load them. */
export const notes = {
  /** The title of the table of a currency's banknotes. */
  which: (code: CurrencyCode) => `Which ${code} notes do we take?`,
  columns: { note: 'Note', get: 'You get' },
  /** For example "20, 10 and 5 USD". */
  units: (figures: readonly string[], code: CurrencyCode) => `${listText(figures)} ${code}`,
  /** `units` is the result of the function above. */
  kinds: {
    strip: (units: string) => `${units} with the blue strip`,
    large: (units: string) => `${units} without the strip`,
    small: (units: string) => `${units} with a small portrait`,
    plain: (units: string) => units,
    coin: () => 'Coins',
    torn: () => 'Torn, taped, stained or written on',
  } satisfies Record<BanknoteMark, (units: string) => string>,
  /** Names old banknotes of any denomination. */
  old: 'Old series',
  issues: {
    'from-2009': 'series 2009 and later',
    'from-1996-to-2006': 'series 1996–2006',
    'until-1990': 'series 1990 and older',
    current: 'current series',
    all: 'any series',
    any: 'any note',
  } satisfies Record<BanknoteIssues, string>,
  asked: {
    legend: 'Which notes do you have?',
    /** The everyday names of banknotes, and the answers with them: "No 50s, no old ones". */
    spoken: {
      plain: (note: string) => `${note}s`,
      strip: (note: string) => `${note}s with the blue strip`,
      old: { without: 'old ones', some: 'old ones' },
    },
    no: (names: readonly string[]) => `No ${names.join(', no ')}`,
    yes: (names: readonly string[]) => `Some ${listText(names, 'or')}`,
    /** Explains old dollars. */
    old: { strip: 'Old: a 100 without the blue strip.', portrait: 'Old: a 100 with a small portrait.' },
    /** `isMost` means that some of the deductions are smaller. */
    less: (less: string, isMost: boolean) => `These get ${isMost ? 'up to ' : ''}${less} less.`,
    /** The link to the table of banknotes. */
    all: 'All notes',
    /** The label of the only field. */
    total: 'How much of it?',
    told: (amount: string, price: string) => `${amount} of it at ${price}`,
    exceeds: (whole: string, example: string) => `Their total can’t be more than ${whole}. Example: ${example}`,
    or: (names: readonly string[]) => listText(names, 'or'),
    refused: (names: string) => `We do not take ${names}.`,
    /** `units` is the result of the function of that name. */
    smallRefused: {
      title: (units: string) => `We do not take notes of ${units}.`,
      text: (units: string) => `The sum is for notes of ${units}.`,
    },
  },
  full: 'full rate',
  less: (lira: string) => `${lira} less`,
  no: 'not taken',
  ask: 'ask us',
  since: (day: string, year: number, time: string) => `Since ${day} ${year}, ${time}.`,
}

/** Returns, for example, "20, 10 and 5". */
function listText(items: readonly string[], and = 'and'): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`
}
