import { describe, expect, test } from 'vitest'
import type { Bulletin } from '#contract/bulletin.ts'
import { addDays, dayOf, HOUR, MINUTE } from '#domain/calendar.ts'
import type { Sides } from '#domain/quote.ts'
import { rate } from '#domain/rate.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { recordedLog } from '../../../test/fakes/recorded-log.ts'
import { openBulletins } from './bulletins.ts'

const NOW = Date.parse('2026-08-04T16:00:00+03:00')
const bulletin = (at: number, sell: string): Bulletin => ({
  day: dayOf(at),
  rates: { USD: { buy: null, sell: rate(sell) } },
  fetchedAt: at,
})
const monday = bulletin(NOW - 24 * HOUR, '47.10')
const tuesday = bulletin(NOW, '47.20')

/** Files bulletins as of 15:30, while both samples were fetched at 16:00. */
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
  let published = 0
  bulletins.subscribe(() => (published += 1))
  return {
    bulletins,
    saved,
    lines,
    published: () => published,
    rules: () => bulletins.doubts().map(({ rule }) => rule),
  }
}

test('the server has the stored bulletin after a restart', async () => {
  const { bulletins } = await open(monday)
  expect(bulletins.newest()).toEqual(monday)
})

test('the server logs both values if the bank corrects a rate', async () => {
  const { bulletins, saved, lines } = await open(null)
  const banknote = { buy: rate('47.00'), sell: rate('47.30') }
  const first = { ...tuesday, rates: { USD: { buy: rate('47.10'), sell: rate('47.20'), banknote } } }
  const corrected = { ...first, rates: { USD: { ...first.rates.USD, banknote: { ...banknote, sell: rate('47.31') } } } }
  for (const each of [first, first, corrected]) await bulletins.file(each)
  const logged = lines.filter(({ msg }) => msg === 'central bank rate corrected')
  expect(logged).toMatchObject([{ code: 'USD', before: first.rates.USD, after: corrected.rates.USD }])
  expect(saved.at(-1)?.rates).toEqual(corrected.rates)
})

test('the newest bulletin keeps its banknote rates, also if another source without them sends the same day', async () => {
  const banknote = { buy: rate('47.00'), sell: rate('47.30') }
  const account = { buy: rate('47.10'), sell: rate('47.20') }
  const { bulletins } = await open(monday)
  bulletins.take({ ...tuesday, rates: { USD: { ...account, banknote } } })
  bulletins.take({ ...tuesday, rates: { USD: account } })
  expect(bulletins.newest()?.rates.USD).toEqual({ ...account, banknote })
  bulletins.take({ ...tuesday, day: addDays(tuesday.day, -1) })
  expect(bulletins.newest()?.rates.USD).toEqual({ ...account, banknote })
})

test('a fetch time in the future is replaced by the current time', async () => {
  const ahead = { ...monday, fetchedAt: NOW + 20 * HOUR }
  expect((await open(ahead)).bulletins.newest()).toEqual({ ...monday, fetchedAt: NOW })
  const clock = fakeClock(NOW + 20 * HOUR)
  const { bulletins, published } = await open(ahead, { clock })
  expect(bulletins.newest()).toEqual(ahead)
  clock.set(NOW)
  expect(bulletins.newest()).toEqual({ ...monday, fetchedAt: NOW })
  expect(published()).toBe(1)
})

test('a bulletin of the archive counts as fetched at 15:30 of its day', async () => {
  const { bulletins, saved } = await open(null)
  await bulletins.file({ ...monday, fetchedAt: NOW - MINUTE })
  const known = bulletins.newest()
  expect(known?.fetchedAt).toBe(Date.parse('2026-08-03T15:30:00+03:00'))
  await expect.poll(() => saved).toEqual([known])
})

test('the server shows a newer bulletin and only stores an older one', async () => {
  const { bulletins, saved, published } = await open(null)
  expect(bulletins.newest()).toBeNull()
  bulletins.take(tuesday)
  bulletins.take(monday)
  expect(bulletins.newest()).toEqual(tuesday)
  await expect.poll(() => saved).toEqual([tuesday, monday])
  expect(published()).toBe(1)
})

