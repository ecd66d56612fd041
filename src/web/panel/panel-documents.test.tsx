import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { factsPage } from '../../../test/fakes/panel-office.ts'
import {
  homePage,
  liraMargin,
  moment,
  PANEL_PRICES,
  panelFrame,
  panelPage,
  panelPrice,
  pricePage,
  SAR_HALTED,
  SATURDAY,
  severalPage,
  YEN_HELD,
} from '../../../test/fakes/panel-page.ts'
import type { Outcome } from '../../contract/panel/frame.ts'
import type { PanelPage } from '../../contract/panel/page.ts'
import type { SignInPage } from '../../contract/panel/sign-in.ts'
import { writePanel } from './entry.server.tsx'

const ASSETS = { script: '/assets/panel.js', sheet: '/assets/panel.css' }
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

const TYPED = { buy: '−0,03', sell: '+0,04' }
const CONFLICT: Outcome = {
  kind: 'conflict',
  by: 'Kemal Aydın',
  at: moment('17:11:50'),
  changes: ['Satış payı +0,02 → +0,05'],
}
const DONE: Outcome = { kind: 'done', text: 'Yayında.', took: 3100, version: 43, unheard: [], undoable: true }
const HALTED = PANEL_PRICES.map((price) => ({ ...price, own: null, state: SAR_HALTED.state }))

const beforeSignIn = (body: SignInPage): PanelPage => {
  const { renderedAt, officeName, demo } = panelFrame()
  return { frame: { renderedAt, officeName, demo }, body }
}

/** Each state of the price screens and of the sign-in, and words that must stand in it. */
const PAGES: Readonly<Record<string, readonly [page: PanelPage, ...words: string[]]>> = {
  home: [panelPage(homePage(), panelFrame('yonetici')), 'İyi', '47,2530', '−0,02', 'Kişiler', 'href="/durdur"'],
  'a home with something wrong': [
    panelPage(
      homePage({
        verdict: 'degraded',
        prices: [YEN_HELD, SAR_HALTED],
        findings: [
          {
            kind: 'price-held',
            weight: 'degraded',
            since: null,
            text: 'JPY bekletiliyor: sınır %3.',
            helpsAt: '/fiyat/JPY',
            remedy: null,
          },
          {
            kind: 'backup-old',
            weight: 'bad',
            since: null,
            text: 'Yedek alınamadı.',
            helpsAt: null,
            remedy: 'angun-office backup',
          },
        ],
      }),
    ),
    'Aksıyor',
    'JPY bekletiliyor:',
    'href="/fiyat/JPY"',
    'Teknisyeninize haber verin.',
    '48 saniyedir; %3,62 sıçradı, sınır %3',
    '09.40’tan beri, Ayşe Kaya',
  ],
  'a home with all prices halted': [
    panelPage(homePage({ prices: HALTED }), panelFrame('fiyat', { allHalted: true })),
    'Bütün fiyatlar durduruldu',
    'action="/surdur"',
    'Nakit yok',
  ],
  'a home without a price, a message or a store': [
    panelPage(homePage({ prices: [], messages: null, lastEdit: null })),
    'Fiyat yok',
  ],
  'the question before all prices go': [
    panelPage(homePage({ asksToHaltAll: true })),
    'Bütün fiyatlar durdurulsun mu?',
    'inert=""',
    'action="/durdur"',
  ],
  'a price': [
    panelPage(pricePage()),
    'Değişiklik yok',
    'name="eski_alis" value="−0,02"',
    'action="/fiyat/USD"',
    'Önizle',
  ],
  'a price with margins typed': [panelPage(pricePage('USD', { typed: TYPED })), '47,2230 / 47,4970', '%0,58', '+%0,20'],
  'a margin that is hardly meant': [
    panelPage(pricePage('USD', { typed: { buy: '−0,02', sell: '+0,35' } })),
    'son 30 günde en çok +0,04 oldu',
    'name="onay" value="evet"',
  ],
  'a margin that is refused': [
    panelPage(pricePage('USD', { typed: { buy: '5', sell: '+0,02' } })),
    'Bu fiyat yayınlanmaz.',
    '%10,58',
    'Sitede 47,2330 / 47,4770 duruyor.',
  ],
  'a price that was published': [
    panelPage(pricePage('USD', { outcome: DONE })),
    '3 saniyede yayınlandı',
    'form="geri-al"',
    'action="/geri-al"',
    'name="donus" value="/fiyat/USD"',
  ],
  'a text that the site had at once': [
    panelPage(factsPage({ outcome: { ...DONE, took: 0 } })),
    '1 saniyede yayınlandı · sürüm 43.',
  ],
  'a text of which nobody knows how long it took': [
    panelPage(factsPage({ outcome: { ...DONE, took: null } })),
    'Yayınlandı · sürüm 43.',
  ],
  'a price that a replica has not heard of': [
    panelPage(pricePage('USD', { outcome: { ...DONE, unheard: ['istanbul-2:4102'] } })),
    'Siteyi sunan öteki makineler almadı: istanbul-2:4102.',
    'form="geri-al"',
  ],
  'a price that was not let pass': [
    panelPage(
      pricePage('USD', {
        outcome: { kind: 'failed', text: 'Bekleyen fiyat bu arada değişti. Yenisine bakıp karar verin.', at: SATURDAY },
      }),
    ),
    'Yapılamadı.',
    'Bekleyen fiyat bu arada değişti. Yenisine bakıp karar verin.',
  ],
  'a price that two have changed': [
    panelPage(
      pricePage('USD', {
        typed: TYPED,
        outcome: CONFLICT,
        price: panelPrice('USD', { margins: { buy: liraMargin(-0.02), sell: liraMargin(0.05) } }),
      }),
    ),
    'Benimkini yayınla',
    'name="ustune" value="evet"',
    'Satış payı +0,02 → +0,05',
  ],
  'a price that failed to be published': [
    panelPage(
      pricePage('USD', { typed: TYPED, outcome: { kind: 'failed', text: 'Sitede eski fiyat duruyor.', at: SATURDAY } }),
    ),
    'Yayınlanamadı.',
    'Sitede eski fiyat duruyor. (17.12.08)',
  ],
  'a price that is halted': [
    panelPage(pricePage('SAR', { price: SAR_HALTED, today: null, changes: [] })),
    'SAR durduruldu',
    'action="/fiyat/SAR/surdur"',
    'Sürdürülünce sitede',
  ],
  'a price that was halted just now': [
    panelPage(pricePage('SAR', { price: SAR_HALTED, outcome: { ...DONE, version: null, undoable: false } })),
    '3 saniyede tamamlandı',
    'Sürdürülünce sitede',
    '12,3760',
  ],
  'a price whose halt came to nothing': [
    panelPage(pricePage('USD', { outcome: { kind: 'failed', text: 'Durdurulamadı: disk dolu.', at: SATURDAY } })),
    'Durdurulamadı: disk dolu.',
  ],
  'a price whose halt some have not heard of': [
    panelPage(
      pricePage('SAR', {
        price: SAR_HALTED,
        outcome: { ...DONE, version: null, undoable: false, unheard: ['vitrin-2'] },
      }),
    ),
    'Siteyi sunan öteki makineler almadı: vitrin-2.',
  ],
  'a price that waits': [
    panelPage(pricePage('JPY', { price: YEN_HELD })),
    'action="/fiyat/JPY/gecir"',
    '30,6800 / 31,1900',
  ],
  'the question before one price goes': [panelPage(pricePage('USD', { asksToHalt: true })), 'USD durdurulsun mu?'],
  'a coin': [
    panelPage(pricePage('CEYREK_YENI', { today: null, typed: { buy: '−20', sell: '+25' } })),
    '1 g has için',
    '6.200',
  ],
  'several prices': [
    panelPage(severalPage({ typed: { USD: TYPED } })),
    '1 kur değişti',
    'name="satis.USD"',
    'name="eski_satis.USD" value="+0,02"',
  ],
  'several prices of which one is wrong': [
    panelPage(severalPage({ typed: { GBP: { buy: '+0,65', sell: '+0,03' } } })),
    'Önce düzeltin: GBP',
    'Alış (63,9990) satıştan (63,9900) yüksek olurdu.',
  ],
  'the gold board': [
    panelPage({
      kind: 'gold-board',
      on: true,
      products: [{ code: 'CEYREK_YENI', traded: true }],
      base: { version: 42, seenAt: 0 },
      outcome: null,
    }),
    'name="urun.CEYREK_YENI"',
  ],
  'the sign-in': [beforeSignIn({ kind: 'sign-in', why: null, returnTo: '/' }), 'Parmak iziyle girin'],
  'the sign-in after a while': [
    beforeSignIn({ kind: 'sign-in', why: 'idle', returnTo: '/fiyat/USD' }),
    'Oturum kapandı',
  ],
  'a device that is not known': [beforeSignIn({ kind: 'no-passkey', returnTo: '/' }), 'Bu cihaz tanınmıyor'],
  'a device that is registered': [
    beforeSignIn({
      kind: 'enrol',
      token: 'x',
      name: 'Mert Demir',
      role: 'gise',
      invitedBy: 'Kemal Aydın',
      expiresAt: moment('17:40'),
    }),
    'Kemal Aydın sizi panele ekledi.',
    '17.40’a kadar',
  ],
  'a link that is over': [beforeSignIn({ kind: 'enrol-over', why: 'used', at: null }), 'Bağlantı kullanılmış'],
}

