import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { MarginObjection } from '#domain/margin.ts'
import { rate } from '#domain/rate.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { pricing } from '../office/edits.ts'
import { StoreFailure } from '../store/store-failure.ts'
import { objectionsIn } from './objections.ts'
import type { Operator } from './operator.ts'

const SAMPLE = readFileSync('office/office.yaml', 'utf8')

const operator: Operator = {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an objection asks nothing of them
  settings: { market: { kind: 'demo' } } as never,
  clock: fakeClock(7),
  by: null,
  lendStore: () => Promise.reject(new StoreFailure('GONE', 'away')),
  askSite: async () => ({
    status: 'ready',
    findings: [],
    market: {
      alive: true,
      age: 0,
      quotes: 1,
      halted: [],
      held: [],
      offered: { USD: { buy: '47.2530', sell: '47.4570' } },
    },
  }),
}

const [BEFORE, AFTER] = [rate('47.2530'), rate('52.2530')]

test.each<[Partial<MarginObjection>, string]>([
  [
    { mistake: 'margins-too-far' },
    'USD alışı bu payla 47,2530 yerine 52,2530 olurdu; bir pay fiyatı en çok %2 değiştirebilir.',
  ],
  [
    { mistake: 'margins-cross' },
    'USD alışı bu payla 47,2530 yerine 52,2530 olurdu; alış, satışın ya da piyasanın satışının üstüne çıkamaz.',
  ],
  [
    { mistake: 'margins-cross', side: 'sell' },
    'USD satışı bu payla 47,2530 yerine 52,2530 olurdu; satış, alışın ya da piyasanın alışının altına inemez.',
  ],
  [{ mistake: 'margins-too-wide' }, 'USD alışı bu payla 47,2530 yerine 52,2530 olurdu; makas %10 sınırını aşamaz.'],
  [{ mistake: 'margins-cross', after: null }, 'USD alışı bu payla sıfıra ya da altına inerdi.'],
])('an objection says what the price would be: %j', async (about, text) => {
  const objection: MarginObjection = {
    code: 'USD',
    side: 'buy',
    mistake: 'margins-cross',
    before: BEFORE,
    after: AFTER,
    ...about,
  }
  const after = pricing('USD', { buy: '5', sell: '5' })(SAMPLE)
  const [said] = await objectionsIn(operator, [objection], SAMPLE, after)
  expect(said?.text).toBe(text)
  // Nothing was there before: a thousandth of the price is what such a margin is about.
  expect(said?.likely).toEqual({ kind: 'lira', micros: objection.side === 'buy' ? -50_000 : 50_000 })
})
