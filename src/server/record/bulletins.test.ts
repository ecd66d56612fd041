import { expect, test } from 'vitest'
import type { Bulletin } from '#contract/central-bank.ts'
import { dayOf, HOUR } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { ISTANBUL } from '../../../test/fakes/istanbul.ts'
import { createLog } from '../run/log.ts'
import { openBulletins } from './bulletins.ts'

const NOW = Date.parse('2026-08-04T16:00:00+03:00')
const bulletin = (at: number, sell: string): Bulletin => ({
  day: dayOf(at, ISTANBUL),
  rates: { USD: { buy: null, sell: rate(sell) } },
  fetchedAt: at,
})
const monday = bulletin(NOW - 24 * HOUR, '47.10')
const tuesday = bulletin(NOW, '47.20')

async function open(stored: Bulletin | null, save: () => Promise<void> = () => Promise.resolve()) {
  const saved: Bulletin[] = []
  const logged: string[] = []
  const bulletins = await openBulletins(
    {
      newestBulletin: () => Promise.resolve(stored),
      saveBulletins(all) {
        saved.push(...all)
        return save()
      },
    },
    createLog({ write: (line) => logged.push(line) }),
  )
  let told = 0
  bulletins.subscribe(() => (told += 1))
  return { bulletins, saved, logged, told: () => told }
}

test('the last bulletin outlives a restart while the bank is down', async () => {
  const { bulletins } = await open(monday)
  expect(bulletins.newest()).toBe(monday)
})

test('a newer bulletin is shown and stored; an older one that a cache still had is only stored', async () => {
  const { bulletins, saved, told } = await open(null)
  expect(bulletins.newest()).toBeNull()
  bulletins.take(tuesday)
  bulletins.take(monday)
  expect(bulletins.newest()).toBe(tuesday)
  expect(saved).toEqual([tuesday, monday])
  expect(told()).toBe(1)
})

test('one of the archive is shown if no newer one is there, and only once it is stored', async () => {
  const { bulletins, saved, told } = await open(monday)
  await bulletins.file(tuesday)
  await bulletins.file(monday)
  expect(bulletins.newest()).toBe(tuesday)
  expect(saved).toEqual([tuesday, monday])
  expect(told()).toBe(1)
  const refusing = await open(monday, () => Promise.reject(new Error('disk full')))
  await expect(refusing.bulletins.file(tuesday)).rejects.toThrow('disk full')
  expect(refusing.bulletins.newest()).toBe(monday)
})

test('a bulletin is shown although the store refuses it', async () => {
  const { bulletins, logged } = await open(monday, () => Promise.reject(new Error('disk full')))
  bulletins.take(tuesday)
  await Promise.resolve()
  expect(bulletins.newest()).toBe(tuesday)
  expect(logged.join('')).toContain('disk full')
})
