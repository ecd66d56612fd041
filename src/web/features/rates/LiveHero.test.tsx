import { act } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { board, cells, freezeAfternoon, liveTable, pass, send, show } from '../../../../test/fakes/live-page.tsx'
import { AFTERNOON, RATES } from '../../../../test/fakes/page-state.ts'
import { LiveHero } from './LiveHero.tsx'
import { RateBoards } from './RateBoards.tsx'

freezeAfternoon()

describe('the hero', () => {
  const hero = () => board(/^Dolar ve euro$/)
  const face = (name: RegExp) => hero().getByText(name).closest('article')?.textContent.replaceAll('\u00A0', ' ')

  test('the hero shows the change, both sides and the price’s time', async () => {
    await show(<LiveHero />)
    expect(face(/USD\/TRY/)).toBe(
      'USD/TRY Dolar / TLyükseldi +%0,29+0,12Alış siz bozdururken41,1920 ₺Satış siz alırken41,2835 ₺canlı 14.32.08',
    )
  })

  test('the hero shows an unchanged rate in green', async () => {
    await show(<LiveHero />)
    expect(hero().getByText('%0,00').parentElement?.className).toContain('up')
    expect(face(/EUR\/TRY/)).toContain('değişmedi %0,00')
  })

  test('the hero shows that data is loading until the first price arrives', async () => {
    await show(<LiveHero />, null)
    expect(hero().getByText('Veriler yükleniyor...')).toBeTruthy()
    expect(hero().getByText('Bağlanıyor')).toBeTruthy()
    send('USD', '41.2000', '41.3000')
    expect(face(/USD\/TRY/)).toContain('41,3000')
    expect(face(/EUR\/TRY/)).toContain('Veriler yükleniyor...')
  })

  test('the hero keeps its last prices if a buying price of zero arrives', async () => {
    await show(<LiveHero />)
    send('USD', '0', '41.3000')
    expect(face(/USD\/TRY/)).toContain('41,2835')
  })

  test('the hero shows "Gişeye sorunuz" for a halted currency', async () => {
    await show(<LiveHero />, { ...RATES, halted: ['EUR'] })
    expect(face(/EUR\/TRY/)).toBe('EUR/TRY Euro / TLGişeye sorunuz')
  })

  test('the hero and the table show the same price whichever connection received it', async () => {
    await show(
      <>
        <LiveHero />
        <RateBoards />
      </>,
    )
    send('USD', '41.2000', '41.3000')
    expect(face(/USD\/TRY/)).toContain('41,3000')
    expect(cells(liveTable(), /USD/).at(1)).toContain('41,3000')
  })

  test('the hero shows the shared prices with their age if its own connection has failed', async () => {
    const state = await show(<LiveHero />)
    act(() => state.status.hero.set('error'))
    expect(hero().getByText('Bağlantı hatası')).toBeTruthy()
    act(() => state.status.table.set('json'))
    expect(hero().getByText('Yedek kaynak, 5 sn’de bir')).toBeTruthy()
    vi.setSystemTime(AFTERNOON + 30 * MINUTE)
    await pass(SECOND)
    expect(face(/USD\/TRY/)).toContain('Gecikmeli 14.3230 dk önce')
  })
})
