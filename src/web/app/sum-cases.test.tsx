import { expect, test } from 'vitest'
import { CURRENCY_GOODS } from '#contract/goods.ts'
import { LANGUAGE_GOODS } from '#contract/language-goods.ts'
import { type Language, LANGUAGE_RECORDS, LANGUAGES, languagePath } from '#contract/languages.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import type { PageState } from '#contract/page-state.ts'
import { readSumQuery } from '#contract/sum-query.ts'
import { VISITOR_NAMES } from '#contract/visitor-kind.ts'
import type { Paper } from '#domain/papers.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { pageState } from '../../../test/fakes/page-state.ts'
import { SUM_RATES, SUM_RULES } from '../../../test/fakes/sum-board.ts'
import { SUM_CASES, type SumCase } from '../../../test/fakes/sum-cases.ts'
import { LOAD_WORDS } from '../copy/language-files.ts'
import { headOf } from '../copy/language-head-words.ts'
import { render } from './entry.server.tsx'

/** Each test renders two hundred pages, which takes longer on a busy machine. */
const LONG = { timeout: 120_000 }

const TAX = { added: { added: 20 }, included: 'included', unsaid: null } as const

function officeOf({ limits, tax }: SumCase): OfficeFacts {
  const own = limits === 'set' ? { identityFromUsd: 100, taxNumberFromUsd: 3000 } : {}
  return {
    ...OFFICE_FACTS,
    banknotes: SUM_RULES,
    chat: { href: 'https://wa.me/900000000000', isWhatsApp: true },
    legal: { ...OFFICE_FACTS.legal, ...own },
    tax: TAX[tax],
  }
}

function searchOf({ deal, code, amount, notes, visitor }: SumCase): string {
  const fields = notes.map(({ kind, amount: of }) => `&eski-${kind}=${of}`).join('')
  return `${deal === 'sell' ? 'bozdur' : 'al'}=${code}&tutar=${amount}${fields}&kisi=${VISITOR_NAMES[visitor]}`
}

interface Shown {
  readonly html: string
  readonly text: string
  /** The messages of the links to the chat. */
  readonly messages: string
}

function shown(path: string, office: OfficeFacts, calculatorQuery: PageState['calculatorQuery']): Shown {
  const { html } = render(path, pageState(SUM_RATES, { office, calculatorQuery }), null)
  const body = (html.split('<body')[1] ?? '').replaceAll(/<script.*?<\/script>/gs, '').replaceAll('\u00A0', ' ')
  const links = [...body.matchAll(/href="(https:\/\/wa\.me\/[^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return {
    html: body,
    text: body.replaceAll(/<[^>]*>/g, ''),
    messages: links.flatMap((href) => new URL(href).searchParams.get('text') ?? []).join('\n'),
  }
}

/** The part of a message after the sum. */
function taxInMessage({ deal, tax, answer }: SumCase): string {
  if (deal === 'sell' || tax === 'unsaid') return ''
  return tax === 'included' ? ' (BSMV dâhil)' : ` (${answer?.tax ?? ''} ₺ BSMV ile)`
}

function inMessage(sumCase: SumCase): string {
  const { total, without } = sumCase.answer ?? {}
  return `tutar ${total} ₺${taxInMessage(sumCase)}${without === null ? '' : ` (${without} yoksa)`}.`
}

/** The line below the sum; null means none. */
function taxLine({ deal, tax, answer }: SumCase): string | null {
  if (deal === 'sell' || tax === 'unsaid') return null
  return tax === 'included' ? 'BSMV dâhil' : `${answer?.sum} ₺ + BSMV ${answer?.tax} ₺`
}

/** Compares two sets of papers or of their names. */
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each))

/** Returns the wrong ones of named statements. */
function wrongOf(sumCase: SumCase, statements: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(statements).flatMap(([name, holds]) => (holds ? [] : [`${searchOf(sumCase)}: ${name}`]))
}

const NAMES = { identity: 'kimlik', 'tax-number': 'vergi numarası', documents: 'kimlik tespiti belgeleri' }

function paperLine(papers: readonly Paper[]): string {
  if (papers.includes('documents')) return 'Kimlik ve belgelerin tümü gerekir'
  if (papers.includes('tax-number'))
    return papers.includes('identity') ? 'Kimliğinizi ve vergi numaranızı getirin' : 'Vergi numaranızı getirin'
  return papers.includes('identity') ? 'Kimliğinizi getirin' : 'Belge gerekmez'
}