test('the server shows a bulletin of the archive if it is the newest and is stored', async () => {
  const { bulletins, saved, published } = await open(monday)
  await bulletins.file(tuesday)
  await bulletins.file(monday)
  expect(bulletins.newest()).toEqual(ofArchive(tuesday))
  await expect.poll(() => saved).toEqual([tuesday, monday].map(ofArchive))
  expect(published()).toBe(1)
  const refusing = await open(monday, { save: () => Promise.reject(new Error('disk full')) })
  await expect(refusing.bulletins.file(tuesday)).rejects.toThrow('disk full')
  expect(refusing.bulletins.newest()).toEqual(monday)
})

test('the server shows a fetched bulletin even if it cannot store it', async () => {
  const { bulletins, lines } = await open(monday, { save: () => Promise.reject(new Error('disk full')) })
  bulletins.take(tuesday)
  await Promise.resolve()
  expect(bulletins.newest()).toEqual(tuesday)
  await expect.poll(() => JSON.stringify(lines)).toContain('disk full')
})

test('the server rejects a bulletin of tomorrow and then accepts one of today', async () => {
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

describe('an implausible rate', () => {
  const yen = (buy: string, sell: string) => ({ buy: rate(buy), sell: rate(sell) })
  const known: Bulletin = { ...monday, rates: { ...monday.rates, JPY: yen('30.05', '30.06') } }
  const next = (buy: string, sell: string): Bulletin => ({
    ...tuesday,
    rates: { ...tuesday.rates, JPY: yen(buy, sell) },
  })

  test.each([
    ['a rate per 100 with a unit of 1', '3005.00', '3005.99', 'far-from-before'],
    ['a rate near zero', '0.0001', '0.0001', 'out-of-range'],
    ['an excessive rate', '99998', '99999', 'out-of-range'],
    ['a buy rate above the sell rate', '30.07', '30.06', 'buy-above-sell'],
  ])('%s is replaced by the last rate with its own day', async (_, buy, sell, rule) => {
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

  test('an implausible rate is rejected in the very first bulletin', async () => {
    const { bulletins, rules } = await open(null)
    bulletins.take(next('3005.00', '3005.99'))
    expect(bulletins.newest()).toEqual(tuesday)
    expect(rules()).toEqual(['out-of-range'])
  })

  test('a large move is accepted if the office’s source has moved as far', async () => {
    const { bulletins, rules } = await open(known, { currentSides: [{ buy: rate('35.1'), sell: rate('35.6') }] })
    bulletins.take(next('35.10', '35.16'))
    expect(bulletins.newest()?.rates.JPY).toEqual(yen('35.10', '35.16'))
    expect(rules()).toEqual([])
  })

  test('a large move is accepted after several business days', async () => {
    const lastWeek = { ...known, day: addDays(tuesday.day, -6) }
    const { bulletins } = await open(lastWeek)
    bulletins.take(next('35.10', '35.16'))
    expect(bulletins.newest()?.rates.JPY).toEqual(yen('35.10', '35.16'))
  })

  test('an implausible rate in the archive is compared with the next day and left out', async () => {
    const { bulletins, saved } = await open(next('30.05', '30.06'))
    await bulletins.file({ ...known, rates: { ...known.rates, JPY: yen('3005.00', '3005.99') } })
    await expect.poll(() => saved).toEqual([ofArchive(monday)])
    expect(bulletins.newest()).toEqual(next('30.05', '30.06'))
  })
})

test('a currency that is missing in a bulletin keeps its last rate with its own day', async () => {
  const known = { ...monday, rates: { ...monday.rates, SAR: { buy: rate('12.60'), sell: null } } }
  const { bulletins, saved } = await open(known)
  bulletins.take(tuesday)
  const rates = { ...tuesday.rates, SAR: { ...known.rates.SAR, day: monday.day } }
  expect(bulletins.newest()).toEqual({ ...tuesday, rates })
  await expect.poll(() => saved).toEqual([tuesday])
  bulletins.take({ ...tuesday, rates: { ...tuesday.rates, SAR: { buy: rate('12.61'), sell: rate('12.64') } } })
  expect(bulletins.newest()?.rates.SAR).toEqual({ buy: rate('12.61'), sell: rate('12.64') })
})
