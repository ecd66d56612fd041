import { expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { auditRecord } from './audit.ts'
import { writeEmails } from './outgoing-emails.ts'

const NINE = Date.parse('2026-08-03T09:00:00+03:00')

test('audit lines of the same five minutes share one email, and a line break in a name is removed', async () => {
  const act = { id: 'a', via: 'panel', about: 'people' } as const
  const records = [
    auditRecord({ ...act, at: NINE, by: 'Kemal\nAydın', text: 'Ayşe Yılmaz eklendi; yetkisi: fiyat yetkilisi' }),
    auditRecord({ ...act, at: NINE + 4 * MINUTE, by: null, via: 'command', text: '12 numaralı mesaj silindi' }),
    auditRecord({ ...act, at: NINE + 5 * MINUTE, by: null, text: 'mesajlar tablo olarak indirildi' }),
  ]
  const queued = records.map(({ notice }) => notice)
  expect(queued.map(({ dueAt }) => dueAt - NINE)).toEqual([5 * MINUTE, 5 * MINUTE, 10 * MINUTE])
  expect(records[0]?.entry).toMatchObject({
    at: NINE,
    about: 'people',
    text: 'Ayşe Yılmaz eklendi; yetkisi: fiyat yetkilisi',
  })
  const entries = queued.slice(0, 2).map((notice) => ({ ...notice, content: { kind: 'notice' as const, ...notice } }))
  const [letter, ...others] = writeEmails(entries, 'ANGÜN')
  expect(others).toEqual([])
  expect(letter).toMatchObject({ audience: 'alerts', email: { subject: 'ANGÜN sitesi: yapılan değişiklikler' } })
  expect(letter?.email.text).toMatch(
    /^3 Ağustos 2026 09\.00 · Kemal Aydın: Ayşe Yılmaz eklendi; yetkisi: fiyat yetkilisi\n3 Ağustos 2026 09\.04 · Kurum aracı: 12 numaralı mesaj silindi\n\n/,
  )
})
