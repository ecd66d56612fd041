import { expect, test } from 'vitest'
import { fieldsOf } from '#contract/json.ts'
import { parseSettings } from '#contract/settings/parse-settings.ts'
import { sampleSettings } from '#contract/settings/settings-places.ts'

test('a stored document keeps the path of the setting and rejects another kind of value', () => {
  expect(parseSettings({ ...fieldsOf(sampleSettings()), sharing: true })).toMatchObject({
    ok: true,
    value: { sharing: true },
  })
  expect(parseSettings({ ...fieldsOf(sampleSettings()), sharing: 'evet' })).toMatchObject({ ok: false })
})
