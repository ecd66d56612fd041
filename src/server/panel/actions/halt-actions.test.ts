import { expect, test } from 'vitest'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { panelUnderTest } from '../../../../test/fakes/panel-under-test.ts'

test('resuming the last offered price also ends the halt of prices that the office does not offer', async () => {
  await using panel = await panelUnderTest()
  const kemal = await panel.person('Kemal Aydın', 'yonetici')
  await kemal.act('halt', { codes: ['SAR'], reason: 'Nakit yok' })
  await kemal.act('halt', { codes: null, reason: '' })
  expect(panel.office.halts()).toHaveLength(INSTRUMENT_IDS.length)
  const seen = panel.office.halts().flatMap(({ acts }) => acts)
  await kemal.act('resume', { codes: ['USD'], seen })
  expect(panel.office.halts()).toHaveLength(INSTRUMENT_IDS.length - 1)
  await kemal.act('resume', { codes: CURRENCY_CODES.filter((code) => code !== 'USD' && code !== 'SAR'), seen })
  expect(panel.office.halts().map(({ code }) => code)).toEqual(['SAR'])
  expect((await kemal.state('/')).body).toMatchObject({
    lastStop: { by: 'Kemal Aydın', ended: { by: 'Kemal Aydın' } },
  })
  const { body } = await kemal.state('/gecmis')
  const lines = body.kind === 'history' ? body.entries.map((entry) => entry.lines[0]) : []
  expect(lines).toContain('Bütün fiyatlar durduruldu')
})
