import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { GoldState } from '#contract/page-state.ts'
import { HOUR, SECOND } from '#domain/calendar.ts'
import { METAL_CODES, type MetalCode } from '#domain/instrument.ts'
import { rate } from '#domain/rate.ts'
import { board, cells, freezeAfternoon, pass, site } from '../../../../test/fakes/live-page.tsx'
import { quote } from '../../../../test/fakes/market.ts'
import { AFTERNOON, coinState } from '../../../../test/fakes/page-state.ts'
import { goldWords } from '../../copy/gold.ts'
import { goldSumIsland } from '../../features/sum/index.ts'
import { renderWithIslands } from '../../islands/index.ts'
import { NavigationContext } from '../../navigation/Navigator.tsx'
import { GoldPage } from './GoldPage.tsx'

freezeAfternoon()

function goldPage(more: Partial<GoldState> = {}, renderedAt = AFTERNOON) {
  return site(
    coinState(more, { renderedAt }),
    <NavigationContext value={VISIT}>
      <GoldPage />
    </NavigationContext>,
  )
}

const VISIT = { place: { path: '/altin', search: '' }, error: null, isUnderWay: false }

async function open(more?: Partial<GoldState>): Promise<void> {
  render(goldPage(more))
  await pass(SECOND)
}

const first = () => board(/Gram ve ziynet/)
const second = () => board(/Ata, ayar/)
test('each product names the unit of its price, beside its name or with its group', () => {
  const isNamed = (code: MetalCode) =>
    goldWords(code).details.some((detail) => ['gram', 'adet', 'ons'].includes(detail))
  expect(METAL_CODES.filter((code) => !isNamed(code))).toEqual(['USDKG', 'EURKG'])
})

describe('the gold boards', () => {
  test('the server renders every figure of the gold boards, and hydration logs no mismatch', async () => {
    await goldSumIsland.load()
    const root = document.createElement('div')
    root.innerHTML = renderWithIslands(goldPage(), (part) => site(coinState(), part), renderToString)
    document.body.append(root)
    expect(root.textContent).toContain('10.095')
    expect(root.textContent).toContain('gramı en ucuz')
    expect(root.textContent).toContain('İşçilik geri satışta ödenmez.')
    // React logs a mismatch with console.error, which fails the test.
    render(goldPage(), { container: root, hydrate: true })
    // Wait until the sums are hydrated, too.
    await pass(4 * SECOND)
  })

  test('the gold board shows the central bank’s buying price and its time below pure gold', async () => {
    await open({ official: { pure: rate('5763.52'), at: AFTERNOON - 2 * HOUR } })
    expect(first().getByRole('row', { name: /^TCMB/ }).textContent).toBe(
      'TCMB, saf altın, alış5.763,52—fiyat yok12.32—günlük değişimi gösterilmez',
    )
  })

  test('the gold board has no row for the central bank without its price', async () => {
    await open()
    expect(first().queryByRole('row', { name: /^TCMB/ })).toBeNull()
  })

  test('the gold board has one table body per group, and each row shows name, weight and unit', async () => {
    await open({ closes: { CEYREK_YENI: rate('10066') } })
    expect(
      first()
        .getAllByRole('rowgroup')
        .map((each) => each.getAttribute('aria-labelledby') !== null),
    ).toEqual([false, true, true])
    expect(cells(first(), /^Çeyrek,\s?yeni,\s?1,754\sg,\s?adet/)).toEqual([
      '9.978',
      '10.09514.32.08 itibarıyla',
      'yükseldi +%0,29+29Çeyrek, yeni grafiğini göster',
    ])
  })

  test('the gold board marks prices in dollars and shows their closed market at the weekend', async () => {
    vi.setSystemTime(Date.parse('2025-11-22T11:00:00+03:00'))
    render(
      goldPage({ quotes: [quote('ONS', '4046.20', '4047.20', Date.now() - HOUR)], sourceTime: Date.now() }, Date.now()),
    )
    await pass(SECOND)
    expect(cells(second(), /^Ons altın/)).toEqual([
      '4.046,20\u00A0$',
      expect.stringMatching(/^4\.047,20\u00A0\$Kapalı\u00A010\.00·?1 sa önce$/),
      '—önceki kapanış yokOns altın, ABD doları grafiğini göster',
    ])
    expect(second().getByText('Son güncelleme: 22 Kasım 2025 10.00.00')).toBeTruthy()
  })

  test('each chart button of the gold boards has a unique name, with the currency if it is not lira', async () => {
    await open()
    const names = screen.getAllByRole('button', { name: /grafiğini göster$/ }).map((each) => each.textContent)
    expect(new Set(names).size).toBe(names.length)
    for (const name of ['Has altın', 'Kilogram, ABD doları', 'Kilogram, euro', 'Çeyrek, eski'])
      expect(names).toContain(`${name} grafiğini göster`)
  })

  test('the gold board’s time ignores prices of closed markets', async () => {
    vi.setSystemTime(Date.parse('2025-11-22T11:00:00+03:00'))
    const now = Date.now()
    const ata = quote('ATA_YENI', '41000', '41182', now - 2 * HOUR)
    const ounce = quote('ONS', '4046.20', '4047.20', now - SECOND)
    render(goldPage({ quotes: [ata, ounce], sourceTime: now }, now))
    await pass(SECOND)
    expect(second().getByText('Son güncelleme: 22 Kasım 2025 09.00.00')).toBeTruthy()
  })

  test('the gold board tags untraded products on the row, or on the group if all are untraded', async () => {
    await open()
    expect(first().getByRole('rowheader', { name: /^Has altın/ }).textContent).toContain('bilgi için')
    expect(second().getByRole('columnheader', { name: /^Ayar bilgi için/ })).toBeTruthy()
    expect(first().queryByRole('columnheader', { name: /Ziynet.*bilgi için/ })).toBeNull()
  })

  test('the gold board shows "Gişeye sorunuz" for a halted product', async () => {
    await open({ halted: ['CEYREK_YENI'] })
    expect(cells(first(), /^Çeyrek,\s?yeni/)[0]).toBe('Gişeye sorunuz')
  })
})
