import { describe, expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { AFTERNOON, goldState, pageState, RATES } from '../../../test/fakes/page-state.ts'
import { renderPage } from '../../../test/fakes/rendered-page.ts'

const old = (minutes: number) =>
  pageState({ ...RATES, quotes: RATES.quotes.map((each) => ({ ...each, quotedAt: AFTERNOON - minutes * MINUTE })) })

const figures = /\d,\d{4}/

describe('the window board without scripts', () => {
  test('the window board shows its prices with their time and reloads each minute', () => {
    const { status, page, html } = renderPage('/tabela', goldState())
    expect(status).toBe(200)
    expect(page.querySelector('table')?.textContent).toContain('41,1920')
    expect(page.querySelectorAll('table')).toHaveLength(2)
    expect(page.querySelector('header')?.textContent).toContain('14.32 itibarıyla')
    expect(page.querySelector('time')?.textContent).toBe('')
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="60"></noscript>')
  })

  test('the window board hides prices that are older than fifteen minutes', () => {
    expect(renderPage('/tabela', old(14)).page.querySelector('main')?.textContent).toMatch(figures)
    expect(renderPage('/tabela', old(16)).page.querySelector('main')?.textContent).not.toMatch(figures)
  })
})

test('the board and the printed list have noindex and lack the site’s frame', () => {
  for (const path of ['/tabela', '/tabela/liste']) {
    const { page } = renderPage(path)
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(page.querySelector('nav ul, [role=dialog]')).toBeNull()
    expect(page.querySelectorAll('h1')).toHaveLength(1)
  }
})

describe('the printed list', () => {
  test('the printed list shows its time, the office, that it is printed, and each price’s time', () => {
    const { page, html } = renderPage('/tabela/liste', goldState())
    const text = page.body.textContent
    expect(text).toContain('21 Kasım 2025 Cuma 14.32 itibarıyla')
    expect(text).toContain('Basılı listedir, yenilenmez.')
    expect(text).toContain(pageState().office.name)
    for (const row of page.querySelectorAll('tbody tr'))
      if (figures.test(row.textContent)) expect(row.lastElementChild?.textContent).toMatch(/^\d\d\.\d\d$/)
    expect(html).not.toContain('<script')
  })

  test('the printed list omits prices that are too old for the board', () => {
    expect(renderPage('/tabela/liste', old(16)).page.body.textContent).not.toMatch(figures)
  })
})
