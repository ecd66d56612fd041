import { expect, test } from 'vitest'
import { pickMeasure } from './margin-measure.ts'
import { rate } from './rate.ts'

const [price, bulletin, close] = ['47.4770', '47.2114', '46.9'].map((sell) => ({ buy: null, sell: rate(sell) }))

test('pickMeasure prefers the price, then the bulletin, then the last close', () => {
  expect(pickMeasure({ price, bulletin, close })).toEqual({ kind: 'price', sides: price })
  expect(pickMeasure({ price: undefined, bulletin, close })).toEqual({ kind: 'bulletin', sides: bulletin })
  expect(pickMeasure({ price: undefined, bulletin: null, close })).toEqual({ kind: 'close', sides: close })
  expect(pickMeasure({ price: undefined, bulletin: null, close: undefined })).toBeNull()
})
