import { describe, expect, test } from 'vitest'
import { PanelDocument } from '../../../../test/fakes/panel-document.ts'
import {
  moment,
  PANEL_PRICES,
  panelFrame,
  panelPrice,
  SAR_HALTED,
  YEN_HELD,
} from '../../../../test/fakes/panel-page.ts'
import { REFUSED, statusPage } from '../../../../test/fakes/panel-status.ts'

const ALONE = panelFrame('yonetici', { person: null, unread: null })

describe('the state of the site', () => {
  test('has each price from the source’s to the site’s', () => {
    const { words } = new PanelDocument(statusPage())
    expect(words).toContain('sağlayıcı + pay = bizim fiyat; TCMB 31 Temmuz bülteni')
    expect(words).toContain('USD 47,2530 47,4570 −0,02 +0,02 47,2330 47,4770 +%0,23 +%0,56 2 sn canlı')
    expect(words).toContain('GBP 63,3490 63,9600 — — 63,3490 63,9600')
  })

  test('says why a price waits, is halted, late or cut', () => {
    const late = panelPrice('USD', { state: { kind: 'delayed' }, quotedAt: moment('16:41') })
    const cut = panelPrice('EUR', { cut: 'pay fiyatı en çok %2 değiştirebilir' })
    const { words } = new PanelDocument(statusPage({ prices: [late, cut, YEN_HELD, SAR_HALTED] }))
    expect(words).toContain('31 dk gecikmeli son fiyat bugün 16.41')
    expect(words).toContain('canlı pay fiyatı en çok %2 değiştirebilir')
    expect(words).toContain('bekletiliyor bugün 17.11 · %3,62 sıçradı, sınır %3')
    expect(words).toContain('durduruldu bugün 09.40 · Ayşe Kaya · Nakit yok · sitede “Gişeye sorunuz” yazıyor')
  })

  test('lists what was refused last, and nothing where nothing was', () => {
    const { words } = new PanelDocument(statusPage({ refused: REFUSED }))
    expect(words).toContain('Son reddedilenler')
    expect(words).toContain('CHF 57,8010 64,1120 bugün 14.03 makas %10,92 (sınır %10)')
    expect(new PanelDocument(statusPage()).words).not.toContain('Son reddedilenler')
  })

  test('has cards of lines, each with how it is', () => {
    const { words } = new PanelDocument(statusPage())
    expect(words).toContain('Kaynaklar Canlı akış (soket) bağlı son söz 17.12.08')
    expect(words).toContain('Ziyaret son bir dakika Açık soket 128')
  })

  test('of the machine alone changes nothing, and leads nowhere', () => {
    const findings = [
      {
        kind: 'disk-low',
        weight: 'bad',
        since: moment('16:41'),
        text: 'Disk dolu: yazılamıyor.',
        remedy: 'journalctl --vacuum-size=1G',
        helpsAt: null,
      },
    ] as const
    const page = new PanelDocument(statusPage({ verdict: 'bad', findings, prices: PANEL_PRICES }), ALONE)
    expect(page.words).toContain('Kötü')
    expect(page.words).toContain('Yalnız bu makineden görünür; buradan değişiklik yapılamaz.')
    expect(page.words).toContain('Disk dolu: yazılamıyor.')
    expect(page.words).toContain('journalctl --vacuum-size=1G')
    expect(page.acts).toEqual([])
    expect(page.links).toEqual([])
  })
})

describe('what could not be done', () => {
  const page = { kind: 'problem', status: 403, title: 'Yetkiniz yok', text: 'Bunu yönetici yapabilir.' } as const

  test('is said in words, with the way on', () => {
    const { words, links } = new PanelDocument(page)
    expect(words).toBe('Yetkiniz yok Hata 403 Bunu yönetici yapabilir. Fiyatlara dön')
    expect(links).toEqual(['/'])
  })

  test('leads who is not signed in to where they begin', () => {
    expect(new PanelDocument(page, ALONE).words).toContain('Başlangıca dön')
  })
})
