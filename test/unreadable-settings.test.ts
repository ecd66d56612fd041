import { expect, test } from 'vitest'
import { PAGE_PATHS } from '../src/contract/page-paths.ts'
import { readStoredSettings } from '../src/contract/settings/parse-settings.ts'
import { officeOf } from '../src/server/settings/office-in-force.ts'
import { render } from '../src/web/app/entry.server.tsx'
import { pageState } from './fakes/page-state.ts'

/** The office of a release that can read nothing of what another release stored. */
const office = officeOf(readStoredSettings({}).value, new Set())

test('no price is offered if no margin can be read', () => {
  expect([...office.pricing.halted]).toEqual(office.pricing.selection)
})

test.each(PAGE_PATHS)('the page %s shows nothing wrong if no setting can be read', (path) => {
  const { status, html } = render(path, pageState(null, { office: office.facts }), null)
  expect(status).toBe(200)
  const words = html.replaceAll(/<(script|style)[^]*?<\/\1>|<[^>]+>/g, ' ')
  expect(words).not.toMatch(/undefined|NaN|\bnull\b|Infinity|\[object/)
})
