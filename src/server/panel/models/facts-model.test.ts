import { expect, test } from 'vitest'
import type { FactForm } from '#contract/panel/pages/facts-page.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { SNAPSHOT } from '../../../../test/fakes/health.ts'
import { OFFICE_SETTINGS, settingsWith } from '../../../../test/fakes/office-settings.ts'
import { judgeSnapshot } from '../../health/health.ts'
import { factsPage } from './facts-model.ts'

const NOW = Date.parse('2026-08-03T17:12:08+03:00')

function formOf(title: string, settings: OfficeSettings): FactForm | undefined {
  const { sections } = factsPage(judgeSnapshot(SNAPSHOT, NOW), settings)
  return sections.flatMap(({ forms }) => forms).find((form) => form.title === title)
}

test('the form of the registry has all its fields if the office has no registry', () => {
  const form = formOf('Bilgi Toplumu Hizmetleri', settingsWith({ path: ['licence', 'registry'] }))
  expect(form?.fields.map(({ path, text }) => [path, text])).toEqual(
    ['number', 'mersis', 'seat', 'capital', 'board', 'auditor', 'announcements'].map((name) => [
      `licence.registry.${name}`,
      '',
    ]),
  )
})

test('the form of a value that the panel can change only once has no fields after the change', () => {
  const fieldsOf = (sample: boolean) => formOf('Örnek veri', { ...OFFICE_SETTINGS, sample })?.fields
  expect(fieldsOf(true)).toMatchObject([{ path: 'sample', control: { choices: ['evet', 'hayır'] } }])
  expect(fieldsOf(false)).toEqual([])
})
