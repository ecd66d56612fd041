import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFrame, ENGINE_TEXTS } from '../../../test/fakes/engine-texts.ts'
import { sampleText } from '../../../test/fakes/samples.ts'
import { readPacket } from './engine-packet.ts'

describe('a packet of the provider', () => {
  test.each([
    ['0{"sid":"a","upgrades":[],"pingInterval":25000,"pingTimeout":20000}', { kind: 'open', pingedWithin: 45_000 }],
    ['1', { kind: 'close' }],
    ['2', { kind: 'ping' }],
    ['2probe', { kind: 'ping' }],
    ['3', { kind: 'other' }],
    ['6', { kind: 'other' }],
    ['40{"sid":"b"}', { kind: 'welcome' }],
    ['40/,{"sid":"b"}', { kind: 'welcome' }],
    ['40/gold,{"sid":"b"}', { kind: 'other' }],
    ['41', { kind: 'goodbye' }],
    ['41/gold,', { kind: 'other' }],
    ['41/gold', { kind: 'other' }],
    ['42["price_changed",{"a":1}]', { kind: 'event', name: 'price_changed', body: { a: 1 } }],
    ['42/,["price_changed",{"a":1}]', { kind: 'event', name: 'price_changed', body: { a: 1 } }],
    ['4217["price_changed",7]', { kind: 'event', name: 'price_changed', body: 7 }],
    ['42["price_changed"]', { kind: 'event', name: 'price_changed', body: undefined }],
    ['42/gold,["price_changed",{}]', { kind: 'other' }],
    ['4317[]', { kind: 'other' }],
    ['44{"message":"not you"}', { kind: 'refusal', words: 'not you' }],
    ['44', { kind: 'refusal', words: '' }],
    ['451-["price_changed",{"_placeholder":true,"num":0}]', { kind: 'other' }],
  ])('readPacket reads %j', (text, packet) => {
    expect(readPacket(text)).toEqual({ ok: true, value: packet })
  })

  test.each([
    ['', 'unknown-packet'],
    ['7', 'unknown-packet'],
    ['4', 'unknown-packet'],
    ['47', 'unknown-packet'],
    ['<html>', 'unknown-packet'],
    ['0', 'broken-handshake'],
    ['0[]', 'broken-handshake'],
    ['0null', 'broken-handshake'],
    ['0{"sid":"a"}', 'broken-handshake'],
    ['0{"sid":"a","pingInterval":"25000","pingTimeout":20000}', 'broken-handshake'],
    ['40', 'broken-welcome'],
    ['40null', 'broken-welcome'],
    ['42', 'broken-event'],
    ['42[]', 'broken-event'],
    ['42[7]', 'broken-event'],
    ['42{"0":"price_changed"}', 'broken-event'],
    ['42["price_changed",{"data":', 'broken-event'],
    [`42["price_changed",${'['.repeat(20_000)}`, 'too-many-values'],
    [`0${'['.repeat(20_000)}`, 'broken-handshake'],
  ])('readPacket rejects %j: %s', (text, error) => {
    expect(readPacket(text)).toEqual({ ok: false, error })
  })

  test.each([
    ['-1', '-1', 2000],
    ['0', '20000', 21_000],
    ['1e999', '1e999', 240_000],
    ['120000', '20000', 140_000],
  ])(
    'readPacket limits a ping interval of %s ms and a timeout of %s ms to %i ms in total',
    (interval, patience, within) => {
      const packet = readPacket(`0{"sid":"a","pingInterval":${interval},"pingTimeout":${patience}}`)
      expect(packet).toEqual({ ok: true, value: { kind: 'open', pingedWithin: within } })
    },
  )

  test('readPacket reads a recorded frame as an event with prices', () => {
    expect(readPacket(sampleText('price-changed.frame').trim())).toMatchObject({
      ok: true,
      value: { kind: 'event', name: 'price_changed', body: { data: { USDTRY: {} } } },
    })
  })

  test('readPacket does not throw for any text', () => {
    for (const text of ENGINE_TEXTS) expect(typeof readPacket(text).ok).toBe('boolean')
    const long = fc
      .tuple(fc.constantFrom(...ENGINE_TEXTS), fc.constantFrom('[', '{"a":', '1', '/', '"', ','))
      .map(([start, filling]) => start + filling.repeat(100_000))
    const texts = fc.oneof({ weight: 20, arbitrary: anyFrame.map(String) }, { weight: 1, arbitrary: long })
    fc.assert(fc.property(texts, (text) => typeof readPacket(text).ok === 'boolean'))
  })
})
