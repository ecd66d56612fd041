import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { HOUR, MINUTE } from '#domain/calendar.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { realOfficeText } from '../../../test/fakes/real-office.ts'
import { fakeVersions } from '../../../test/fakes/version-store.ts'
import { MAILED_KINDS } from '../health/checks.ts'
import { halting, pricing } from '../office/edits.ts'
import { panelWords } from '../office/version-words.ts'
import { keepVersion, newestVersion } from '../office/versions.ts'
import type { NewNotice } from '../store/message-store.ts'
import type { AlertRecord } from '../store/store.ts'
import { startAlerts } from './alerts.ts'

const NINE = Date.parse('2026-08-03T09:00:00+03:00')
const REAL = realOfficeText()
const CALLED = REAL.replace('0 (212) 513 45 60', '0 (212) 513 45 99')

let clock: FakeClock
let emails: { readonly subject: string; readonly text: string }[]
let lines: string[]
let kept: Map<string, AlertRecord>
let versions: ReturnType<typeof fakeVersions>

async function start(): Promise<AsyncDisposable> {
  const records = {
    queueNotice: async ({ text }: NewNotice) => void lines.push(text),
    alerts: async () => [...kept.values()],
    saveAlert: async (record: AlertRecord) => void kept.set(record.kind, record),
  }
  const store = {
    ...records,
    versions: (limit: number) => versions.versions(limit),
    version: (number: number) => versions.version(number),
  }
  return startAlerts({
    readHealth: async () => ({ findings: [], opening: { kind: 'open' } }),
    kinds: MAILED_KINDS,
    outbox: {
      queue(notice, save) {
        emails.push(notice)
        return save()
      },
    },
    store,
    officeName: () => 'ANGÜN',
    clock,
    log: pino({ enabled: false }),
  })
}

interface Publication {
  readonly by?: string
  readonly command?: string
}

async function publish(text: string, { by = 'ayse', command = 'publish' }: Publication = {}): Promise<void> {
  const edition = { text, at: clock.now(), file: null, by, command }
  await keepVersion(versions, await newestVersion(versions), edition)
}

beforeEach(async () => {
  clock = fakeClock(NINE)
  emails = []
  lines = []
  kept = new Map()
  versions = fakeVersions()
  await publish(REAL)
})

test('an account, a telephone or an unusual margin that changes is mailed once, old → new, with who did it', async () => {
  await using _ = await start()
  await clock.advance(HOUR)
  expect(emails).toEqual([])
  await publish(CALLED)
  await clock.advance(HOUR)
  expect(emails).toMatchObject([{ subject: 'ANGÜN sitesi: hesap, telefon ya da kâr payı değişti' }])
  expect(emails[0]?.text).toContain(
    'telefon: 0 (212) 513 45 60 → 0 (212) 513 45 99\n\nDeğiştiren: ayse (komut)\nNe zaman: 3 Ağustos 2026 10.00\nSürüm: 2',
  )
  await publish(pricing('USD', { buy: '0,05' })(CALLED), { command: panelWords('margin USD') })
  await clock.advance(MINUTE)
  expect(emails[1]?.text).toContain('USD alış payı 0 → 0,05')
  expect(emails[1]?.text).toContain('Değiştiren: ayse (panel)')
})

test('each change bears the name of who made it, also where somebody else changed something or put it back at once', async () => {
  await using _ = await start()
  await clock.advance(HOUR)
  await publish(CALLED)
  await publish(CALLED.replace('kisa_ad: ANGÜN', 'kisa_ad: KUR'), { by: 'mehmet' })
  await publish(REAL, { by: 'mehmet' })
  await clock.advance(HOUR)
  expect(emails.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^telefon: 0 \(212\) 513 45 60 → .*\n\nDeğiştiren: ayse .*\n.*\nSürüm: 2\n/),
    expect.stringMatching(/^telefon: 0 \(212\) 513 45 99 → .*\n.*\n\nDeğiştiren: mehmet .*\n.*\nSürüm: 4\n/),
  ])
  expect(lines).toEqual([expect.stringMatching(/ · mehmet \(komut\): kurumun kısa adı: ANGÜN → KUR \(sürüm 3\)$/)])
})

test('makes any other change a line of the audit letter, with who made it and how', async () => {
  await using _ = await start()
  await clock.advance(MINUTE)
  await publish(REAL.replace('kisa_ad: ANGÜN', 'kisa_ad: KUR'))
  await publish(pricing('USD', { buy: '-0,05', sell: '0,05' })(REAL), {
    by: 'Kemal Aydın',
    command: panelWords('margin USD'),
  })
  await publish(halting(['EUR'], true)(REAL), { by: 'Mert Demir', command: panelWords('halt EUR', 'Piyasa oynak') })
  await clock.advance(HOUR)
  expect(emails).toEqual([])
  expect(lines).toEqual([
    '3 Ağustos 2026 09.01 · ayse (komut): kurumun kısa adı: ANGÜN → KUR (sürüm 2)',
    '3 Ağustos 2026 09.01 · Kemal Aydın (panel): kurumun kısa adı: KUR → ANGÜN; USD alış payı 0 → -0,05; USD satış payı 0 → 0,05 (sürüm 3)',
    '3 Ağustos 2026 09.01 · Mert Demir (panel): EUR durduruldu; USD alış payı -0,05 → 0; USD satış payı 0,05 → 0 “Piyasa oynak” (sürüm 4)',
  ])
})

test('what nobody sees, as a comment, is mailed to nobody', async () => {
  await using _ = await start()
  await clock.advance(MINUTE)
  await publish(`${REAL}# not\n`)
  await clock.advance(HOUR)
  expect([emails, lines]).toEqual([[], []])
})

test('a change of weight comes whole, and what was done before and after it comes beside', async () => {
  await using _ = await start()
  await clock.advance(MINUTE)
  await publish(pricing('USD', { sell: '0,05' })(REAL))
  const both = pricing('USD', { sell: '0,06' })(CALLED)
  await publish(both)
  await publish(pricing('USD', { sell: '0,07' })(both))
  await clock.advance(HOUR)
  expect(emails.map(({ text }) => text.split('\n\n')[0])).toEqual([
    'telefon: 0 (212) 513 45 60 → 0 (212) 513 45 99\nUSD satış payı 0,05 → 0,06',
  ])
  expect(lines).toEqual([
    expect.stringMatching(/: USD satış payı 0 → 0,05 \(sürüm 2\)$/),
    expect.stringMatching(/: USD satış payı 0,06 → 0,07 \(sürüm 4\)$/),
  ])
})

test('mails a change that was made while the site was down, and each of several', async () => {
  {
    await using _ = await start()
    await clock.advance(MINUTE)
  }
  await publish(CALLED)
  await using _ = await start()
  await publish(REAL.replace('numara: 905551234567', 'numara: 905551234599'))
  await clock.advance(10 * MINUTE)
  await clock.advance(HOUR)
  expect(emails.map(({ text }) => text.split('\n\n')[0])).toEqual([
    'telefon: 0 (212) 513 45 60 → 0 (212) 513 45 99',
    'telefon: 0 (212) 513 45 99 → 0 (212) 513 45 60\nmesajlaşma numarası: 905551234567 → 905551234599',
  ])
})
