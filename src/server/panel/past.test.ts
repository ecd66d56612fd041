import { expect, test } from 'vitest'
import { historyPage, pastOf } from './past.ts'

const NOTICE = [{ path: ['notice'], before: { text: 'Bugün kapalıyız.', until: null }, after: null }]

function version(number: number, at: number) {
  return { number, at, by: 'Ayşe Kaya', via: 'panel', reason: null, patch: NOTICE } as const
}

const halt = (code: 'USD' | 'EUR') =>
  ({ code, since: 150, by: 'Mehmet Demir', reason: 'Piyasa oynak', endedAt: 250, endedBy: 'Ayşe Kaya' }) as const

test('the history shows halts and resumptions between the versions, those of one act together', () => {
  const past = pastOf([version(3, 300), version(2, 200), version(1, 100)], [halt('USD'), halt('EUR')])
  const { versions } = historyPage(past, 3, null, { restoring: null, outcome: null })
  expect(versions.map(({ number, at, by, lines, reason }) => [number, at, by, lines[0], reason])).toEqual([
    [3, 300, 'Ayşe Kaya', expect.any(String), null],
    [null, 250, 'Ayşe Kaya', 'USD, EUR sürdürüldü', null],
    [2, 200, 'Ayşe Kaya', expect.any(String), null],
    [null, 150, 'Mehmet Demir', 'USD, EUR durduruldu', 'Piyasa oynak'],
    [1, 100, 'Ayşe Kaya', expect.any(String), null],
  ])
  const older = historyPage(past, 3, 3, { restoring: null, outcome: null })
  expect(older.versions.map(({ at }) => at)).toEqual([250, 200, 150, 100])
})
