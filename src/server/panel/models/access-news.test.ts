import { expect, test } from 'vitest'
import { DAY_LENGTH } from '#domain/calendar.ts'
import { fakeClock } from '../../../../test/fakes/clock.ts'
import { type StoredAct, StoreFailure } from '../../store/index.ts'
import type { PanelContext } from '../context.ts'
import { accessNews } from './access-news.ts'

const NOW = Date.parse('2026-08-03T10:00:00+03:00')
const clock = fakeClock(NOW)

function act(text: string, more: Partial<StoredAct> = {}): StoredAct {
  return { id: text, at: NOW - 1000, by: 'Kemal Aydın', via: 'panel', about: 'people', text, ...more }
}

const ACTS = [
  act('Ayşe eklendi'),
  act('1 numaralı mesaj silindi', { about: 'messages' }),
  act('Mert eklendi', { via: 'command', by: null }),
  act('eski', { at: NOW - 3 * DAY_LENGTH }),
]

const context = (alerting: 'mailed' | 'unset' | 'unwanted', mode: PanelContext['mode'] = 'signed-in') => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of the settings is read
  const settings = { alerting } as PanelContext['settings']
  return { settings, mode, clock, kept: { acts: () => Promise.resolve(ACTS) } }
}
const texts = async (...asked: Parameters<typeof accessNews>) => (await accessNews(...asked)).map(({ text }) => text)

test('the access news show managers all changes of the last two days if no email reports them', async () => {
  expect(await texts({ role: 'yonetici' }, context('unset'))).toEqual(['Ayşe eklendi', 'Mert eklendi'])
  expect(await texts({ role: 'yonetici' }, context('unwanted'))).toHaveLength(2)
})

test('the access news are empty for people who are not managers, with audit emails and in the demo', async () => {
  for (const role of ['gise', 'fiyat'] as const) expect(await texts({ role }, context('unset'))).toEqual([])
  expect(await texts({ role: 'yonetici' }, context('mailed'))).toEqual([])
  expect(await texts({ role: 'yonetici' }, context('unset', 'demo'))).toEqual([])
})

test('the access news are empty while the database is away', async () => {
  const acts = () => Promise.reject(new StoreFailure('POSTGRES_GONE', 'gone'))
  expect(await texts({ role: 'yonetici' }, { ...context('unset'), kept: { acts } })).toEqual([])
})
