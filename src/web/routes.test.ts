import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routeAt, ROUTES } from './routes.tsx'

test('paths are matched exactly: the page shown and the status sent never disagree', () => {
  expect(routeAt('/')).toBe('home')
  expect(routeAt('/cookie-policy')).toBe('cookiePolicy')
  expect(['/rates/', '/Rates', '/constructor', ''].map(routeAt)).toEqual(Array(4).fill('notFound'))
})

test('every page is named as the build names it', () => {
  const named = Object.values(ROUTES).flatMap(({ source, pictures }) => [
    source,
    ...pictures.map((picture) => picture.source),
  ])
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})
