import fc from 'fast-check'
import { expect } from 'vitest'
import { CURRENCY_GOODS } from '../../src/contract/goods.ts'
import { type FigureStyle, LANGUAGES } from '../../src/contract/languages.ts'
import { outcomeOn } from '../../src/contract/shared-link.ts'
import { VISITOR_KINDS } from '../../src/contract/visitor-kind.ts'
import { type Amount, amountOf } from '../../src/domain/amount.ts'
import { lessGroups } from '../../src/domain/banknote-classes.ts'
import { assumptionOf } from '../../src/domain/banknote-sum.ts'
import { unitPriceOf } from '../../src/domain/conversion.ts'
import { CURRENCIES } from '../../src/domain/currencies.ts'
import type { CurrencyCode } from '../../src/domain/currency.ts'
import { paperSteps } from '../../src/domain/paper-steps.ts'
import type { Sum, SumResult } from '../../src/domain/sum.ts'
import { datesIn } from '../../src/web/app/language-dates.ts'
import { noteSumWords } from '../../src/web/copy/banknote-sum-words.ts'
import { notesInMessage } from '../../src/web/copy/foreign-note-message.ts'
import { foreignNotes } from '../../src/web/copy/foreign-notes.ts'
import { foreignWords } from '../../src/web/copy/foreign.ts'
import { LOAD_NOTES, LOAD_WORDS } from '../../src/web/copy/language-files.ts'
import { limitText as turkishLimit } from '../../src/web/copy/paper-words.ts'
import { type TaxTexts, taxInTerms } from '../../src/web/copy/terms-text.ts'
import { TURKISH_SUMS } from '../../src/web/copy/turkish-sums.ts'
import { TURKISH_FRAME } from '../../src/web/copy/turkish.ts'
import { officeWords } from '../../src/web/copy/words-for-office.ts'
import { formatDeduction } from '../../src/web/format/money-text.ts'
import { limitText } from '../../src/web/pages/language/language-text.ts'
import { anyCode, anyQuote } from '../fakes/arbitraries.ts'
import { anyRules } from '../fakes/banknote-rules.ts'
import { OFFICE_FACTS } from '../fakes/office-facts.ts'

const FOREIGN = await Promise.all(
  LANGUAGES.map(async (language) => {
    const copy = await LOAD_WORDS[language]()
    const notes = await LOAD_NOTES[language]()
    const dates = datesIn(language)
    const words = foreignWords(language, copy, dates)
    const parts = { words: copy, notes, figures: words.figures }
    return { language, copy, words, parts, notes: foreignNotes(parts), dates }
  }),
)

const inOne = (texts: TaxTexts | null): string => (texts === null ? '' : `${texts.price} ${texts.added}`)

/** Returns the figures of a text in the notation of its language, written as JavaScript writes numbers. */
function figuresIn(text: string, { thousands, decimal }: FigureStyle): string[] {
  const digits = new RegExp(String.raw`\d+(?:\${thousands}\d{3})*(?:\${decimal}\d+)?`, 'g')
  return [...text.matchAll(digits)].map(([figure]) => figure.replaceAll(thousands, '').replace(decimal, '.'))
}

const anyCase = anyCode.chain((code) =>
  fc.record({
    quote: anyQuote.map((quote) => ({ ...quote, code, unit: CURRENCIES[code].unit })),
    deal: fc.constantFrom('sell' as const, 'buy' as const),
    hundredths: fc.integer({ min: 1, max: 9_999_999_99 }),
    rules: fc.option(anyRules(code)),
    /** The parts of the amount in each group of banknotes at a lower price, in hundredths of the amount. */
    shares: fc.array(fc.integer({ min: 1, max: 33 }), { maxLength: 3 }),
    visitor: fc.constantFrom(...VISITOR_KINDS),
    tax: fc.constantFrom(null, 'included' as const, { added: 20 }),
  }),
)

type Case = typeof anyCase extends fc.Arbitrary<infer Of> ? Of : never

const amountOfHundredths = (hundredths: number): Amount =>
  amountOf(`${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}`)

function sumOf({ quote: { code }, deal, hundredths, rules, shares }: Case): Sum<CurrencyCode> {
  const amount = amountOfHundredths(hundredths)
  const groups = rules === null || deal === 'buy' ? [] : lessGroups(code, rules)
  const notes = groups.flatMap(({ kinds: [kind] }, index) => {
    const part = Math.floor((hundredths * (shares[index] ?? 0)) / 100)
    return part === 0 ? [] : [{ kind: kind.id, amount: amountOfHundredths(part) }]
  })
  return { deal, items: [{ code, amount, ...(notes.length > 0 && { notes }) }], against: null }
}

