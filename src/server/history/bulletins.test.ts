import { describe, expect, test } from 'vitest'
import type { Bulletin } from '#contract/bulletin.ts'
import { addDays, dayOf, HOUR, MINUTE } from '#domain/calendar.ts'
import type { Sides } from '#domain/quote.ts'
import { rate } from '#domain/rate.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { recordedLog } from '../../../test/fakes/recorded-log.ts'
import { nextAsking } from '../upstream/bulletin-watch.ts'
import { openBulletins } from './bulletins.ts'

const NOW = Date.parse('2026-08-04T16:00:00+03:00')
const bulletin = (at: number, sell: string): Bulletin => ({
  day: dayOf(at),
  rates: { USD: { buy: null, sell: rate(sell) } },
  fetchedAt: at,
})
const monday = bulletin(NOW - 24 * HOUR, '47.10')
const tuesday = bulletin(NOW, '47.20')

/** Both were made at four. */
const ofArchive = (each: Bulletin): Bulletin => ({ ...each, fetchedAt: each.fetchedAt - HOUR / 2 })

interface Opened {
  readonly clock?: FakeClock
  readonly save?: () => Promise<void>
  readonly currentSides?: readonly Sides[]
}

async function open(
  stored: Bulletin | null,
  { save = () => Promise.resolve(), currentSides = [], clock = fakeClock(NOW) }: Opened = {},
) {
  const saved: Bulletin[] = []
  const { log, lines } = recordedLog()
  const bulletins = await openBulletins({
    store: {
      newestBulletin: () => Promise.resolve(stored),
      officialRecord: (day) =>
        Promise.resolve({ bulletins: saved.filter((each) => each.day === day).slice(-1), daysOff: [], begins: null }),
      saveBulletins(all) {
        saved.push(...all)
        return save()
      },
    },
    currentSides: () => currentSides,
    clock,
    log,
  })
  let told = 0
  bulletins.subscribe(() => (told += 1))
  return { bulletins, saved, lines, told: () => told, rules: () => bulletins.doubts().map(({ rule }) => rule) }
}

test('the last bulletin outlives a restart while the bank is down', async () => {
  const { bulletins } = await open(monday)
  expect(bulletins.newest()).toEqual(monday)
})

test('logs both values if the bank corrects a rate', async () => {
  const { bulletins, saved, lines } = await open(null)
  const banknote = { buy: rate('47.00'), sell: rate('47.30') }
  const first = { ...tuesday, rates: { USD: { buy: rate('47.10'), sell: rate('47.20'), banknote } } }
  const corrected = { ...first, rates: { USD: { ...first.rates.USD, banknote: { ...banknote, sell: rate('47.31') } } } }
  for (const each of [first, first, corrected]) await bulletins.file(each)
  const logged = lines.filter(({ msg }) => msg === 'the central bank corrected a rate')
  expect(logged).toMatchObject([{ code: 'USD', before: first.rates.USD, after: corrected.rates.USD }])
  expect(saved.at(-1)?.rates).toEqual(corrected.rates)
})

test('one that was fetched while the clock was ahead was fetched now: at a start, and when the clock is set right', async () => {
  const ahead = { ...monday, fetchedAt: NOW + 20 * HOUR }
  expect((await open(ahead)).bulletins.newest()).toEqual({ ...monday, fetchedAt: NOW })
  const clock = fakeClock(NOW + 20 * HOUR)
  const { bulletins, told } = await open(ahead, { clock })
  expect(bulletins.newest()).toEqual(ahead)
  clock.set(NOW)
  expect(bulletins.newest()).toEqual({ ...monday, fetchedAt: NOW })
  expect(told()).toBe(1)
})

test('one of the archive was known since its own afternoon, so that a restart asks for today’s at once', async () => {
  const { bulletins, saved } = await open(null)
  await bulletins.file({ ...monday, fetchedAt: NOW - MINUTE })
  const known = bulletins.newest()
  expect(known?.fetchedAt).toBe(Date.parse('2026-08-03T15:30:00+03:00'))
  await expect.poll(() => saved).toEqual([known])
  expect(nextAsking(known?.fetchedAt ?? 0, known?.day ?? null)).toBeLessThan(NOW)
})

test('a newer bulletin is shown and stored; an older one that a cache still had is only stored', async () => {
  const { bulletins, saved, told } = await open(null)
  expect(bulletins.newest()).toBeNull()
  bulletins.take(tuesday)
  bulletins.take(monday)
  expect(bulletins.newest()).toEqual(tuesday)
  await expect.poll(() => saved).toEqual([tuesday, monday])
  expect(told()).toBe(1)
})

test('one of the archive is shown if no newer one is there, and only once it is stored', async () => {
  const { bulletins, saved, told } = await open(monday)
  await bulletins.file(tuesday)
  await bulletins.file(monday)
  expect(bulletins.newest()).toEqual(ofArchive(tuesday))
  await expect.poll(() => saved).toEqual([tuesday, monday].map(ofArchive))
  expect(told()).toBe(1)
  const refusing = await open(monday, { save: () => Promise.reject(new Error('disk full')) })
  await expect(refusing.bulletins.file(tuesday)).rejects.toThrow('disk full')
  expect(refusing.bulletins.newest()).toEqual(monday)
})

