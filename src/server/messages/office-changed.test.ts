import { beforeEach, expect, test } from 'vitest'
import { changesBetween, type SettingsEdit } from '#contract/settings/settings-patch.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { HOUR, MINUTE } from '#domain/calendar.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { OFFICE_SETTINGS, settingsWith } from '../../../test/fakes/office-settings.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { MAILED_KINDS } from '../health/checks/check-list.ts'
import type { NewNotice } from '../store/message-store.ts'
import type { SettingsVersion } from '../store/settings-store.ts'
import type { AlertRecord } from '../store/store.ts'
import { startAlerts } from './alerts.ts'

const NINE = Date.parse('2026-08-03T09:00:00+03:00')
const CALLED: SettingsEdit = { path: ['phone'], after: '0 (212) 513 45 99' }
const NAMED: SettingsEdit = { path: ['shortName'], after: 'KUR' }

const margin = (side: 'buy' | 'sell', micros: number): SettingsEdit => {
  return { path: ['margins', 'USD', side], after: { kind: 'lira', micros } }
}

let clock: FakeClock
let emails: { readonly subject: string; readonly text: string }[]
let lines: string[]
let kept: Map<string, AlertRecord>
let versions: SettingsVersion[]
let document: OfficeSettings

async function start(): Promise<AsyncDisposable> {
  const records = {
    queueNotice: async ({ text }: NewNotice) => void lines.push(text),
    alerts: async () => [...kept.values()],
    saveAlert: async (record: AlertRecord) => void kept.set(record.kind, record),
  }
  const store = { ...records, settingsVersions: async () => versions }
  return startAlerts({
    readHealth: async () => ({ findings: [], opening: { kind: 'open' } }),
    kinds: MAILED_KINDS,
    outbox: {
      queue(notice, save) {
        emails.push(notice)
        return save()
      },
    },
    writes: () => true,
    replica: null,
    store,
    officeName: () => 'ANGÜN',
    clock,
    log: silentLog,
  })
}

type Publication = Partial<Pick<SettingsVersion, 'by' | 'via' | 'reason'>>

/** Publishes the sample document with these edits as the next version. */
function publish(edits: readonly SettingsEdit[], publication: Publication = {}): void {
  const after = settingsWith(...edits)
  const patch = changesBetween(document, after)
  const known = { by: 'ayse', via: 'command', reason: null, ...publication } as const
  versions.unshift({ number: versions.length + 1, at: clock.now(), ...known, patch })
  document = after
}

beforeEach(async () => {
  clock = fakeClock(NINE)
  emails = []
  lines = []
  kept = new Map()
  versions = []
  document = OFFICE_SETTINGS
  publish([])
})

test('a changed account, telephone or unusual margin is mailed once with old value, new value and author', async () => {
  await using _ = await start()
  await clock.advance(HOUR)
  expect(emails).toEqual([])
  publish([CALLED])
  await clock.advance(HOUR)
  expect(emails).toMatchObject([{ subject: 'ANGÜN sitesi: hesap, telefon ya da kâr payı değişti' }])
  expect(emails[0]?.text).toContain(
    'telefon: 0 (212) 000 00 00 → 0 (212) 513 45 99\n\nDeğiştiren: ayse (kurum aracı)\nNe zaman: 3 Ağustos 2026 10.00\nSürüm: 2',
  )
  publish([CALLED, margin('buy', 50_000)], { via: 'panel' })
  await clock.advance(MINUTE)
  expect(emails[1]?.text).toContain('USD alış payı 0 → +0,05')
  expect(emails[1]?.text).toContain('Değiştiren: ayse (panel)')
})

test('each change has its own author, even if another person changes or reverts it immediately', async () => {
  await using _ = await start()
  await clock.advance(HOUR)
  publish([CALLED])
  publish([CALLED, NAMED], { by: 'mehmet' })
  publish([], { by: 'mehmet' })
  await clock.advance(HOUR)
  expect(emails.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^telefon: 0 \(212\) 000 00 00 → .*\n\nDeğiştiren: ayse .*\n.*\nSürüm: 2\n/),
    expect.stringMatching(/^telefon: 0 \(212\) 513 45 99 → .*\n.*\n\nDeğiştiren: mehmet .*\n.*\nSürüm: 4\n/),
  ])
  expect(lines).toEqual([
    expect.stringMatching(/ · mehmet \(kurum aracı\): kurumun kısa adı: Örnek Döviz → KUR \(sürüm 3\)$/),
  ])
})

test('any other change becomes a line of the audit email that names its author and whether it came from the panel', async () => {
  await using _ = await start()
  await clock.advance(MINUTE)
  publish([NAMED])
  publish([margin('buy', -50_000), margin('sell', 50_000)], { by: 'Kemal Aydın', via: 'panel', reason: 'piyasa' })
  await clock.advance(HOUR)
  expect(emails).toEqual([])
  expect(lines).toEqual([
    '3 Ağustos 2026 09.01 · ayse (kurum aracı): kurumun kısa adı: Örnek Döviz → KUR (sürüm 2)',
    '3 Ağustos 2026 09.01 · Kemal Aydın (panel): kurumun kısa adı: KUR → Örnek Döviz; USD alış payı 0 → −0,05; USD satış payı 0 → +0,05 “piyasa” (sürüm 3)',
  ])
})

test('a version with a sensitive change is mailed completely, and the versions around it become audit lines', async () => {
  await using _ = await start()
  await clock.advance(MINUTE)
  publish([margin('sell', 50_000)])
  publish([CALLED, margin('sell', 60_000)])
  publish([CALLED, margin('sell', 70_000)])
  await clock.advance(HOUR)
  expect(emails.map(({ text }) => text.split('\n\n')[0])).toEqual([
    'telefon: 0 (212) 000 00 00 → 0 (212) 513 45 99\nUSD satış payı +0,05 → +0,06',
  ])
  expect(lines).toEqual([
    expect.stringMatching(/: USD satış payı 0 → \+0,05 \(sürüm 2\)$/),
    expect.stringMatching(/: USD satış payı \+0,06 → \+0,07 \(sürüm 4\)$/),
  ])
})

test('a sensitive change from a time when the site was down is mailed, and each further one as well', async () => {
  {
    await using _ = await start()
    await clock.advance(MINUTE)
  }
  publish([CALLED])
  await using _ = await start()
  publish([{ path: ['chat', 'number'], after: '905551234599' }])
  await clock.advance(10 * MINUTE)
  await clock.advance(HOUR)
  expect(emails.map(({ text }) => text.split('\n\n')[0])).toEqual([
    'telefon: 0 (212) 000 00 00 → 0 (212) 513 45 99',
    'telefon: 0 (212) 513 45 99 → 0 (212) 000 00 00\nmesajlaşma numarası: 0 (000) 000 00 00 → 0 (555) 123 45 99',
  ])
})
