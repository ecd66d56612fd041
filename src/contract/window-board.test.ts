import { describe, expect, test } from 'vitest'
import { isBar } from '#domain/gold/bars.ts'
import { METAL_CODES } from '#domain/instrument.ts'
import { readWindowChoice, windowMetals, writeWindowChoice } from './window-board.ts'

const read = (search: string, kept: string, hasGold: boolean) =>
  readWindowChoice(new URLSearchParams(search), new URLSearchParams(kept), hasGold)

const USUAL = { pano: 'doviz', tema: 'gece', boy: '2' }

describe('what a screen in the window shows', () => {
  test('is asked for by its address', () => {
    const choice = { pano: 'doviz,altin', tema: 'gunduz', boy: '3' }
    expect(read('?pano=doviz,altin&tema=gunduz&boy=3', '', true)).toEqual(choice)
    expect(read('?pano=doviz%2Caltin&tema=gunduz&boy=3', '', true)).toEqual(choice)
  })

  test('is what was last set on it, where the address names nothing', () => {
    const kept = writeWindowChoice({ pano: 'altin', tema: 'saat', boy: '1' })
    expect(read('', kept, true)).toEqual({ pano: 'altin', tema: 'saat', boy: '1' })
    expect(read('?tema=gece', kept, true)).toEqual({ pano: 'altin', tema: 'gece', boy: '1' })
  })

  test('is the usual where nobody chose, or nobody understands the choice', () => {
    expect(read('', '', true)).toEqual(USUAL)
    expect(read('?pano=gumus&tema=mor&boy=9', 'x', true)).toEqual(USUAL)
  })

  test('is currencies where the office has no gold board', () => {
    expect(read('?pano=altin', '', false)).toEqual(USUAL)
  })
})

test('of gold, a window shows eight products: what people ask for there, and then what else is sold by the piece', () => {
  expect(windowMetals({ traded: ['AYAR22', 'CEYREK_ESKI', 'KULCE10', 'KULCEALTIN'] })).toEqual([
    'KULCEALTIN',
    'KULCE10',
    'CEYREK_ESKI',
  ])
  const all = METAL_CODES.filter((code) => !isBar(code))
  expect(windowMetals({ traded: all })).toEqual([
    'KULCEALTIN',
    'CEYREK_YENI',
    'CEYREK_ESKI',
    'YARIM_YENI',
    'YARIM_ESKI',
    'TEK_YENI',
    'TEK_ESKI',
    'ATA_YENI',
  ])
  expect(windowMetals(undefined)).toEqual([])
})
