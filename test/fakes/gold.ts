import { type InstrumentId, METAL_CODES, type MetalCode } from '../../src/domain/instrument.ts'
import type { Quote } from '../../src/domain/quote.ts'
import { quote } from './market.ts'
import { type FakePrice, priceBody } from './price-body.ts'

/** Buy and sell prices from the provider's frame of 2026-08-03. */
export const GOLD_OF_AUGUST = {
  KULCEALTIN: ['6090.93', '6183.53'],
  ALTIN: ['6121.540', '6171.190'],
  CEYREK_YENI: ['9978', '10095'],
  CEYREK_ESKI: ['9856', '10002'],
  YARIM_YENI: ['19956', '20190'],
  YARIM_ESKI: ['19589', '19943'],
  TEK_YENI: ['39790', '40194'],
  TEK_ESKI: ['39178', '39701'],
  GREMESE_YENI: ['99047', '100147'],
  GREMESE_ESKI: ['97761', '99406'],
  ATA_YENI: ['40463', '41182'],
  ATA_ESKI: ['40341', '40842'],
  ATA5_YENI: ['202929', '205551'],
  ATA5_ESKI: ['202011', '204625'],
  AYAR22: ['5568.610', '5780.920'],
  AYAR14: ['3338.070', '4511.270'],
  ONS: ['4046.20', '4047.20'],
  USDKG: ['128930', '129330'],
  EURKG: ['111860', '112630'],
  GUMUSTRY: ['86.787', '92.65'],
  XAGUSD: ['57.65', '57.70'],
} as const satisfies Partial<Record<InstrumentId, readonly [buy: string, sell: string]>>

/** Currency prices from the same frame. Gold prices in dollars are checked against them. */
export const CURRENCIES_OF_AUGUST = { USDTRY: ['47.2330', '47.4770'], EURTRY: ['54.2380', '54.7240'] } as const

/**
 * Returns gold and these currency prices as a provider message with one time for all. It is one message, because a page
 * may show the state between two.
 */
export function goldFrame(
  at: number,
  currencies: Readonly<Record<string, FakePrice>> = CURRENCIES_OF_AUGUST,
): ReturnType<typeof priceBody> {
  return priceBody(at, { ...currencies, ...GOLD_OF_AUGUST })
}

/** Returns these prices as quotes with one time for all. */
export function goldOfAugust(quotedAt: number): Quote[] {
  return METAL_CODES.filter(isRecorded).map((code) => {
    const [buy, sell] = GOLD_OF_AUGUST[code]
    return quote(code, buy, sell, quotedAt)
  })
}

function isRecorded(code: MetalCode): code is keyof typeof GOLD_OF_AUGUST {
  return code in GOLD_OF_AUGUST
}
