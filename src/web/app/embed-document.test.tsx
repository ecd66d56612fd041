import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import type { PageState } from '#contract/page-state.ts'
import { HOUR, MINUTE } from '#domain/calendar.ts'
import { quote } from '../../../test/fakes/market.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { pageState } from '../../../test/fakes/page-state.ts'
import { writeEmbed } from './embed-document.tsx'

const NOW = Date.parse('2026-08-03T10:00:00+03:00')
const FILES = { sheet: '/gomulu/a.css', script: '/gomulu/a.js' }

const RATES = {
  quotes: [
    quote('USD', '47.2330', '47.4770', NOW - MINUTE),
    quote('EUR', '', '55.1000', NOW - 40 * MINUTE),
    quote('JPY', '31.2000', '31.3845', NOW - 3 * HOUR),
  ],
  sourceTime: NOW,
  halted: ['GBP'],
  closes: {},
  bulletin: null,
} as const

const state = (more: Partial<PageState> = {}): PageState => ({
  ...pageState(null),
  renderedAt: NOW,
  rates: RATES,
  ...more,
})

function open(shown: PageState) {
  const html = writeEmbed(shown, FILES)
  const page = new DOMParser().parseFromString(html, 'text/html')
  const rows = [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
  )
  return { html, page, rows, main: page.querySelector('main') }
}

describe('the table for pages of others', () => {
  test('has each price with its own moment, old ones named so, and none of what is halted', () => {
    const { rows, page } = open(state())
    expect(rows.slice(0, 4)).toEqual([
      ['USD Dolar', '47,2330', '47,4770', '09.59'],
      ['EUR Euro', '—alış kuru yok', '55,1000', 'Gecikmeli 09.20'],
      ['GBP Sterlin', 'Gişeye sorunuz'],
      ['CHF İsviçre frangı', 'Gişeye sorunuz'],
    ])
    expect(rows.at(6)).toEqual(['JPY 100 birim', '31,2000', '31,3845', 'Eski 07.00'])
    expect(page.querySelector('.state')?.textContent).toContain('Son fiyat 09.59 itibarıyla')
  })

  test('promises nothing live by itself: the script may, where the source speaks', () => {
    const { html, main } = open(state())
    expect(main?.textContent).not.toContain('Canlı')
    expect(main?.dataset).toMatchObject({ live: 'Canlı', age: String(MINUTE) })
    expect(html).not.toMatch(/style=|<script>/)
    const silent = open(state({ rates: { ...RATES, sourceTime: NOW - MINUTE } }))
    expect(silent.main?.dataset['live']).toBeUndefined()
  })

  test('says that the counter is closed, and that there is no price', () => {
    const sunday = Date.parse('2026-08-02T12:00:00+03:00')
    const { page } = open(state({ renderedAt: sunday, rates: { ...RATES, quotes: [], sourceTime: null } }))
    expect(page.querySelector('.state')?.textContent).toBe('Gişe kapalı. Şu anda fiyat yok. ')
  })

  test('names the source with a link to it, and what is invented', () => {
    const { page } = open(state())
    expect(page.querySelector('a')?.href).toBe('https://doviz.example/rates')
    expect(page.querySelector('a')?.textContent).toContain(OFFICE_FACTS.name)
    expect(page.querySelector('header b')?.textContent).toBe('Örnek veri')
  })

  test('of gold leads to the page of gold', () => {
    const gold = { ...RATES, quotes: [quote('CEYREK_YENI', '9978', '10095', NOW)], halted: [] }
    const { rows, page } = open(state({ rates: null, gold, office: { ...OFFICE_FACTS, gold: { traded: [] } } }))
    expect(rows[0]).toEqual(['Gram altın', 'Gişeye sorunuz'])
    expect(rows[1]).toEqual(['Çeyrek, yeni', '9.978', '10.095', '10.00'])
    expect(page.querySelector('a')?.href).toBe('https://doviz.example/altin')
  })

  test('is valid HTML', async () => {
    const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(
      open(state()).html,
    )
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
  })
})
