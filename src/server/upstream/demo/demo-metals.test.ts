import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '#domain/calendar.ts'
import { INSTRUMENT_IDS, type InstrumentId, METAL_CODES } from '#domain/instrument.ts'
import { fakeClock } from '../../../../test/fakes/clock.ts'
import { recordedLog } from '../../../../test/fakes/recorded-log.ts'
import { NO_MARGINS, USUAL_GUARDS } from '../../../../test/fakes/usual-limits.ts'
import { Market } from '../../pipeline/market.ts'
import { startDemoMarket } from './demo-market.ts'

function demoMarket(start: string, selection: readonly InstrumentId[] = INSTRUMENT_IDS) {
  const clock = fakeClock(Date.parse(start))
  const office = { selection, margins: NO_MARGINS, guards: USUAL_GUARDS, halted: new Set<InstrumentId>() }
  const ingest = new Market({ pricing: () => office, clock, log: recordedLog().log })
  const market = startDemoMarket({
    clock,
    seed: 7,
    selection: () => office.selection,
    onMessage: (message, at) => ingest.take(message, 'demo', at),
  })
  return { clock, office, ingest, market }
}

test('the metals of the demo market pass every rule and move', async () => {
  const { clock, ingest, market } = demoMarket('2026-11-20T11:00:00+03:00')
  const first = ingest.view().board.get('CEYREK_YENI')?.sell
  await clock.advance(HOUR)
  market[Symbol.dispose]()
  expect(METAL_CODES.filter((code) => !ingest.view().board.has(code))).toEqual([])
  expect([...ingest.refusals()].filter(([, times]) => times > 0)).toEqual([])
  expect(ingest.view().board.get('CEYREK_YENI')?.sell).not.toBe(first)
})

test('the demo market sends metals only while the office selects them', async () => {
  const { clock, office, ingest, market } = demoMarket('2026-11-20T11:00:00+03:00', [])
  office.selection = INSTRUMENT_IDS.filter((code) => code === 'USD')
  await clock.advance(MINUTE)
  expect(METAL_CODES.filter((code) => ingest.view().board.has(code))).toEqual([])
  office.selection = INSTRUMENT_IDS
  await clock.advance(2000)
  market[Symbol.dispose]()
  expect(METAL_CODES.filter((code) => !ingest.view().board.has(code))).toEqual([])
})
