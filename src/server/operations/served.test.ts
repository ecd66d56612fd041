import { expect, test } from 'vitest'
import { SNAPSHOT } from '../../../test/fakes/health.ts'
import { quote } from '../../../test/fakes/market.ts'
import { judgeSnapshot } from '../health/health.ts'
import { readyReport, siteWord } from '../health/readyz.ts'
import type { Snapshot } from '../health/snapshot.ts'
import { readServed } from './served.ts'

const NOW = Date.UTC(2026, 7, 3, 6, 5)

const seen: Snapshot = {
  ...SNAPSHOT,
  halts: [
    { code: 'USD', since: NOW, by: 'Ayşe Yılmaz', via: 'panel' },
    { code: 'EUR', since: null, by: null, via: 'file' },
  ],
  offered: new Map([['USD', quote('USD', '47.2530', '47.4570', NOW)]]),
}

test('what a site says of itself is understood, by its port and within its process, and is the same', () => {
  const report = judgeSnapshot(seen, NOW)
  // As it comes over the wire.
  const asked = readServed(JSON.parse(JSON.stringify(readyReport(report))))
  const known = readServed(siteWord({ ...seen, at: NOW }))
  expect(asked?.office).toMatchObject({
    taken: 'a1',
    version: 1,
    halts: [{ code: 'USD', via: 'panel' }, { code: 'EUR' }],
  })
  expect(asked?.market?.offered).toEqual({ USD: { buy: '47.2530', sell: '47.4570' } })
  expect([known?.office, known?.market]).toEqual([asked?.office, asked?.market])
})

test('what is no such report is none', () => {
  for (const other of [null, 'ok', {}, { status: 'fine' }, { status: 'ready', office: 1 }])
    expect(readServed(other)).toBeNull()
})
