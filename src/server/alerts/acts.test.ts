import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { HOUR, MINUTE } from '#domain/calendar.ts'
import { fail, ok } from '#domain/result.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { fakeVersions } from '../../../test/fakes/version-store.ts'
import type { AlertRecord } from '../store/store.ts'
import { recordAct } from './acts.ts'
import { startAlerts } from './alerts.ts'

const NINE = Date.parse('2026-08-03T09:00:00+03:00')

let clock: FakeClock
let emails: { readonly subject: string; readonly text: string }[]
let kept: Map<string, AlertRecord>
let refuses: boolean

const store = {
  alerts: async () => [...kept.values()],
  saveAlert: async (record: AlertRecord) => void kept.set(record.kind, record),
}

function start(writes = true): Promise<AsyncDisposable> {
  const versions = fakeVersions()
  return startAlerts({
    readHealth: async () => ({ findings: [], opening: { kind: 'open' } }),
    mail: async ({ subject, text }) => {
      if (refuses) return fail('451 come back')
      emails.push({ subject, text })
      return ok(undefined)
    },
    writes: () => writes,
    store: { ...versions, ...store },
    officeName: () => 'ANGÜN',
    clock,
    log: pino({ enabled: false }),
  })
}

function act(text: string): Promise<void> {
  return recordAct(store, { at: clock.now(), by: 'Kemal Aydın', text })
}

beforeEach(() => {
  clock = fakeClock(NINE)
  emails = []
  kept = new Map()
  refuses = false
})

test('what was done to people and messages in the panel is mailed once, all of it in one email', async () => {
  await using _ = await start()
  await Promise.all([act('Ayşe Yılmaz eklendi, yetkisi fiyat'), act('12 numaralı mesaj silindi')])
  await clock.advance(MINUTE)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.subject).toBe('ANGÜN sitesi: yapılan değişiklikler')
  expect(emails[0]?.text).toMatch(
    /^3 Ağustos 2026 09\.00 · Kemal Aydın: Ayşe Yılmaz eklendi, yetkisi fiyat\n3 Ağustos 2026 09\.00 · Kemal Aydın: 12 numaralı mesaj silindi\n\n/,
  )
  await clock.advance(HOUR)
  expect(emails).toHaveLength(1)
})

test('what follows within five minutes comes in one email, when they are over', async () => {
  await using _ = await start()
  await act('Ayşe Yılmaz eklendi, yetkisi fiyat')
  await clock.advance(MINUTE)
  for (let count = 0; count < 8; count += 1) {
    await act(`kişi ${count} eklendi`)
    await clock.advance(MINUTE / 2)
  }
  expect(emails).toHaveLength(1)
  await clock.advance(MINUTE)
  expect(emails).toHaveLength(2)
  expect(emails[1]?.text).toMatch(/kişi 0 eklendi\n(?:.*\n)+.*kişi 7 eklendi\n/)
})

test('what no mail server took is tried again, with what was done meanwhile', async () => {
  await using _ = await start()
  refuses = true
  await act('Mert Demir çıkarıldı')
  await clock.advance(2 * MINUTE)
  await act('Ayşe Yılmaz eklendi, yetkisi gise')
  refuses = false
  await clock.advance(10 * MINUTE)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toMatch(/Mert Demir çıkarıldı\n.*Ayşe Yılmaz eklendi/)
})

test('of several replicas the one mails it that writes for all, whichever it was done at', async () => {
  await using _ = await start(false)
  await act('Mert Demir çıkarıldı')
  await clock.advance(HOUR)
  expect(emails).toEqual([])
  await using __ = await start()
  await clock.advance(MINUTE)
  expect(emails).toHaveLength(1)
})

test('where nobody mails, so many wait and no more; a name breaks no line', async () => {
  for (let count = 0; count < 60; count += 1) await act(`kişi ${count}\neklendi`)
  const [record] = kept.values()
  expect(record?.reported).toHaveLength(50)
  expect(record?.reported.at(-1)).toContain('kişi 59 eklendi')
})
