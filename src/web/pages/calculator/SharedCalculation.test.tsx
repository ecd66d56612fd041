import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { CURRENCY_GOODS } from '#contract/goods.ts'
import type { PageState } from '#contract/page-state.ts'
import type { BoardThen } from '#contract/shared-link.ts'
import { momentAt } from '#contract/shared-moment.ts'
import { readSumQuery } from '#contract/sum-query.ts'
import { SECOND } from '#domain/calendar.ts'
import { freezeAfternoon, pass, send, show } from '../../../../test/fakes/live-page.tsx'
import { OFFICE_FACTS } from '../../../../test/fakes/office-facts.ts'
import { AFTERNOON, RATES } from '../../../../test/fakes/page-state.ts'
import { documentLists } from '../../copy/documents.ts'
import { officeWords } from '../../copy/words-for-office.ts'
import { checklistIsland } from '../../features/checklist/index.ts'
import { officePart } from '../../features/sum/index.ts'
import { NavigationContext } from '../../navigation/Navigator.tsx'
import { CalculatorPage } from './CalculatorPage.tsx'
import { sharedCalculation } from './shared-calculation.ts'

const SHARED = `?bozdur=USD&tutar=5000&an=${momentAt(AFTERNOON)}`

freezeAfternoon()
beforeEach(async () => {
  await Promise.all([checklistIsland.load(), sharedCalculation.load()])
})

/** Opens the page of the shared link. `search` is the current query of the URL. */
async function open(
  search = SHARED,
  past: BoardThen = { quotes: RATES.quotes, halted: [] },
  more: Partial<PageState> = {},
): Promise<void> {
  history.replaceState(null, '', `/hesapla${search}`)
  const page = (
    <NavigationContext value={{ place: { path: '/hesapla', search }, error: null, isUnderWay: false }}>
      <CalculatorPage />
    </NavigationContext>
  )
  await show(page, RATES, {
    calculatorQuery: readSumQuery(new URLSearchParams(search), CURRENCY_GOODS),
    past,
    ...more,
  })
}

const bring = () => within(screen.getByRole('region', { name: 'Yanınızda ne getirin?' }))
const isShared = (): boolean => screen.queryByText('O zaman') !== null

test('the checklist of a shared sum uses the current sum', async () => {
  await open()
  expect(bring().getByText(/^205\.960,00\s₺ için kimlik tespiti zorunludur/)).toBeTruthy()
  send('USD', '36.9', '37.1')
  expect(bring().getByText('5.000 USD için belge gerekmez.')).toBeTruthy()
})

test('the kind of visitor of a shared sum decides on its list and is written to the URL', async () => {
  await open()
  fireEvent.click(bring().getByRole('radio', { name: 'Şirket' }))
  expect(bring().getAllByRole('checkbox')).toHaveLength(1 + documentLists.companies.documents.length)
  await pass(SECOND)
  expect(location.search).toBe(`${SHARED}&kisi=sirket`)
  expect(isShared()).toBe(true)
})

test('a sum stays shared for every kind of visitor', async () => {
  await open(`${SHARED}&kisi=yabanci`)
  expect(isShared()).toBe(true)
  expect(bring().getByRole<HTMLInputElement>('radio', { name: 'Yabancı' }).checked).toBe(true)
})

test('both sums of a shared purchase contain an added tax', async () => {
  const office = { ...OFFICE_FACTS, tax: { added: 20 } }
  await officePart.load()
  await open(SHARED.replace('bozdur', 'al'), undefined, { office, ...officeWords('tr', office) })
  const slip = screen.getByRole('region', { name: 'Sonuç: 5.000 USD alınırsa' }).textContent.replaceAll('\u00A0', ' ')
  expect(slip).toContain('206.830,34 ₺206.417,50 ₺ + BSMV 412,84 ₺satış kuru 41,2835 ₺')
  expect(slip.match(/206\.830,34 ₺/g)).toHaveLength(2)
})

test('the shared calculation shows only the current sum and the reason if the record cannot be read', async () => {
  await open(SHARED, { quotes: [], halted: [], unread: true })
  expect(screen.getByText(/kaydına şu anda ulaşamıyoruz; yalnızca şimdiki tutarı gösteriyoruz/)).toBeTruthy()
  expect(isShared()).toBe(false)
  expect(bring().getByText(/^205\.960,00\s₺/)).toBeTruthy()
})
