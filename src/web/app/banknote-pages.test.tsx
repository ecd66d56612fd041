import { expect, test } from 'vitest'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { AFTERNOON, pageState, RATES } from '../../../test/fakes/page-state.ts'
import { renderPage } from '../../../test/fakes/rendered-page.ts'

const RULED = {
  ...OFFICE_FACTS,
  banknotes: { USD: { since: AFTERNOON, rules: { '50': { rule: 'less', less: 500_000 } } } },
} as const

test.each(['/rates/usd', '/hesapla'])('the page %s mentions banknotes only if the office has a rule', (path) => {
  const textWith = (office: typeof OFFICE_FACTS) => renderPage(path, pageState(RATES, { office })).html
  expect(textWith(OFFICE_FACTS)).not.toMatch(/banknot|50’lik/i)
  expect(textWith(RULED)).toMatch(/Hangi dolarları alıyoruz|50’lik/)
})
