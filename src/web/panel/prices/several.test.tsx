import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SeveralPage } from '#contract/panel/prices.ts'
import { panelFrame, SATURDAY, severalPage } from '../../../../test/fakes/panel-page.ts'
import { PanelContext } from '../renewal/panel-context.ts'
import { SeveralBody } from './SeveralBody.tsx'

const LIVE = { path: '/toplu', now: SATURDAY, oldSince: null, heardAt: SATURDAY, show() {}, follow() {} }

function open(more: Partial<SeveralPage>): void {
  render(
    <PanelContext value={LIVE}>
      <SeveralBody frame={panelFrame()} page={severalPage(more)} />
    </PanelContext>,
  )
}

const margin = (name: string) => screen.getByRole('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(margin(name), { target: { value } })
const publishButton = () => screen.getByRole('button', { name: 'Hepsini yayınla' })

const TYPED = { USD: { buy: '−0,02', sell: '+0,03' }, EUR: { buy: '−0,03', sell: '+0,04' } }

test('a row that the server refused is red until another margin is typed in it, and the others stay so', () => {
  const text = 'Pay fiyatı en çok %2 değiştirebilir.'
  const fields = ['satis.USD', 'satis.EUR'].map((field) => ({ field, text, likely: null }))
  open({ typed: TYPED, outcome: { kind: 'refused', reasons: [text], fields } })
  expect(screen.getAllByText(text)).toHaveLength(2)
  expect(screen.getByText('Yayınlanmadı.')).toBeTruthy()
  type('USD satış payı', '+0,02')
  expect(margin('USD satış payı').getAttribute('aria-invalid')).toBeNull()
  expect(margin('EUR satış payı').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(text)).toHaveLength(1)
  expect(screen.queryByText('Yayınlanmadı.')).toBeNull()
})

test('a word that was given for one margin is none for another that is typed after it', () => {
  const typed = { USD: { buy: '−0,02', sell: '+0,35' } }
  open({ typed, outcome: { kind: 'unusual', reasons: ['USD satış payı son 30 günde en çok +0,04 oldu.'] } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Evet, böyle olsun' }))
  expect(publishButton()).toHaveProperty('disabled', false)
  type('EUR satış payı', '+0,45')
  expect(screen.queryByText('USD satış payı son 30 günde en çok +0,04 oldu.')).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Evet, böyle olsun' })).toHaveProperty('checked', false)
  expect(publishButton()).toHaveProperty('disabled', true)
})
