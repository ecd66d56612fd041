import fc from 'fast-check'

const BODIES = [
  '',
  '-1',
  'null',
  '"x"',
  '[]',
  '[null]',
  '{}',
  '["price_changed",null]',
  '17["price_changed",{}]',
  '{"sid":"a"}',
  '{"sid":"a","pingInterval":-1,"pingTimeout":1e999}',
  '{"sid":"a","pingInterval":"25000","pingTimeout":null}',
  '{"sid":"a","pingInterval":25000,"pingTi',
  '{"message":7}',
  '/',
  '/a,["price_changed",{}]',
  '1-["price_changed",{"_placeholder":true,"num":0}]',
] as const

const TYPES = [
  '',
  '0',
  '1',
  '2',
  '3',
  '5',
  '6',
  '7',
  'b',
  '-',
  '40',
  '41',
  '42',
  '43',
  '44',
  '45',
  '46',
  '47',
  '4x',
  '4',
]

/**
 * Packets that a broken or malicious server could send: every packet type of Engine.IO and Socket.IO and some unknown
 * ones, each with every kind of body.
 */
export const ENGINE_TEXTS: readonly string[] = TYPES.flatMap((type) => BODIES.map((body) => type + body))

/** Random frames: whole, truncated and mixed packets, other text, and bytes. */
export const anyFrame: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.constantFrom(...ENGINE_TEXTS),
  fc.tuple(fc.constantFrom(...TYPES), fc.json()).map(([type, json]) => type + json),
  fc.tuple(fc.constantFrom(...ENGINE_TEXTS), fc.nat(60)).map(([text, length]) => text.slice(0, length)),
  fc.string({ unit: 'binary' }),
  fc.uint8Array(),
)
