import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CURRENCY_GOODS } from '#contract/goods.ts'
import { outcomeOn } from '#contract/shared-link.ts'
import { amountOf } from '#domain/amount.ts'
import { pageState, RATES } from '../../../../test/fakes/page-state.ts'
import { currencyShare } from '../../copy/currency-sum.ts'
import { PageStateProvider } from '../../page-state/index.ts'
import { SumActions } from './SumActions.tsx'

const sum = { deal: 'sell', items: [{ code: 'USD', amount: amountOf('500') }], against: null } as const
const { shared, price } = currencyShare
const share = vi.fn<(data: ShareData) => Promise<void>>()

beforeEach(() => {
  share.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { share })
})

function handOn(market: boolean): string | undefined {
  const outcome = outcomeOn(RATES, sum, CURRENCY_GOODS, { tax: null })
  if (!('sum' in outcome)) throw new Error('the test query has no sum')
  render(
    <PageStateProvider state={pageState(RATES, { demo: { market, bank: false } })}>
      <SumActions
        result={outcome}
        condition={shared(sum)}
        price={price(outcome)}
        link="/hesapla"
        message="Merhaba"
        prints
      />
    </PageStateProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Paylaş' }))
  return share.mock.calls[0]?.[0].text?.replaceAll('\u00A0', ' ')
}

test('the shared text of a sum contains the sum and its rate', () => {
  expect(handOn(false)).toMatch(/^500 USD bozdurulursa 20\.596,00 ₺\nalış kuru/)
})

test('the shared text of a demo sum begins with the sample mark', () => {
  expect(handOn(true)).toMatch(/^Örnek veri: 500 USD bozdurulursa/)
})
