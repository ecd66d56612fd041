import { describe, expect, test } from 'vitest'
import { readHours } from './spelling.ts'

const MORNING = { from: '09:00', to: '12:30' }
const AFTERNOON = { from: '13:15', to: '18:00' }

describe('hours as people write them', () => {
  test.each([
    '9-12.30',
    '9–12.30',
    '09:00–12:30',
    ' 9.00 — 12.30 ',
    '9 - 12:30',
    '09.00−12.30',
    '0900-1230',
    '9:00‑12.30',
  ])('one span is read from %j', (written) => {
    expect(readHours(written)).toEqual([MORNING])
  })

  test.each([
    '9-12.30, 13.15-18',
    '9-12.30,13.15-18',
    '09:00–12:30; 13:15–18:00',
    '9 - 12.30 ve 13.15 - 18',
    '9-12.30 13.15-18',
    '9–12.30 / 13.15–18.00',
    '9-12.30 + 13.15-18',
  ])('two spans are read from %j', (written) => {
    expect(readHours(written)).toEqual([MORNING, AFTERNOON])
  })

  test.each(['kapalı', 'KAPALI', ' Kapali '])('%j is a closed day', (written) => {
    expect(readHours(written)).toEqual([])
  })

  test.each(['', '9', '9-', '9-12-18', '9-25', '9-12.60', '9-12.5', '9 12.30', 'öğlene kadar', '9-12.30, '])(
    '%j is no hours',
    (written) => {
      expect(readHours(written)).toBeUndefined()
    },
  )
})
