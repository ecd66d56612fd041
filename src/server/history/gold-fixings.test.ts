import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PointSource } from '#contract/price-call-answers.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { rate } from '#domain/rate.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { recordedLog } from '../../../test/fakes/recorded-log.ts'
import { temporaryStore } from '../../../test/fakes/temporary-store.ts'
import type { Store } from '../store/store.ts'
import { chartData } from './chart-data.ts'
import { openGoldFixings } from './gold-fixings.ts'

const NOW = Date.parse('2025-12-09T13:20:00+03:00')
const at = (time: string, date = '2025-12-09'): number => Date.parse(`${date}T${time}:00+03:00`)

let store: Store

beforeEach(async () => {
  store = await temporaryStore()
})
afterEach(() => store[Symbol.asyncDispose]())

const open = () => openGoldFixings({ store, clock: fakeClock(NOW), log: recordedLog().log })
const chartOf = (code: MetalCode, period: 'daily' | 'weekly', official: PointSource = 'tcmb') =>
  chartData({ code, period, now: NOW }, { store, own: 'office', official })

test('the central bank’s gold prices are the official line of the gram bar and of pure gold', async () => {
  const fixings = await open()
  expect(fixings.knownAt).toBeNull()
  await fixings.onFixing({ at: at('15:00', '2025-12-08'), standard: rate('5700'), pure: rate('5728.64') })
  await fixings.onFixing({ at: at('11:00'), standard: rate('5730'), pure: rate('5758.79') })
  await fixings.onFixing({ at: at('12:00'), standard: rate('5734.70'), pure: rate('5763.52') })
  const { official } = await chartOf('KULCEALTIN', 'daily')
  expect(official.map(({ datetime, buy_rate }) => [datetime.slice(5, 16), buy_rate])).toEqual([
    ['12-09T00:00', 5700],
    ['12-09T11:00', 5730],
    ['12-09T12:00', 5734.7],
  ])
  const days = (await chartOf('ALTIN', 'weekly')).official
  expect(days.map(({ datetime, buy_rate, source }) => [datetime, buy_rate, source])).toEqual([
    ['2025-12-08', 5728.64, 'tcmb'],
    ['2025-12-09', 5763.52, 'tcmb'],
  ])
  expect((await open()).knownAt).toBe(at('12:00'))
})

test('the central bank’s gold prices replace neither the office’s record nor the prices of coins', async () => {
  const fixings = await open()
  await fixings.onFixing({ at: at('12:00'), standard: rate('5734.70'), pure: rate('5763.52') })
  expect((await chartOf('KULCEALTIN', 'weekly')).data).toEqual([])
  expect((await chartOf('CEYREK_YENI', 'weekly')).official).toEqual([])
})

test('a past fixing does not replace a fixing that was recorded on its day', async () => {
  const fixings = await open()
  await fixings.onFixing({ at: at('12:00', '2025-12-08'), standard: rate('5700'), pure: rate('5728.64') })
  await fixings.onPastFixing({ at: at('15:00', '2025-12-08'), standard: rate('5710'), pure: rate('5738.69') })
  await fixings.onPastFixing({ at: at('15:00', '2025-12-05'), standard: rate('5690'), pure: rate('5718.59') })
  const days = (await chartOf('KULCEALTIN', 'weekly')).official
  expect(days.map(({ datetime, buy_rate }) => [datetime, buy_rate])).toEqual([
    ['2025-12-05', 5690],
    ['2025-12-08', 5700],
  ])
  expect((await open()).knownAt).toBe(at('12:00', '2025-12-08'))
})

test('the gold prices of a demo bank have the source “demo” in charts', async () => {
  const fixings = await open()
  await fixings.onFixing({ at: at('12:00'), standard: rate('5734.70'), pure: rate('5763.52') })
  const { official } = await chartOf('ALTIN', 'daily', 'demo')
  expect(official.map(({ buy_rate, source }) => [buy_rate, source])).toEqual([[5763.52, 'demo']])
})

test('the newest fixing is the latest plausible one, also after a restart', async () => {
  const fixings = await open()
  expect(fixings.newest()).toBeUndefined()
  let changes = 0
  fixings.subscribe(() => void (changes += 1))
  await fixings.onPastFixing({ at: at('15:00', '2025-12-08'), standard: rate('5700'), pure: rate('5728.64') })
  expect(fixings.newest()).toEqual({ pure: rate('5728.64'), at: at('10:00', '2025-12-08') })
  await fixings.onPastFixing({ at: at('15:00', '2025-12-05'), standard: rate('5600'), pure: rate('5628.14') })
  expect((await open()).newest()?.pure).toBe(rate('5728.64'))
  await fixings.onFixing({ at: at('12:00'), standard: rate('5734.70'), pure: rate('5763.52') })
  await fixings.onFixing({ at: at('13:00'), standard: rate('57347'), pure: rate('57635.2') })
  expect([fixings.newest(), changes]).toEqual([{ pure: rate('5763.52'), at: at('10:00') }, 2])
})