/** Returns the papers that the checklist has boxes for, by their names. */
function boxes(html: string): string[] {
  const [, list = ''] = html.split('aria-label="Bu tutarda gerekenler"')
  const [own = ''] = list.split('</ul>')
  return own
    .split('<li')
    .filter((item) => !/^[^>]*hidden/.test(item))
    .flatMap((item) => Object.values(NAMES).filter((name) => new RegExp(`<span>${name}</span>`, 'i').test(item)))
}

const asked = SUM_CASES.filter(({ answer }) => answer !== null)

test('the table of sums has two hundred different cases', () => {
  expect(new Set(SUM_CASES.map((each) => JSON.stringify({ ...each, answer: null }))).size).toBe(200)
})

test(
  'the page of a sum in the table, its slip, its checklist and its message to the counter have its answer',
  LONG,
  () => {
    const wrong = SUM_CASES.flatMap((each) => {
      const { answer } = each
      const query = readSumQuery(new URLSearchParams(searchOf(each)), CURRENCY_GOODS)
      const { html, text, messages } = shown('/hesapla', officeOf(each), query)
      if (answer === null) return wrongOf(each, { 'no sum': !/tutar [\d.]+,\d\d ₺/.test(messages) })
      const { total, papers, without } = answer
      const line = taxLine(each)
      return wrongOf(each, {
        sum: text.includes(total),
        message: messages.includes(inMessage(each)),
        tax: line === null ? !text.includes('BSMV') : text.includes(line),
        assumed:
          without === null
            ? !/(?:’l[iuü]k|seri) olmadan/.test(text)
            : text.toLowerCase().includes(`${without.replace('ya da', 've')} olmadan`),
        'papers in the slip': text.includes(paperLine(papers)),
        'papers in the checklist': isSame(
          boxes(html),
          papers.map((paper) => NAMES[paper]),
        ),
      })
    })
    expect(wrong).toEqual([])
  },
)

/** Returns the papers that a page in another language ticks. */
async function tickedPapers(html: string, language: Language): Promise<string[]> {
  const { bring } = await LOAD_WORDS[language]()
  return html
    .split('<dd>')
    .map((each) => (each.split('</dd>')[0] ?? '').replaceAll(/<[^>]*>/g, ''))
    .flatMap((each) => {
      const names = { identity: bring.passport, 'tax-number': bring.taxNumber.before, documents: bring.list }
      if (!each.includes(bring.ticked)) return []
      return Object.entries(names).flatMap(([paper, name]) => (each.includes(name) ? [paper] : []))
    })
}

test.each(LANGUAGES)(
  'the page /%s and its line for the clerk have the answer of each sum in the table',
  LONG,
  async (language) => {
    const { thousands, decimal } = LANGUAGE_RECORDS[language].figures
    const figure = (text: string) => text.replaceAll(/[.,]/g, (sign) => (sign === '.' ? thousands : decimal))
    const words = await LOAD_WORDS[language]()
    const { included } = headOf(language).office.terms
    const wrong = asked.map(async (each) => {
      const { answer, deal, tax, visitor } = each
      if (answer === null) return []
      const query = readSumQuery(new URLSearchParams(searchOf(each)), LANGUAGE_GOODS[language])
      const { html, text, messages } = shown(languagePath(language), officeOf(each), query)
      const added = answer.tax === null ? null : `${figure(answer.tax)} ${words.lira}`
      // These pages list the papers of foreigners.
      const ticked = visitor === 'foreigners' ? await tickedPapers(html, language) : answer.papers
      return wrongOf(each, {
        sum: text.includes(figure(answer.total)),
        message: messages.includes(inMessage(each)),
        tax: text.includes(tax === 'included' ? included : 'BSMV') === (deal === 'buy' && tax !== 'unsaid'),
        'tax figures':
          added === null || (text.includes(added) && text.includes(`${figure(answer.sum)} ${words.lira} +`)),
        papers: isSame(ticked, answer.papers),
      })
    })
    expect((await Promise.all(wrong)).flat()).toEqual([])
  },
)
