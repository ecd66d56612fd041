import { expect, test } from 'vitest'
import type { Declaration } from '#contract/settings/declaration.ts'
import { parseSettings } from '#contract/settings/parse-settings.ts'
import { DECLARED_FIELDS, sampleSettings } from '#contract/settings/settings-places.ts'
import { CAPABILITY_SETTINGS } from '../../../capabilities/settings.ts'
import { OFFICE } from './index.ts'

function declarationsIn(declaration: Declaration): readonly Declaration[] {
  return declaration.is === 'group'
    ? [declaration, ...Object.values(declaration.of).flatMap(declarationsIn)]
    : [declaration]
}

test('the sample of the declarations is a valid document', () => {
  expect(parseSettings(sampleSettings())).toMatchObject({ ok: true })
})

test('each declaration has a place of its own in the office file', () => {
  const places = declarationsIn(OFFICE).flatMap(({ words: { yaml } }) => yaml ?? [])
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
})

test('stored documents keep the paths of the core', () => {
  // A path that must change has a step of the schema, which moves what is stored.
  const codes = /(?<=^(?:margins|banknotes|metalGuards)\.)[^.]+(?:\.[^.]+)?$/
  const core = DECLARED_FIELDS.filter(({ path: [first = ''] }) => !(first in CAPABILITY_SETTINGS))
  const paths = core.map(({ path }) => path.join('.').replace(codes, '…'))
  expect([...new Set(paths)]).toMatchSnapshot()
})
