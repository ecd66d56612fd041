import { describe, expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { AFTERNOON, goldState, pageState, RATES } from '../../../test/fakes/page-state.ts'
import { render } from './entry.server.tsx'

function open(path: string, state = pageState()) {
  const { status, html } = render(path, state, null)
  return { status, html, page: new DOMParser().parseFromString(html, 'text/html') }
}

const old = (minutes: number) =>
  pageState({ ...RATES, quotes: RATES.quotes.map((each) => ({ ...each, quotedAt: AFTERNOON - minutes * MINUTE })) })

const figures = /\d,\d{4}/

describe('without scripts', () => {
  test('the board is read with the time of its prices, and asked for anew each minute', () => {
    const { status, page, html } = open('/tabela', goldState())
    expect(status).toBe(200)
    expect(page.querySelector('table')?.textContent).toContain('41,1920')
    expect(page.querySelectorAll('table')).toHaveLength(2)
    expect(page.querySelector('header')?.textContent).toContain('14.32 itibarıyla')
    expect(page.querySelector('time')?.textContent).toBe('')
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="60"></noscript>')
  })

  test('it shows no price that is older than fifteen minutes', () => {
    expect(open('/tabela', old(14)).page.querySelector('main')?.textContent).toMatch(figures)
    expect(open('/tabela', old(16)).page.querySelector('main')?.textContent).not.toMatch(figures)
  })
})

test('both documents are for the window alone: no search engine lists them, and nothing of the site’s frame is there', () => {
  for (const path of ['/tabela', '/tabela/liste']) {
    const { page } = open(path)
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(page.querySelector('nav ul, [role=dialog]')).toBeNull()
    expect(page.querySelectorAll('h1')).toHaveLength(1)
  }
})

describe('the list for the wall', () => {
  test('says of which moment it is, whose it is, that it is paper, and when each price was quoted', () => {
    const { page, html } = open('/tabela/liste', goldState())
    const text = page.body.textContent
    expect(text).toContain('21 Kasım 2025 Cuma 14.32 itibarıyla')
    expect(text).toContain('Basılı listedir, yenilenmez.')
    expect(text).toContain(pageState().office.name)
    for (const row of page.querySelectorAll('tbody tr'))
      if (figures.test(row.textContent)) expect(row.lastElementChild?.textContent).toMatch(/^\d\d\.\d\d$/)
    expect(html).not.toContain('<script')
  })

  test('leaves out what is too old for a window', () => {
    expect(open('/tabela/liste', old(16)).page.body.textContent).not.toMatch(figures)
  })
})