test.each(Object.entries(PAGES))('%s is valid HTML, and says what it is about', async (_, [page, ...words]) => {
  const html = writePanel(page, '/', ASSETS)
  const { results } = await validator.validateString(html)
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, selector }) => `${ruleId} ${selector}`))).toEqual([])
  for (const word of words) expect(html).toContain(word)
})

test('no page is found by search engines, and none carries a script or a style of its own', () => {
  const html = writePanel(panelPage(homePage()), '/', ASSETS)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toMatch(/ style=|<style|<script(?! type="(?:module" src|application\/json))/)
})

test('who only reads prices and halts them sees nothing that changes them', () => {
  const home = writePanel(panelPage(homePage(), panelFrame('gise')), '/', ASSETS)
  expect(home).toContain('Fiyatları')
  expect(home).not.toMatch(/href="\/(?:toplu|kisiler)"/)
  const price = writePanel(panelPage(pricePage(), panelFrame('gise')), '/fiyat/USD', ASSETS)
  expect(price).not.toContain('name="alis"')
  expect(price).toContain('href="/fiyat/USD/durdur"')
  const halted = writePanel(
    panelPage(pricePage('SAR', { price: SAR_HALTED }), panelFrame('gise', { allHalted: true })),
    '/',
    ASSETS,
  )
  expect(halted).not.toContain('surdur')
})

test('the token of the form goes by its button, so that no preview has it in its address', () => {
  const html = writePanel(panelPage(pricePage()), '/fiyat/USD', ASSETS)
  const [, form = ''] = /<form id="[^"]*" class="stack"(.*?)<\/form>/s.exec(html) ?? []
  expect(form).toContain('formMethod="get"')
  expect(form).not.toMatch(/type="hidden" name="jeton"/)
  expect(form).toMatch(/<button(?=[^>]* name="jeton")(?=[^>]* value="form-token")/)
})
