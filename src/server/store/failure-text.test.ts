import { expect, test } from 'vitest'
import { storeFailureText } from './failure-text.ts'
import { StoreFailure } from './store-failure.ts'

test.each([
  ['SQLITE_FULL', 'database or disk is full', 'disk dolu (“database or disk is full”, SQLITE_FULL)'],
  ['SQLITE_BUSY', 'database is locked', 'başka bir program kullanıyor (“database is locked”, SQLITE_BUSY)'],
  ['SQLITE_IOERR_WRITE', 'disk I/O error', 'disk okunamıyor ya da yazılamıyor (“disk I/O error”, SQLITE_IOERR_WRITE)'],
  ['EACCES', "permission denied, open '/x'", "yetki yok (“permission denied, open '/x'”, EACCES)"],
  ['ECONNREFUSED', 'connect ECONNREFUSED', 'bağlantı reddedildi (“connect ECONNREFUSED”, ECONNREFUSED)'],
  ['POSTGRES_53300', 'too many clients', 'bağlantıların hepsi dolu (“too many clients”, POSTGRES_53300)'],
  ['POSTGRES_22003', 'a\nb', 'veritabanı bunu yapamadı (“a b”, POSTGRES_22003)'],
  [
    'SETTINGS',
    'version 2 of the settings is damaged',
    'kurum ayarlarının bir sürümü bozuk (“version 2 of the settings is damaged”, SETTINGS)',
  ],
])('storeFailureText explains %s in Turkish and quotes the message', (code, message, text) => {
  expect(storeFailureText(new StoreFailure(code, message))).toBe(text)
})

test('storeFailureText does not show messages that its Turkish text replaces', () => {
  expect(storeFailureText(StoreFailure.newer(9, 8))).toBe('bu programdan daha yeni bir sürümün')
  expect(storeFailureText(new StoreFailure('EMPTY', 'the database has no schema'))).toBe('içinde kayıt yok')
})
