import { expect, test } from 'vitest'
import { GOLD_GOODS } from './gold-goods.ts'
import { CURRENCY_GOODS } from './goods.ts'
import { addressOf, namesGoods, readSumQuery, searchOf } from './sum-query.ts'

/** Returns the canonical address of a link; null means the link contains a mistake. */
function canonicalAddress(link: string): string | null {
  const { pathname, searchParams } = new URL(link, 'https://doviz.example')
  if (pathname === GOLD_GOODS.path) return addressOf(readSumQuery(searchParams, GOLD_GOODS), GOLD_GOODS)
  const gold = readSumQuery(searchParams, GOLD_GOODS)
  if (namesGoods(gold)) return GOLD_GOODS.path + searchOf(gold, GOLD_GOODS)
  return addressOf(readSumQuery(searchParams, CURRENCY_GOODS), CURRENCY_GOODS)
}

test.each([
  // Currencies: written by the page, typed by people, and sent by the form without scripts.
  ['/hesapla', '/hesapla'],
  ['/hesapla?bozdur=USD&tutar=500', '/hesapla?bozdur=USD&tutar=500'],
  ['/hesapla?tutar=1500.5&al=EUR', '/hesapla?al=EUR&tutar=1500.50'],
  ['/hesapla?al=USD&tutar=1.500,50&karsilik=EUR', '/hesapla?al=USD&tutar=1500.50&karsilik=EUR'],
  ['/hesapla?bozdur=usd&tutar=1+500&karsilik=tl', '/hesapla?bozdur=USD&tutar=1500'],
  ['/hesapla?bozdur=USD&tutar=500&an=20260801-1712', '/hesapla?bozdur=USD&tutar=500&an=20260801-1712'],
  ['/hesapla?bozdur=USD&tutar=500&an=20260832-1712', '/hesapla?bozdur=USD&tutar=500'],
  ['/hesapla?bozdur=USD&tutar=500&utm_source=x&lira=5&gram=3', '/hesapla?bozdur=USD&tutar=500'],
  ['/hesapla?islem=al&tutar=500&doviz=GBP&karsilik=TL', '/hesapla?al=GBP&tutar=500'],
  ['/hesapla?islem=bozdur&tutar=500&doviz=JPY&karsilik=SAR', '/hesapla?bozdur=JPY&tutar=500&karsilik=SAR'],
  ['/hesapla?tutar=500', '/hesapla?bozdur=USD&tutar=500'],
  [
    '/hesapla?kisi=yabanci&bozdur=USD&tutar=500&an=20260801-1712',
    '/hesapla?bozdur=USD&tutar=500&an=20260801-1712&kisi=yabanci',
  ],
  ['/hesapla?bozdur=USD&tutar=500&kisi=gercek', '/hesapla?bozdur=USD&tutar=500'],
  ['/hesapla?bozdur=USD&tutar=500&kisi=kimse', '/hesapla?bozdur=USD&tutar=500'],
  // No amount yet: the chosen instrument fills the form.
  ['/hesapla?bozdur=USD', '/hesapla'],
  ['/hesapla?bozdur=USD&an=20260801-1712', '/hesapla'],
  ['/hesapla?kisi=sirket', '/hesapla?kisi=sirket'],
  ['/hesapla?al=EUR&kisi=ortaklik', '/hesapla?al=EUR&kisi=ortaklik'],
  ['/hesapla?islem=al&tutar=&doviz=EUR&karsilik=TL', '/hesapla?al=EUR'],
  ['/hesapla?bozdur=GBP&karsilik=EUR', '/hesapla?bozdur=GBP&karsilik=EUR'],
  // Gold in an address of the currency calculator.
  ['/hesapla?bozdur=CEYREK_ESKI&tutar=3', '/altin?bozdur=3-ceyrek-eski'],
  ['/hesapla?islem=al&doviz=gram&tutar=12,5', '/altin?al=12.50-gram'],
  ['/hesapla?bozdur=çeyrek&tutar=3', '/altin?bozdur=3-ceyrek-eski'],
  ['/hesapla?al=ATA_YENI', '/altin?islem=al'],
  ['/hesapla?al=AYAR22', '/altin?islem=al'],
  // Gold.
  ['/altin', '/altin'],
  ['/altin?bozdur=3-ceyrek-eski_1-yarim-yeni_12.50-gram', '/altin?bozdur=3-ceyrek-eski_1-yarim-yeni_12.50-gram'],
  ['/altin?bozdur=3 çeyrek, 1 yarım, 12 gram', '/altin?bozdur=3-ceyrek-eski_1-yarim-eski_12-gram'],
  ['/altin?al=3 çeyrek ve 2 adet Cumhuriyet', '/altin?al=3-ceyrek-yeni_2-ata-yeni'],
  ['/altin?bozdur=1 beşi bir yerde, 10 gr bilezik, 2 TAM YENİ', '/altin?bozdur=1-ata-besli-eski_10-22-ayar_2-tam-yeni'],
  ['/altin?bozdur=1.500-gram&lira=50.000+TL', '/altin?bozdur=1500-gram&lira=50000'],
  [
    '/altin?islem=al&adet1=3&urun1=ceyrek-yeni&adet2=&urun2=gram&adet3=12,5&urun3=gram',
    '/altin?al=3-ceyrek-yeni_12.50-gram',
  ],
  ['/altin?islem=al&lira=50.000', '/altin?islem=al&lira=50000'],
  ['/altin?bozdur=2-kulce-10, 1 kulce-100, 12 gram', '/altin?bozdur=2-kulce-10_1-kulce-100_12-gram'],
  ['/altin?al=2 adet 10 gram külçe, 1 tane 5 gramlık külçe', '/altin?al=2-kulce-10_1-kulce-5'],
  ['/altin?bozdur=1-gram&an=20260801-1712', '/altin?bozdur=1-gram&an=20260801-1712'],
  ['/altin?an=20260801-1712&bozdur=', '/altin'],
  ['/altin?gram=12,5&ayar=585', '/altin?gram=12.50&ayar=585'],
  ['/altin?gram=20+gr&ayar=22+AYAR', '/altin?gram=20'],
  ['/altin?gram=20&ayar=18', '/altin?gram=20&ayar=750'],
  ['/altin?gram=20&ayar=14ayar', '/altin?gram=20&ayar=585'],
  ['/altin?lira=%E2%82%BA75.000', '/altin?lira=75000'],
  ['/altin?fbclid=x&kisi=yabanci&karsilik=EUR', '/altin'],
  // Earlier links to a budget, a bangle and a sorted table.
  ['/altin?butce=75.000', '/altin?islem=al&lira=75000'],
  [
    '/altin?butce=75.000&gram=20&ayar=916%2C6&iscilik=20&birim=tl&sirala=az-kayip',
    '/altin?islem=al&lira=75000&gram=20',
  ],
  ['/altin?bozdur=3-ceyrek-eski&butce=7000', '/altin?bozdur=3-ceyrek-eski'],
  // Mistakes.
  ['/hesapla?bozdur=USD&tutar=1.50.0', null],
  ['/hesapla?bozdur=XAU&tutar=5', null],
  ['/hesapla?al=USD&tutar=5&karsilik=BTC', null],
  ['/hesapla?al=USD&karsilik=USD', null],
  ['/altin?bozdur=3 elma', null],
  ['/altin?bozdur=USD', null],
  ['/altin?bozdur=2,5-ceyrek-eski', null],
  ['/altin?bozdur=1-gram&lira=elli', null],
] as const)('the canonical address of %s is %s', (link, address) => {
  expect(canonicalAddress(link)).toBe(address)
})
