import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readPriceMessage } from '../src/contract/price-wire.ts'
import { INSTRUMENT_IDS } from '../src/domain/instrument.ts'
import { INSTRUMENTS } from '../src/domain/instruments.ts'
import { readPacket } from '../src/server/upstream/engine-packet.ts'
import { ISTANBUL } from './fakes/istanbul.ts'
import { commandBlocks } from './operations/guide.ts'

const OPERATIONS = 'docs/operations.md'

describe('what the guide says of the provider', () => {
  const instruments = INSTRUMENT_IDS.map((code) => INSTRUMENTS[code])
  const [frame = ''] = commandBlocks(OPERATIONS, 'What the provider sends')

  test('its frame is read as it stands there, yen brought to a hundred', () => {
    const packet = readPacket(frame.trim())
    expect(packet).toMatchObject({ ok: true, value: { kind: 'event', name: 'price_changed' } })
    const body = packet.ok && packet.value.kind === 'event' ? packet.value.body : null
    const message = readPriceMessage(body, instruments, 1, ISTANBUL)
    const prices = message.ok ? message.value.prices : []
    expect(prices.map(({ code, buy, sell, time }) => [code, buy, sell, time])).toEqual([
      ['USD', { ok: true, value: 48_115_000 }, { ok: true, value: 48_362_000 }, { kind: 'at', at: AT }],
      ['JPY', { ok: true, value: 30_090_000 }, { ok: true, value: 30_690_000 }, { kind: 'absent' }],
      ['CEYREK_YENI', { ok: true, value: 9_978_000_000 }, { ok: true, value: 10_095_000_000 }, { kind: 'absent' }],
    ])
    expect(message).toMatchObject({ value: { sourceTime: 1_789_370_130_412 } })
  })

  test('every code that is read is named, and no other', () => {
    const [, section = ''] = readFileSync(OPERATIONS, 'utf8').split('Codes of currencies: ')
    const [codes = ''] = section.split('Whatever else')
    const named = [...codes.matchAll(/`([A-Z\d_]+)`/g)].map(([, code = '']) => code)
    expect(named.toSorted()).toEqual(instruments.map(({ wireName }) => wireName).toSorted())
  })
})

/** 14 September 2026, 10:15:30 in Istanbul */
const AT = Date.UTC(2026, 8, 14, 7, 15, 30)
