import { expect, test } from 'vitest'
import { fillPath, firstMatch, matchPath } from './match-path.ts'

test.each([
  ['/fiyat/USD', { kod: 'USD' }],
  ['/fiyat/CEYREK_YENI', { kod: 'CEYREK_YENI' }],
  ['/fiyat/', null],
  ['/fiyat/US%44', null],
  [`/fiyat/${'x'.repeat(65)}`, null],
  ['/fiyat/USD/', null],
  ['/mesajlar/USD', null],
])('matching %s with "/fiyat/:kod" gives %j', (path, params) => {
  expect(matchPath('/fiyat/:kod', path)).toEqual(params)
})

test('a path without parameters takes precedence, and the query is ignored', () => {
  const rows = [{ path: '/gecmis/:no' }, { path: '/gecmis/gun' }]
  expect(firstMatch(rows, '/gecmis/gun?gun=2026-08-01')).toEqual({ row: rows[1], params: {} })
  expect(firstMatch(rows, '/gecmis/12')).toEqual({ row: rows[0], params: { no: '12' } })
  expect(firstMatch(rows, '/yok')).toBeNull()
})

test('a filled path matches its pattern', () => {
  const pattern = '/kisiler/:kisi/cihaz/:cihaz/kaldir'
  const params = { kisi: 'ak', cihaz: 'x-1' }
  expect(matchPath(pattern, fillPath(pattern, params))).toEqual(params)
})
