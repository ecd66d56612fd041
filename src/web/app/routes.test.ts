import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGE_KEYS } from '#contract/paths.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { GOLD_OFFICE } from '../../../test/fakes/page-state.ts'
import { descriptionOf, documentTitle } from './head-texts.ts'
import { sourceOf } from './page-assets.ts'
import { routeAt, ROUTES } from './routes.tsx'

test('routeAt matches paths exactly', () => {
  expect(routeAt('/', OFFICE_FACTS)).toEqual({ key: 'home' })
  expect(routeAt('/cookie-policy', OFFICE_FACTS)).toEqual({ key: 'cookiePolicy' })
  expect(routeAt('/rates/usd', OFFICE_FACTS)).toEqual({ key: 'currency', code: 'USD' })
  for (const path of [
    '/rates/',
    '/Rates',
    '/constructor',
    '',
    '/rates/USD',
    '/rates/usdtry',
    '/rates/xau',
    '/rates/usd/',
    '/altin/',
  ])
    expect(routeAt(path, OFFICE_FACTS)).toEqual({ key: 'notFound' })
})

test('routeAt finds /altin only for an office with a gold board', () => {
  expect(routeAt('/altin', OFFICE_FACTS)).toEqual({ key: 'notFound' })
  expect(routeAt('/altin', GOLD_OFFICE)).toEqual({ key: 'gold' })
})

test('every page has a component, a title and a description', async () => {
  for (const key of [...PAGE_KEYS, 'notFound'] as const) {
    await ROUTES[key].page.load()
    expect(documentTitle({ key }, 'ANGÜN')).toMatch(/^.{4,} \| ANGÜN$/)
    expect(descriptionOf({ key }, OFFICE_FACTS)).toMatch(/\.$/)
  }
})

test('every page has the only component of its name, so that sourceOf finds its module in a build', () => {
  const modules = globSync('src/{web/pages/*,capabilities/*/site}/*Page.tsx')
  const manifest = Object.fromEntries(modules.map((file) => [file, { file }]))
  const named = Object.keys(ROUTES).map((key) => sourceOf(manifest, key))
  expect(named.toSorted()).toEqual(modules.filter((file) => !file.startsWith('src/web/pages/language/')).toSorted())
})
