import { describe, expect, test } from 'vitest'
import type { SettingsChange } from '#contract/settings/settings-patch.ts'
import { pastOf } from '../past.ts'
import { historyPage } from './history-model.ts'

const NOTICE = [{ path: ['notice'], before: { text: 'Bugün kapalıyız.', until: null }, after: null }]

function version(number: number, at: number) {
  return { number, at, by: 'Ayşe Kaya', via: 'panel', reason: null, patch: NOTICE } as const
}

const halt = (code: 'USD' | 'CEYREK_YENI') =>
  ({
    code,
    since: 150,
    by: 'Mehmet Demir',
    reason: 'Piyasa oynak',
    act: 'stop',
    endedAt: 250,
    endedBy: 'Ayşe Kaya',
    endedAct: 'resumption',
  }) as const

const act = (about: 'messages' | 'people' | 'prices', at: number) =>
  ({ id: `${at}`, at, by: 'Ayşe Kaya', via: 'command', about, text: `${about} değişti` }) as const

const PAST = {
  versions: [version(3, 300), version(2, 200), version(1, 100)],
  halts: [halt('USD'), halt('CEYREK_YENI')],
  acts: [act('messages', 280), act('people', 120), act('prices', 90)],
  inForce: 3,
}
const all = { topic: null, before: null }

test('the history lists versions, halts of one action and audited acts together, newest first', () => {
  const { entries, before } = historyPage(PAST, all)
  expect(entries.map(({ topic, number, at, lines, reason }) => [topic, number, at, lines[0], reason])).toEqual([
    ['settings', 3, 300, 'duyuru kaldırıldı', null],
    ['messages', null, 280, 'messages değişti', null],
    ['halts', null, 250, 'USD, Çeyrek (yeni) sürdürüldü', null],
    ['settings', 2, 200, 'duyuru kaldırıldı', null],
    ['halts', null, 150, 'USD, Çeyrek (yeni) durduruldu', 'Piyasa oynak'],
    ['people', null, 120, 'people değişti', null],
    ['settings', 1, 100, 'duyuru kaldırıldı', null],
    ['halts', null, 90, 'prices değişti', null],
  ])
  expect(before).toBeNull()
})

test('the history of one topic contains only that topic, and the next page begins where one ends', () => {
  expect(historyPage(PAST, { topic: 'people', before: null }).entries.map(({ at }) => at)).toEqual([120])
  const many = { ...PAST, versions: Array.from({ length: 40 }, (_, index) => version(40 - index, 1040 - index)) }
  const first = historyPage(many, { topic: 'settings', before: null })
  expect([first.entries.length, first.before]).toEqual([30, 1011])
  expect(historyPage(many, { topic: 'settings', before: first.before }).entries.map(({ at }) => at)).toEqual(
    Array.from({ length: 10 }, (_, index) => 1010 - index),
  )
})

describe('a change of another release', () => {
  const steps = { kind: 'steps', steps: [1] }

  test.each<[SettingsChange, string]>([
    [{ path: ['later', 'on'], after: true }, 'tanınmayan alan (later.on): — → evet'],
    [{ path: ['later'], after: { any: [1] } }, 'tanınmayan alan (later): — → bu sürümün okuyamadığı bir değer'],
    [{ path: ['banks', '0', 'swift'], before: 'A', after: 'B' }, '1. banka, swift: A → B'],
    [{ path: ['hours', 'lunch'], after: '12.00' }, 'tanınmayan alan (hours.lunch): — → 12.00'],
    [
      { path: ['margins', 'USD', 'sell'], before: steps, after: { kind: 'lira', micros: 50_000 } },
      'USD satış payı bu sürümün okuyamadığı bir değer → +0,05',
    ],
    [
      { path: ['margins', 'USD'], before: null, after: { sell: { kind: 'lira', micros: 50_000 } } },
      'USD payları: bu sürümün okuyamadığı bir değer → alış 0, satış +0,05',
    ],
    [{ path: ['banknotes', 'USD', '50'], after: { rule: 'auction' } }, '50 USD: bu sürümün okuyamadığı bir değer'],
    [{ path: ['notice'], after: { later: 1 } }, 'duyuru: bu sürümün okuyamadığı bir değer'],
  ])('the history lists %j', (change, line) => {
    const { entries } = historyPage({ ...PAST, versions: [{ ...version(3, 300), patch: [change] }] }, all)
    expect(entries[0]?.lines).toEqual([line])
  })

  test('the events of a price show a margin that this release cannot read', () => {
    const patch = [{ path: ['margins', 'USD', 'sell'], after: steps }]
    const [event] = pastOf([{ ...version(3, 300), patch }], []).eventsOf('USD')
    expect(event?.lines).toEqual(['Satış payı 0 → bu sürümün okuyamadığı bir değer'])
  })
})
