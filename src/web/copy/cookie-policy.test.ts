import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseDay } from '#domain/calendar.ts'
import { cookiePolicy, shortDate } from './cookie-policy.ts'

test('the policy writes dates like the Turkish locale', () => {
  const day = parseDay('2026-08-03')
  if (!day.ok) throw new Error('the day must parse')
  expect(shortDate(day.value)).toBe(new Date('2026-08-03T12:00:00Z').toLocaleDateString('tr-TR', { timeZone: 'UTC' }))
})

test('the policy has nine numbered sections', () => {
  const titles = Object.values(cookiePolicy).flatMap((part) => (typeof part === 'object' ? [part.title] : []))
  expect(titles.map((title) => title.split('.')[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

describe('the list of stored keys', () => {
  const listed: readonly string[] = cookiePolicy.types.entries.map(({ name }) => name)
  const sources = new Map(
    globSync(['src/{web,worker}/**/*.{ts,tsx}', 'public/*.js'])
      .filter((path) => !/\.test\.tsx?$|\/copy\//.test(path))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  )

  test('only one module of the site and head.js use browser storage, and the module accepts only listed keys', () => {
    const storage = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)\b/
    // The panel has an origin of its own, which no visitor opens.
    const ofSite = [...sources].filter(([path]) => path !== 'src/web/panel/state/kept-acts.ts')
    const keepers = ofSite.filter(([, text]) => storage.test(text)).map(([path]) => path)
    expect(keepers.toSorted()).toEqual(['public/head.js', 'src/web/ui/browser-storage.ts'])
    // The compiler checks the rest: `StoredKey` is derived from the list.
    expect(sources.get('src/web/ui/browser-storage.ts')).toContain('function writeStored(key: StoredKey,')
  })

  test('the list contains every key that head.js reads or writes', () => {
    const uses = [...(sources.get('public/head.js') ?? '').matchAll(/localStorage(?:\.[gs]etItem\('(\w+)')?/g)]
    const keys = uses.map(([, key]) => key)
    expect(new Set(keys)).toEqual(new Set(['theme', 'cookieConsent', 'analyticsCookies', 'advertisingCookies']))
    expect(listed).toEqual(expect.arrayContaining(keys))
  })

  test('the list has no key that the code no longer uses', () => {
    const code = [...sources.values()].join('')
    expect(listed.filter((name) => !code.includes(`'${name}'`))).toEqual([])
  })
})