test('a bulletin is shown although the store refuses it', async () => {
  const { bulletins, lines } = await open(monday, { save: () => Promise.reject(new Error('disk full')) })
  bulletins.take(tuesday)
  await Promise.resolve()
  expect(bulletins.newest()).toEqual(tuesday)
  await expect.poll(() => JSON.stringify(lines)).toContain('disk full')
})

test('one that calls itself of tomorrow is not taken, and hides none of today', async () => {
  const { bulletins, saved, rules, lines } = await open(monday)
  bulletins.take({ ...tuesday, day: addDays(tuesday.day, 1) })
  bulletins.take({ ...tuesday, day: addDays(tuesday.day, 365_000) })
  expect(bulletins.newest()).toEqual(monday)
  expect(rules()).toEqual(['later-than-today'])
  expect(lines).toHaveLength(2)
  bulletins.take(tuesday)
  expect(bulletins.newest()).toEqual(tuesday)
  expect(rules()).toEqual([])
  await expect.poll(() => saved).toEqual([tuesday])
})

describe('a rate that cannot be believed', () => {
  const yen = (buy: string, sell: string) => ({ buy: rate(buy), sell: rate(sell) })
  const known: Bulletin = { ...monday, rates: { ...monday.rates, JPY: yen('30.05', '30.06') } }
  const next = (buy: string, sell: string): Bulletin => ({
    ...tuesday,
    rates: { ...tuesday.rates, JPY: yen(buy, sell) },
  })

  test.each([
    ['a unit of 1 with the figures of 100', '3005.00', '3005.99', 'far-from-before'],
    ['next to nothing', '0.0001', '0.0001', 'out-of-range'],
    ['beyond all measure', '99998', '99999', 'out-of-range'],
    ['a buy above the sell', '30.07', '30.06', 'buy-above-sell'],
  ])('%s: the last one stays, with its own day, and no other currency waits for it', async (_, buy, sell, rule) => {
    const { bulletins, saved, rules, lines } = await open(known)
    bulletins.take(next(buy, sell))
    expect(bulletins.newest()).toEqual({
      ...tuesday,
      rates: { ...tuesday.rates, JPY: { ...known.rates.JPY, day: known.day } },
    })
    await expect.poll(() => saved).toEqual([tuesday])
    expect(rules()).toEqual([rule])
    expect(lines).toMatchObject([{ rule, code: 'JPY', day: tuesday.day }])
  })

  test('is found out in the first bulletin ever: a hundred yen never cost ten dollars', async () => {
    const { bulletins, rules } = await open(null)
    bulletins.take(next('3005.00', '3005.99'))
    expect(bulletins.newest()).toEqual(tuesday)
    expect(rules()).toEqual(['out-of-range'])
  })

  test('since it came too far is believed when the office’s own source has come as far', async () => {
    const { bulletins, rules } = await open(known, { currentSides: [{ buy: rate('35.1'), sell: rate('35.6') }] })
    bulletins.take(next('35.10', '35.16'))
    expect(bulletins.newest()?.rates.JPY).toEqual(yen('35.10', '35.16'))
    expect(rules()).toEqual([])
  })

  test('is believed after some business days, if the bank stays with it', async () => {
    const lastWeek = { ...known, day: addDays(tuesday.day, -6) }
    const { bulletins } = await open(lastWeek)
    bulletins.take(next('35.10', '35.16'))
    expect(bulletins.newest()?.rates.JPY).toEqual(yen('35.10', '35.16'))
  })

  test('in the archive is measured against the day after it, and leaves its day without that rate', async () => {
    const { bulletins, saved } = await open(next('30.05', '30.06'))
    await bulletins.file({ ...known, rates: { ...known.rates, JPY: yen('3005.00', '3005.99') } })
    await expect.poll(() => saved).toEqual([ofArchive(monday)])
    expect(bulletins.newest()).toEqual(next('30.05', '30.06'))
  })
})

test('a currency that a bulletin lacks stays as it was known, and says of which day', async () => {
  const known = { ...monday, rates: { ...monday.rates, SAR: { buy: rate('12.60'), sell: null } } }
  const { bulletins, saved } = await open(known)
  bulletins.take(tuesday)
  const rates = { ...tuesday.rates, SAR: { ...known.rates.SAR, day: monday.day } }
  expect(bulletins.newest()).toEqual({ ...tuesday, rates })
  await expect.poll(() => saved).toEqual([tuesday])
  bulletins.take({ ...tuesday, rates: { ...tuesday.rates, SAR: { buy: rate('12.61'), sell: rate('12.64') } } })
  expect(bulletins.newest()?.rates.SAR).toEqual({ buy: rate('12.61'), sell: rate('12.64') })
})
