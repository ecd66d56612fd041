import { expect, test } from 'vitest'
import { CURRENCY_GOODS } from '#contract/goods.ts'
import { LANGUAGE_GOODS } from '#contract/language-goods.ts'
import { LANGUAGE_FIGURES, LANGUAGES, languagePath } from '#contract/languages.ts'
import type { PageState } from '#contract/page-state.ts'
import { readSumQuery } from '#contract/sum-query.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { pageState } from '../../../test/fakes/page-state.ts'
import { SUM_RATES, SUM_RULES } from '../../../test/fakes/sum-board.ts'
import { SUM_CASES } from '../../../test/fakes/sum-cases.ts'
import { render } from './entry.server.tsx'

const OFFICE = { ...OFFICE_FACTS, banknotes: SUM_RULES, chat: { href: 'https://wa.me/900000000000', isWhatsApp: true } }

interface Shown {
  readonly text: string
  /** The messages of the links to the chat. */
  readonly messages: readonly string[]
}

function shown(path: string, calculatorQuery: PageState['calculatorQuery']): Shown {
  const { html } = render(path, pageState(SUM_RATES, { office: OFFICE, calculatorQuery }), null)
  const [, body = ''] = html.split('<body')
  const links = [...body.matchAll(/href="(https:\/\/wa\.me\/[^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return {
    text: body
      .replaceAll(/<script.*?<\/script>/gs, '')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('\u00A0', ' '),
    messages: links.flatMap((href) => new URL(href).searchParams.get('text') ?? []),
  }
}

/** Returns the lines that differ from the expected ones. */
function missing({ text, messages }: Shown, onPage: string, inMessage: string): string[] {
  return [
    ...(text.includes(onPage) ? [] : [`page lacks ${onPage}`]),
    ...(messages.some((message) => message.includes(inMessage)) ? [] : [`messages lack ${inMessage}`]),
  ]
}

const without = (assumed: string | null): string => (assumed === null ? '.' : ` (${assumed} yoksa).`)

test('the table of sums has two hundred different cases', () => {
  expect(new Set(SUM_CASES.map(([search]) => search)).size).toBe(200)
})

test('the slip of each sum in the table and its message to the counter have its answer and its assumption', () => {
  const wrong = SUM_CASES.flatMap(([search, answer, assumed]) => {
    const page = shown('/hesapla', readSumQuery(new URLSearchParams(search), CURRENCY_GOODS))
    if (answer === null) return /tutar [\d.]+,\d\d ₺/.test(page.messages.join('\n')) ? [`${search}: an answer`] : []
    const line = assumed === null ? '' : `İçinde ${assumed} olmadığı varsayıldı.`
    const found = missing(page, answer, `tutar ${answer} ₺${without(assumed)}`)
    const has = page.text.includes('olmadığı varsayıldı.')
    const isRight = assumed === null ? !has : page.text.includes(line)
    return [...found, ...(isRight ? [] : [`page assumes otherwise than “${line}”`])].map((each) => `${search}: ${each}`)
  })
  expect(wrong).toEqual([])
})

test.each(LANGUAGES)('each sum in the table has the same answer on /%s and in the clerk’s line', (language) => {
  const { thousands, decimal } = LANGUAGE_FIGURES[language]
  const wrong = SUM_CASES.flatMap(([search, answer, assumed]) => {
    if (answer === null) return []
    const page = shown(languagePath(language), readSumQuery(new URLSearchParams(search), LANGUAGE_GOODS[language]))
    const figure = answer.replaceAll(/[.,]/g, (sign) => (sign === '.' ? thousands : decimal))
    return missing(page, figure, `tutar ${answer} ₺${without(assumed)}`).map((each) => `${search}: ${each}`)
  })
  expect(wrong).toEqual([])
})
