import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GoldState } from '#contract/page-state.ts'
import { SECOND } from '#domain/calendar.ts'
import { freezeAfternoon, pass, site } from '../../../../test/fakes/live-page.tsx'
import { COIN_OFFICE, coinState, GOLD_OFFICE } from '../../../../test/fakes/page-state.ts'
import { GoldSection } from './GoldSection.tsx'

freezeAfternoon()

async function cards(more: Partial<GoldState> = {}, office = COIN_OFFICE): Promise<(string | null)[]> {
  render(site(coinState(more, { office }), <GoldSection />))
  await pass(SECOND)
  const section = within(screen.getByRole('region', { name: 'Altın' }))
  return section.getAllByRole('listitem').map((card) => card.textContent)
}

test('the gold section links five products to /altin with their unit, time and both prices', async () => {
  const [gram, quarter, , , ata, ...more] = await cards()
  expect(gram).toBe('Gram altın24 ayar, 1\u00A0g14.32.08 itibarıylaAlış6.090,93Satış6.183,53')
  expect(quarter).toBe('Çeyrekyeni, adet14.32.08 itibarıylaAlış9.978Satış10.095')
  expect(ata).toMatch(/^Ata lirayeni, adet/)
  expect(more).toEqual([])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(Array(6).fill('/altin'))
})

test('a halted gold product shows no price and refers to the counter', async () => {
  const [, quarter] = await cards({ halted: ['CEYREK_YENI'] })
  expect(quarter).toBe('Çeyrekyeni, adetGişeye sorunuzAlış—alış fiyatı yokSatış—fiyat yok')
})

test('a gold product that the office does not trade is marked as "bilgi için"', async () => {
  const [gram, quarter, half] = await cards({}, GOLD_OFFICE)
  expect([gram, quarter].some((card) => card?.includes('bilgi için'))).toBe(false)
  expect(half).toMatch(/^Yarım bilgi içinyeni, adet/)
})
