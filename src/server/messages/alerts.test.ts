import { beforeEach, describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '#domain/calendar.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { MAILED_KINDS } from '../health/checks/check-list.ts'
import type { NewNotice } from '../store/message-store.ts'
import type { SettingsStore } from '../store/settings-store.ts'
import { StoreFailure } from '../store/store-failure.ts'
import type { AlertRecord, AlertStore, Store } from '../store/store.ts'
import type { AlertFinding } from './alert-emails.ts'
import { startAlerts } from './alerts.ts'

const NINE = Date.parse('2026-08-03T09:00:00+03:00')
const SILENCE: AlertFinding = {
  kind: 'no-price',
  about: null,
  since: NINE - 5 * MINUTE,
  text: 'Beş dakikadır yeni fiyat gelmiyor.',
  remedy: 'angun-office check',
}
const held = (code: string): AlertFinding => ({
  kind: 'price-held',
  about: code,
  since: NINE,
  text: `${code} bekletiliyor.`,
  remedy: `angun-office approve ${code}`,
})

let clock: FakeClock
let wrong: AlertFinding[]
let emails: NewNotice[]
let kept: Map<string, AlertRecord>
let isOpen: boolean
let storeWorks: boolean
let storeReads: boolean
let writes: boolean
let alerts: AsyncDisposable

const store: AlertStore & Pick<SettingsStore, 'settingsVersions'> & Pick<Store, 'queueNotice'> = {
  queueNotice: async () => undefined,
  settingsVersions: async () => [],
  async alerts() {
    if (!storeReads) throw new StoreFailure('POSTGRES_53300', 'sorry, too many clients already')
    return [...kept.values()]
  },
  async saveAlert(record) {
    if (!storeWorks) throw new StoreFailure('SQLITE_FULL', 'database or disk is full')
    kept.set(record.kind, record)
  },
}

async function start(replica: string | null = null): Promise<void> {
  alerts = await startAlerts({
    readHealth: async () => ({ findings: wrong, opening: { kind: isOpen ? 'open' : 'closed' } }),
    kinds: MAILED_KINDS,
    outbox: {
      queue(notice, save) {
        emails.push(notice)
        return save()
      },
    },
    writes: () => writes,
    replica,
    store,
    officeName: () => 'ANGÜN',
    clock,
    log: silentLog,
  })
}

const subjects = (): string[] => emails.map(({ subject }) => subject.replace('ANGÜN sitesi', '').trim())

beforeEach(async () => {
  clock = fakeClock(NINE)
  wrong = []
  emails = []
  kept = new Map()
  isOpen = true
  storeWorks = true
  storeReads = true
  writes = true
  await start()
})

test('a margin that is not applied in full is mailed immediately, and its recovery as well', async () => {
  wrong = [{ ...held('EUR'), kind: 'margin-cut', text: 'EUR payı tam uygulanamıyor.' }]
  await clock.advance(MINUTE)
  expect(emails[0]).toMatchObject({ subject: 'ANGÜN sitesi: bir kâr payı bütünüyle uygulanamıyor' })
  expect(emails[0]?.text).toContain('EUR payı tam uygulanamıyor.')
  wrong = []
  await clock.advance(6 * MINUTE)
  expect(emails[1]).toMatchObject({ subject: 'ANGÜN sitesi: kâr payı sorunu giderildi' })
})

describe('alert emails', () => {
  test('missing prices cause one email with their beginning and the remedy, and one after recovery', async () => {
    wrong = [SILENCE]
    await clock.advance(3 * HOUR)
    expect(subjects()).toEqual([': yeni fiyat gelmiyor'])
    expect(emails[0]?.text).toContain(
      'Beş dakikadır yeni fiyat gelmiyor.\nNe zamandan beri: 3 Ağustos 2026 08.55\nYapılacak: npm run office -- check',
    )
    wrong = []
    await clock.advance(10 * MINUTE)
    expect(subjects()).toEqual([': yeni fiyat gelmiyor', ': fiyat akışı sorunu giderildi'])
    expect(emails[1]?.text).toContain(
      'Giderilen sorun: yeni fiyat gelmiyor.\n\nBaşlangıç: 3 Ağustos 2026 09.00\nBitiş: 3 Ağustos 2026 12.00',
    )
  })

  test('the all-clear about prices waits until they arrive again, even if the office closes', async () => {
    wrong = [SILENCE]
    await clock.advance(HOUR)
    isOpen = false
    wrong = []
    await clock.advance(14 * HOUR)
    expect(emails).toHaveLength(1)
    isOpen = true
    await clock.advance(10 * MINUTE)
    expect(emails).toHaveLength(2)
  })

  test('no email is sent without a finding or for a finding that is only shown', async () => {
    wrong = [{ ...SILENCE, kind: 'halted', about: 'SAR' }]
    await clock.advance(24 * HOUR)
    expect(emails).toEqual([])
  })

  test('a recurring problem causes at most one alarm an hour', async () => {
    for (let minute = 0; minute < 180; minute += 1) {
      wrong = minute % 8 < 2 ? [SILENCE] : []
      await clock.advance(MINUTE)
    }
    const alarms = emails.filter(({ subject }) => !subject.includes('giderildi'))
    expect(alarms).toHaveLength(3)
    expect(emails.length - alarms.length).toBe(3)
  })

  test('another held currency causes an email an hour after the first', async () => {
    wrong = [held('JPY')]
    await clock.advance(MINUTE)
    wrong = [held('JPY'), held('SAR')]
    await clock.advance(30 * MINUTE)
    expect(emails).toHaveLength(1)
    await clock.advance(30 * MINUTE)
    expect(emails).toHaveLength(2)
    expect(emails[1]?.text).toContain('SAR bekletiliyor.')
  })

  test('a price that arrives within five minutes causes no email', async () => {
    wrong = [{ ...SILENCE, kind: 'price-missing' }]
    await clock.advance(4 * MINUTE)
    wrong = []
    await clock.advance(HOUR)
    expect(emails).toEqual([])
  })
})

test('a restart does not repeat an alarm', async () => {
  wrong = [SILENCE]
  await clock.advance(MINUTE)
  await alerts[Symbol.asyncDispose]()
  await start()
  await clock.advance(5 * HOUR)
  expect(emails).toHaveLength(1)
})

test('an unwritable store causes an email as well', async () => {
  storeWorks = false
  wrong = [{ ...SILENCE, kind: 'store-unwritable' }]
  await clock.advance(HOUR)
  expect(subjects()).toEqual([': veritabanına yazılamıyor'])
})

test('a clock that was a year ahead delays no alarm', async () => {
  clock.set(NINE + 365 * 24 * HOUR)
  wrong = [SILENCE]
  await clock.advance(MINUTE)
  clock.set(NINE)
  wrong = []
  await clock.advance(10 * MINUTE)
  wrong = [SILENCE]
  await clock.advance(MINUTE)
  expect(emails).toHaveLength(3)
})

test('the alert service leaves no timer when it stops', async () => {
  await alerts[Symbol.asyncDispose]()
  expect(clock.waiting()).toBe(0)
})

test('only the writing process sends alarms, and its successor knows the sent ones', async () => {
  wrong = [SILENCE]
  await alerts[Symbol.asyncDispose]()
  writes = false
  await start()
  await clock.advance(HOUR)
  expect([emails.length, kept.size]).toEqual([0, 0])
  // The other process has sent the alarm and ended.
  kept.set('no-price', { kind: 'no-price', since: NINE, wellSince: null, reported: [''], alarmedAt: NINE })
  writes = true
  await clock.advance(HOUR)
  expect(emails.length).toBe(0)
  wrong = []
  await clock.advance(HOUR)
  expect(emails.length).toBe(1)
})

test('a new writer that can’t read the records retries and sends no alarm twice', async () => {
  await alerts[Symbol.asyncDispose]()
  const reported = { kind: 'no-price', since: NINE, wellSince: null, reported: [''], alarmedAt: NINE }
  kept.set('no-price', reported)
  writes = false
  await start()
  await clock.advance(MINUTE)
  storeReads = false
  writes = true
  await clock.advance(MINUTE)
  storeReads = true
  wrong = [SILENCE]
  await clock.advance(HOUR)
  expect([emails.length, kept.get('no-price')]).toEqual([0, reported])
})

describe('alerts of a replica without the database', () => {
  const unwritable: AlertFinding = { ...SILENCE, kind: 'store-unwritable' }
  const BEGUN = ': veritabanına yazılamıyor (makine-1:4101)'
  const OVER = ': veritabanı sorunu giderildi (makine-1:4101)'

  beforeEach(async () => {
    await alerts[Symbol.asyncDispose]()
    writes = false
    await start('makine-1:4101')
  })

  test('a replica without the database sends one alarm and one all-clear with its name, although it follows', async () => {
    storeWorks = false
    storeReads = false
    wrong = [unwritable, SILENCE]
    await clock.advance(3 * HOUR)
    expect(subjects()).toEqual([BEGUN])
    expect(emails[0]?.text).toContain('Bildiren kopya: makine-1:4101')
    expect(emails[0]?.mailId).toMatch(/^[\w.-]+$/)
    storeWorks = true
    storeReads = true
    wrong = [SILENCE]
    await clock.advance(HOUR)
    expect(subjects()).toEqual([BEGUN, OVER])
    expect(kept.get('store-unwritable makine-1:4101')).toMatchObject({ since: null, reported: [] })
  })

  test('a restarted replica sends nothing again, and other replicas ignore its record', async () => {
    wrong = [unwritable]
    await clock.advance(2 * MINUTE)
    await alerts[Symbol.asyncDispose]()
    await start('makine-1:4101')
    await clock.advance(2 * MINUTE)
    expect(subjects()).toEqual([BEGUN])
    // Another replica leads, and its own disk works.
    await alerts[Symbol.asyncDispose]()
    wrong = []
    writes = true
    await start('makine-2:4101')
    await clock.advance(HOUR)
    expect(subjects()).toEqual([BEGUN])
  })

  test('a replica that led before completes the alarm that it began', async () => {
    writes = true
    storeWorks = false
    wrong = [SILENCE]
    await clock.advance(2 * MINUTE)
    writes = false
    storeWorks = true
    await clock.advance(MINUTE)
    wrong = [held('USD')]
    await clock.advance(HOUR)
    expect(subjects()).toEqual([': yeni fiyat gelmiyor', ': fiyat akışı sorunu giderildi'])
    // Another process's record is not overwritten.
    expect(kept.size).toBe(0)
  })

  test('a replica that leads again uses its own newer record instead of the stored one', async () => {
    writes = true
    storeWorks = false
    wrong = [SILENCE]
    await clock.advance(2 * MINUTE)
    kept.set('no-price', { kind: 'no-price', since: 5, wellSince: null, reported: [''], alarmedAt: 5 })
    writes = false
    await clock.advance(MINUTE)
    storeWorks = true
    writes = true
    wrong = []
    await clock.advance(10 * MINUTE)
    expect(emails[1]?.text).toContain('Giderilen sorun: yeni fiyat gelmiyor.\n\nBaşlangıç: 3 Ağustos 2026 09.00')
    expect(kept.get('no-price')).toMatchObject({ since: null, reported: [] })
    expect(emails).toHaveLength(2)
  })
})