function resultOf({ quote, rules, tax }: Case, sum: Sum<CurrencyCode>): SumResult<CurrencyCode> | null {
  const banknotes = rules === null ? undefined : { [quote.code]: { since: null, rules } }
  const outcome = outcomeOn({ quotes: [quote], halted: [], banknotes }, sum, CURRENCY_GOODS, { tax })
  return 'sum' in outcome ? outcome : null
}

const LINK = 'https://doviz.example/'

/**
 * Expects that a sum, its lines, rate, tax, papers and messages have the same figures in all four languages, for random
 * currencies, sides, amounts, rules for banknotes, visitors and taxes.
 */
export function expectSameFigures(numRuns: number): void {
  const { sums } = TURKISH_SUMS
  const { figures: own } = TURKISH_FRAME
  fc.assert(
    fc.property(anyCase, (given) => {
      const sum = sumOf(given)
      const result = resultOf(given, sum)
      if (result === null) return
      const { code, quotedAt: at } = result.lines[0]
      const facts = { ...OFFICE_FACTS, tax: given.tax, commission: null }
      const assumption = given.rules && assumptionOf(sum, given.rules)
      const price = unitPriceOf(CURRENCIES[code], result.lines[0].rate)
      const steps = paperSteps(given.visitor, OFFICE_FACTS.legal, {
        sum,
        outcome: result,
        prices: { USD: code === 'USD' ? price : null, EUR: code === 'EUR' ? price : null },
        own: { ...price, code },
      })
      const turkishTerms = officeWords('tr', facts).officeWords?.terms
      const turkishMessage = sums.messages
        .sum(sum, result, { at, isLarge: false, link: LINK, assumed: assumption?.groups ?? [], notes: null })
        .replace(own.dayAndTime(at), '')
      const dated = (text: string, of: typeof own) => text.replace(of.dayAndTime(at), '').replace(LINK, '')
      for (const { language, copy, words, parts, notes } of FOREIGN) {
        const { figures } = words
        const read = (text: string): string[] => figuresIn(text, figures.style)
        const readOwn = (text: string): string[] => figuresIn(text, own.style)
        const same = (name: string, theirs: string, ours: string): void =>
          expect(read(theirs), `${language}: ${name}`).toEqual(readOwn(ours))

        same('sum', figures.sum(result), own.sum(result))
        same('title', words.sums.title(sum), sums.title(sum))
        const phrase = words.sums.byRate(result.lines[0], { isStale: false, moment: '' })
        const ownPhrase = sums.byRate(result.lines[0], { isStale: false, moment: '' })
        same('rate', phrases(phrase), phrases(ownPhrase))
        for (const line of result.lines) {
          if (line.banknotes !== undefined) {
            const [theirs, ours] = [read(notes.told(line)), readOwn(noteSumWords.told(line))]
            expect([theirs[0], theirs.at(-1)], `${language}: a told part`).toEqual([ours[0], ours.at(-1)])
          }
          same('lira of a line', figures.money(line.lira), own.money(line.lira))
        }
        if (assumption !== null && assumption.groups.length > 0) {
          // The question is about every group, the assumption only about those that the sum may contain.
          const asked = lessGroups(code, given.rules ?? {}).map(({ less }) => less)
          const most = formatDeduction(Math.max(...asked), figures.style)
          expect(notes.question.hint(code, given.rules ?? {}), `${language}: deduction`).toContain(most)
          expect(noteSumWords.assumed(code, assumption)).toContain(formatDeduction(assumption.most))
        }
        const terms = officeWords(language, facts).officeWords?.terms
        if (terms !== undefined && turkishTerms !== undefined)
          same('tax', inOne(taxInTerms(result, terms, figures)), inOne(taxInTerms(result, turkishTerms, own)))
        for (const step of steps) {
          const about = step.equivalent === null ? '' : copy.bring.about(`${step.equivalent}`)
          const limit = limitText(step.limit, figures)
          const ours = turkishLimit({ ...step, equivalent: null }, code)
          same('limit of a paper', copy.bring.from(limit), ours)
          expect(about === '' || about.includes(`${step.equivalent}`)).toBe(true)
        }
        const inMessage = given.rules && notesInMessage(sum, result, given.rules, parts)
        const message = words.sums.messages.sum(sum, result, {
          at,
          isLarge: false,
          link: LINK,
          assumed: assumption?.groups ?? [],
          notes: inMessage,
        })
        const [wish = '', says = '', clerk = ''] = dated(message, figures).split('\n')
        expect(read(wish)[0], `${language}: amount in the message`).toBe(readOwn(turkishMessage)[0])
        same('sum in the message', says, own.sum(result))
        expect(readOwn(clerk), `${language}: line for the clerk`).toEqual(readOwn(turkishMessage.replace(LINK, '')))
      }
    }),
    { numRuns },
  )
}

function phrases(all: ReturnType<typeof TURKISH_SUMS.sums.byRate>): string {
  return all.flatMap((phrase) => (typeof phrase === 'object' && 'price' in phrase ? phrase.price : [])).join('')
}
