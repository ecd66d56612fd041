import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/calendar.ts'
import { OFFICE, SNAPSHOT } from '../../../test/fakes/health.ts'
import { quote } from '../../../test/fakes/market.ts'
import { judgeSnapshot } from './health.ts'
import type { Snapshot } from './snapshot.ts'

/** A Monday, in opening hours. */
const NOW = Date.parse('2026-08-03T10:00:00+03:00')

const report = (known: Partial<Snapshot>) => {
  const office = { ...OFFICE, pricing: { ...OFFICE.pricing, selection: ['USD'] as const } }
  const market = {
    board: new Map([['USD', quote('USD', '47.2330', '47.4770', NOW)] as const]),
    sourceTime: NOW,
    halted: new Set<never>(),
  }
  const bulletin = { day: addDays(dayOf(NOW), -3), rates: {}, fetchedAt: NOW }
  return judgeSnapshot({ ...SNAPSHOT, office, market, bulletin, ...known }, NOW)
}
const texts = (known: Partial<Snapshot>) => report(known).findings.map(({ text }) => text)

describe('a replica', () => {
  test('that follows and cannot write names what that means for its own visitors', () => {
    const [found] = report({ writable: false, role: { kind: 'following' } }).findings
    expect(found).toMatchObject({
      kind: 'store-unwritable',
      weight: 'bad',
      text: 'Bu kopya veritabanına yazamıyor: form mesaj alamıyor, gösterdiği fiyatlar eskiyor olabilir.',
    })
  })

  test('that can’t know whether it still leads says so; one that knows has nothing to say', () => {
    expect(report({ role: { kind: 'leading', epoch: 7, sure: false } })).toMatchObject({
      verdict: 'degraded',
      findings: [{ kind: 'lead-unsure', remedy: 'angun-office check' }],
    })
    expect(texts({ role: { kind: 'leading', epoch: 7, sure: true } })).toEqual([])
    expect(texts({ role: { kind: 'following' } })).toEqual([])
  })
})
