import { expect, test } from 'vitest'
import type { StorePlace } from '../runtime/index.ts'
import { answerLines } from './office-change.ts'

const file: StorePlace = { kind: 'file', file: '/var/lib/angun/office.sqlite' }
const address = {
  host: 'db',
  port: 5432,
  database: 'angun',
  user: 'angun',
  password: undefined,
  tls: { mode: 'disable' },
} as const
const database: StorePlace = { kind: 'database', holds: 'office', address }

const admin = { host: '127.0.0.1', port: 4101 }

test('a site that has not taken a text may read another file, or not reach the database where texts lie', () => {
  expect(answerLines({ kind: 'late' }, { store: file, admin })).toEqual([
    'Dosyaya yazıldı, ama site henüz almadı; başka bir dosyayı okuyor olabilir (OFFICE_FILE): npm run office -- status',
  ])
  expect(answerLines({ kind: 'late' }, { store: database, admin })).toEqual([
    'Veritabanına yazıldı, ama buradaki kopya henüz almadı; veritabanına ulaşamıyor olabilir: npm run office -- status',
  ])
})

test('where nobody answers, the text is taken at the next start, or by the other replicas', () => {
  const silence = { kind: 'no-answer' } as const
  expect(answerLines(silence, { store: file, admin })).toEqual([
    'Dosyaya yazıldı. Site çalışmıyor ya da yanıt vermiyor (http://127.0.0.1:4101); açıldığında geçerli olur.',
  ])
  expect(answerLines(silence, { store: database, admin })).toEqual([
    'Veritabanına yazıldı; sitenin kopyaları iki saniye içinde alır. Buradaki yanıt vermiyor (http://127.0.0.1:4101).',
  ])
})
