import { describe, expect, test } from 'vitest'
import { addDays, dayOf, MINUTE } from '#domain/calendar.ts'
import { OFFICE_FACTS } from '../../test/fakes/office-facts.ts'
import { type LiveSettings, readLiveSettings, sameLiveSettings, withLiveSettings } from './office-facts.ts'
import { writePriceMessage } from './price-wire.ts'

const { freshness } = OFFICE_FACTS
const eve = dayOf(Date.parse('2026-10-28T12:00:00+03:00'))
const special = [{ day: eve, name: 'Arife', hours: [{ from: '09:00', to: '13:00' }] }]
const hours = { ...OFFICE_FACTS.hours, special }
const notice = { text: 'Bugün 13.00’te kapanıyoruz.', until: { day: eve, time: '13:00' } }
const bare = writePriceMessage([], null, new Set(), 100)
const carried = (settings: unknown): unknown => ({ meta: { office: settings }, data: {} })

describe('the settings in a price message', () => {
  test('a page reads the same hours, limits and notice that the server wrote', () => {
    const heard: unknown = JSON.parse(JSON.stringify(withLiveSettings(bare, { hours, freshness, notice }, eve)))
    expect(readLiveSettings(heard)).toEqual({ hours, freshness, notice })
  })

  test('the server writes no other facts of the office and no past special days into a price message', () => {
    expect(withLiveSettings(bare, { ...OFFICE_FACTS, hours }, eve).meta.office).toEqual({ hours, freshness })
    const dayAfter = withLiveSettings(bare, { ...OFFICE_FACTS, hours }, addDays(eve, 1))
    expect(dayAfter.meta.office).toEqual({ hours: { ...hours, special: [] }, freshness })
  })

  test('a page reads a missing or malformed notice as null', () => {
    expect(readLiveSettings(carried({ hours, freshness }))).toEqual({ hours, freshness, notice: null })
    expect(readLiveSettings(carried({ hours, freshness, notice: { text: 7 } }))?.notice).toBeNull()
  })

  test.each([
    ['a message without them', bare],
    ['a raw provider message', { data: { USDTRY: { alis: '47.1', satis: '47.3' } } }],
    ['a number instead of an object', 7],
    ['a week of six days', carried({ hours: { ...hours, week: hours.week.slice(1) }, freshness })],
    [
      'opening hours that are not times',
      carried({ hours: { ...hours, week: hours.week.map(() => ({ from: 'nine', to: 18 })) }, freshness }),
    ],
    [
      'a special day with an invalid date',
      carried({ hours: { ...hours, special: [{ day: '2026-02-30', name: 'x', hours: [] }] }, freshness }),
    ],
    ['a limit that is text', carried({ hours, freshness: { live: '15', delayed: 60 } })],
  ])('a page reads no settings from %s', (_what, message) => {
    expect(readLiveSettings(message)).toBeNull()
  })

  test('sameLiveSettings compares settings by value', () => {
    const settings: LiveSettings = { hours, freshness, notice: null }
    expect(sameLiveSettings({ ...settings, hours: structuredClone(hours) }, settings)).toBe(true)
    expect(
      sameLiveSettings({ ...settings, freshness: { ...freshness, live: freshness.live + MINUTE } }, settings),
    ).toBe(false)
    expect(sameLiveSettings({ ...settings, notice }, settings)).toBe(false)
  })
})
