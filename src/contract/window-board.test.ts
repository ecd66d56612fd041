import { describe, expect, test } from 'vitest'
import { isBar } from '#domain/gold/bars.ts'
import { METAL_CODES } from '#domain/instrument.ts'
import { readWindowChoice, windowMetals, writeWindowChoice } from './window-board.ts'

const read = (search: string, kept: string, hasGold: boolean) =>
  readWindowChoice(new URLSearchParams(search), new URLSearchParams(kept), hasGold)

const USUAL = { pano: 'doviz', tema: 'gece', boy: '2' }

describe('the choice of a window screen', () => {
  test('the address of the page sets the board, the theme and the size', () => {
    const choice = { pano: 'doviz,altin', tema: 'gunduz', boy: '3' }
    expect(read('?pano=doviz,altin&tema=gunduz&boy=3', '', true)).toEqual(choice)
    expect(read('?pano=doviz%2Caltin&tema=gunduz&boy=3', '', true)).toEqual(choice)
  })

  test('the stored choice applies to each part that the address does not set', () => {
    const kept = writeWindowChoice({ pano: 'altin', tema: 'saat', boy: '1' })
    expect(read('', kept, true)).toEqual({ pano: 'altin', tema: 'saat', boy: '1' })
    expect(read('?tema=gece', kept, true)).toEqual({ pano: 'altin', tema: 'gece', boy: '1' })
  })

  test('the default choice replaces missing and invalid values', () => {
    expect(read('', '', true)).toEqual(USUAL)
    expect(read('?pano=gumus&tema=mor&boy=9', 'x', true)).toEqual(USUAL)
  })

  test('the screen shows currencies if the office has no gold board', () => {
    expect(read('?pano=altin', '', false)).toEqual(USUAL)
  })
})

test('the window board shows at most eight gold products, in a fixed order of preference', () => {
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
