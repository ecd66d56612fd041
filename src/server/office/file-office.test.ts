import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { realOfficeText } from '../../../test/fakes/real-office.ts'
import { type FakeVersions, fakeVersions } from '../../../test/fakes/version-store.ts'
import type { MarketSettings } from '../runtime/settings.ts'
import { pricing } from './edits.ts'
import { haltFile } from './halt-list.ts'
import type { Office } from './office.ts'
import { openOffice } from './open-office.ts'
import { marketRefusal } from './refusals.ts'
import { fileRepository } from './repository.ts'
import type { OfficeSource } from './source.ts'

const MORNING = Date.UTC(2026, 7, 3, 6, 40)

let folder: string
let path: string
let sample: string
let clock: FakeClock
let logged: string[]
let store: FakeVersions
let office: OfficeSource
let market: MarketSettings

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'office-'))
  path = join(folder, 'office.yaml')
  market = { kind: 'demo' }
  sample = await readFile('office/office.yaml', 'utf8')
  await writeFile(path, sample)
  clock = fakeClock(MORNING)
  logged = []
  store = fakeVersions()
  office = await open()
})

afterEach(async () => {
  await office[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** As the site does, with what it has against an edit. */
async function open(officeFile = path, examine: (edited: Office) => readonly string[] = () => []) {
  const log = pino({ base: null }, { write: (line) => void logged.push(line) })
  const place = { officeFile, dataDir: folder, store: { kind: 'file', file: '' }, market } as const
  const opened = await openOffice(place, store, { log, clock })
  await opened.examineBy(examine)
  logged = []
  return opened
}

async function startAgain(examine?: (edited: Office) => readonly string[]): Promise<void> {
  await office[Symbol.asyncDispose]()
  office = await open(path, examine)
}

/** Lets the file be read twice, as happens within two seconds. */
async function twoLooks(): Promise<void> {
  for (let look = 0; look < 2; look += 1) {
    await clock.advance(1000)
    await expect.poll(() => clock.waiting()).toBeGreaterThanOrEqual(2)
  }
}

/** Writes by hand, and waits until the site has judged it. */
async function edit(text: string): Promise<void> {
  await writeFile(path, text)
  await twoLooks()
}

/** As `angun-office` does. */
async function command(after: string, words: string): Promise<void> {
  const repository = fileRepository({ officeFile: path, dataDir: folder }, (work) => work(store), clock)
  const before = await readFile(path, 'utf8')
  expect(await repository.publish({ before, after, by: 'ayse', command: words })).toMatchObject({ ok: true })
  await twoLooks()
}

const named = (name: string): string => sample.replace('kisa_ad: ANGÜN', `kisa_ad: ${name}`)
const halting = (codes: string): string => sample.replace('\n  durdurulan: yok', `\n  durdurulan: ${codes}`)
const shortName = (): string => office.current().facts.shortName
const halted = (): string[] => [...office.current().pricing.halted]

describe('the office file while the server runs', () => {
  test('an edit is taken up within two seconds and told to everybody', async () => {
    const published: Office[] = []
    office.subscribe((each) => published.push(each))
    await edit(halting('[USD]'))
    expect(halted()).toEqual(['USD'])
    expect(published).toEqual([office.current()])
    expect(office.status().editedAt).toBe(clock.now())
  })

  test('so is one by an editor that puts a new file in the place of the old', async () => {
    await writeFile(join(folder, 'new'), named('YENİ'))
    await rename(join(folder, 'new'), path)
    await twoLooks()
    expect(shortName()).toBe('YENİ')
  })

  test('a broken edit changes nothing and is logged once, with its line', async () => {
    const before = office.current()
    await edit(sample.replace('pazar: kapalı', 'pazar: tatil'))
    await twoLooks()
    expect(office.current()).toBe(before)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatch(/"level":50.*"satır \d+, calisma_saatleri\.hafta\.pazar: /)
    expect(office.status().mistakes).toEqual([expect.stringMatching(/^satır \d+, calisma_saatleri\.hafta\.pazar: /)])
    await edit(sample)
    expect(office.status().mistakes).toEqual([])
  })

  test('a file that was saved in another encoding changes nothing, and is told with the line', async () => {
    const before = office.current()
    await writeFile(path, Buffer.from(sample.replaceAll(/[^\0-ÿ]/g, 'x'), 'latin1'))
    await twoLooks()
    expect(office.current()).toBe(before)
    expect(office.status().mistakes).toEqual([
      expect.stringMatching(/^satır \d+: Dosya UTF-8 değil: UTF-8 olarak kaydedin\.$/),
    ])
  })

  test('a file that vanishes changes nothing, and counts again when it is back', async () => {
    const before = office.current()
    await rm(path)
    await twoLooks()
    expect(office.current()).toBe(before)
    expect(office.status().mistakes).toEqual([`Kurum dosyası okunamadı: ${path}: böyle bir dosya yok`])
    await edit(named('YENİ'))
    expect(shortName()).toBe('YENİ')
  })

  test('a file that is still being written is not taken up', async () => {
    await writeFile(path, named('YARIM'))
    await clock.advance(1000)
    await expect.poll(() => clock.waiting()).toBe(2)
    expect(shortName()).toBe('ANGÜN')
    await edit(named('BÜTÜN'))
    expect(shortName()).toBe('BÜTÜN')
  })

  test('after the stop nobody looks any more', async () => {
    await office[Symbol.asyncDispose]()
    expect(clock.waiting()).toBe(0)
  })
})

describe('an edit that is sound by itself', () => {
  const slip = 'USD: satış 47,4770 → 59,3463'
  const tooDear = ({ facts }: Office): readonly string[] => (facts.shortName === 'PAHALI' ? [slip] : [])

  test('and would make a wrong price public is refused, with both prices', async () => {
    await startAgain(tooDear)
    await edit(named('PAHALI'))
    expect(shortName()).toBe('ANGÜN')
    expect(office.status().mistakes).toEqual([slip])
    expect(logged[0]).toContain(slip)
  })

  test('is the one that a restart begins with when the next edit breaks the file', async () => {
    await edit(named('YENİ'))
    await writeFile(path, 'kurum: [')
    await office[Symbol.asyncDispose]()
    const log = pino({ base: null }, { write: (line) => void logged.push(line) })
    office = await openOffice({ officeFile: path, dataDir: folder, store: { kind: 'file', file: '' }, market }, store, {
      log,
      clock,
    })
    expect(shortName()).toBe('YENİ')
    expect(office.status().mistakes.length).toBeGreaterThan(0)
    expect(logged.join('')).toContain('the start goes on with the last good one')
    await edit(named('DÜZELDİ'))
    expect(shortName()).toBe('DÜZELDİ')
    expect(office.status().mistakes).toEqual([])
  })

  test('and would make a wrong price public does not come through by a restart either', async () => {
    await writeFile(path, named('PAHALI'))
    await startAgain(tooDear)
    expect(shortName()).toBe('ANGÜN')
    expect(office.status().mistakes).toEqual([slip])
  })

  test('and was taken up once goes on over a restart, though the market has moved since', async () => {
    await edit(named('PAHALI'))
    await startAgain(tooDear)
    expect(shortName()).toBe('PAHALI')
    expect(office.status().mistakes).toEqual([slip])
  })

  test('is kept for its own path: the sample never stands in for a real office’s file', async () => {
    await expect(open(join(folder, 'gercek', 'office.yaml'))).rejects.toMatchObject({ name: 'StartRefused' })
  })
})

describe('the start', () => {
  beforeEach(() => {
    store.rows = []
  })

  test('is refused with every mistake of the file', async () => {
    await writeFile(path, named('').replace('pazar: kapalı', 'pazar: x'))
    await expect(open()).rejects.toMatchObject({
      name: 'StartRefused',
      lines: [
        expect.stringMatching(/office\.yaml, satır \d+, kurum\.kisa_ad: boş bırakılamaz$/),
        expect.stringMatching(/office\.yaml, satır \d+, calisma_saatleri\.hafta\.pazar: /),
      ],
    })
  })

  test('is refused with one line when there is no file', async () => {
    await expect(open(join(folder, 'none.yaml'))).rejects.toMatchObject({
      lines: [expect.stringMatching(/^Kurum dosyası okunamadı: /)],
    })
  })
})

describe('an edit by hand whose margin is probably a slip', () => {
  const swapped = () => pricing('USD', { buy: '0,05', sell: '-0,05' })(sample)
  const waits: unknown = expect.stringMatching(
    /^onay bekliyor \(.* publish .*\): satır \d+, kurlar\.paylar\.USD\.alis: “0,05” alış/,
  )
  const margins = () => office.current().pricing.margins.USD

  test('waits and says why, until it is published by a command', async () => {
    await edit(swapped())
    await twoLooks()
    expect(margins()).toEqual({})
    expect(office.status().mistakes).toEqual([waits, expect.stringContaining('USD.satis')])
    expect(logged).toHaveLength(1)
    await command(swapped(), 'publish office.yaml')
    expect(margins()).toMatchObject({ buy: { micros: 50_000 } })
    expect(office.status().mistakes).toEqual([])
  })

  test('does not come through by a restart either, and is over when it is written otherwise', async () => {
    await edit(swapped())
    await startAgain()
    expect(margins()).toEqual({})
    expect(office.status().mistakes).toEqual([waits, expect.stringContaining('USD.satis')])
    await edit(pricing('USD', { buy: '-0,05', sell: '0,05' })(sample))
    expect(margins()).toMatchObject({ buy: { micros: -50_000 } })
  })

  test('is taken up where the store can’t be read: nothing is known to compare it with', async () => {
    store.readable = false
    await edit(swapped())
    expect(margins()).toMatchObject({ buy: { micros: 50_000 } })
    store.readable = true
  })
})

describe('sample facts beside a provider that is real', () => {
  const REAL = { kind: 'provider', url: 'https://kurlar.saglayici.com.tr' } as const
  const real = realOfficeText()

  test('are refused at the start, with what to replace', async () => {
    market = REAL
    const refusal: unknown = await open(join(folder, 'office.yaml')).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ lines: [expect.stringMatching(/kurlar\.saglayici\.com\.tr.* bankalar, kurlar/)] })
  })

  test('never take the place of the real ones, at an edit nor by a restart', async () => {
    market = REAL
    await writeFile(path, real)
    const against = (edited: Office) => marketRefusal(edited.facts, market)
    await startAgain(against)
    await edit(sample)
    expect(office.status().mistakes).toEqual([expect.stringContaining('örnek bilgiler gerçek fiyatların yanında')])
    expect(office.current().facts.sample).toBe(false)
    await startAgain(against)
    expect(office.current().facts.sample).toBe(false)
    expect(office.status().mistakes).toHaveLength(1)
  })

  test.each([
    { kind: 'demo' },
    { kind: 'provider', url: 'http://127.0.0.1:4000' },
    { kind: 'provider', feedUrl: 'http://[::1]:4000/feed' },
    { kind: 'provider', url: 'http://localhost:4000', feedUrl: 'https://prices.example.com/feed' },
  ] as const)('are at home beside what is invented or rehearsed: %j', (rehearsed) => {
    expect(marketRefusal({ sample: true }, rehearsed)).toEqual([])
  })
})

describe('versions of the office file', () => {
  test('begin with what is in force, and a start with the same text makes no other', async () => {
    await startAgain()
    expect(store.rows.map(({ number, summary }) => ({ number, summary }))).toEqual([
      { number: 1, summary: ['ilk sürüm'] },
    ])
    expect(office.status().version?.number).toBe(1)
  })

  test('know whose command they are; edited by hand, whose file it is', async () => {
    await command(halting('[SAR]'), 'halt SAR')
    await edit(halting('[SAR]').replace('kisa_ad: ANGÜN', 'kisa_ad: YENİ'))
    await expect.poll(() => office.status().version?.number).toBe(3)
    expect(store.rows.slice(0, 2)).toMatchObject([
      { number: 3, by: userInfo().username, command: null, summary: ['kurumun kısa adı: ANGÜN → YENİ'] },
      { number: 2, by: 'ayse', command: 'halt SAR', summary: ['SAR durduruldu'] },
    ])
  })

  test('that can’t be kept stop nothing, and have no number', async () => {
    store.writable = false
    await edit(halting('[SAR]'))
    expect(halted()).toEqual(['SAR'])
    expect(office.status().version).toBeNull()
    expect(store.rows).toHaveLength(1)
    store.writable = true
    await clock.advance(5000)
    await expect.poll(() => office.status().version).toMatchObject({ number: 2, halted: ['SAR'] })
  })
})

describe('a halt', () => {
  const list = () => haltFile(folder)

  test('by command holds half a second later, beside what the file halts, and whoever listens is told', async () => {
    const published = vi.fn()
    office.subscribe(published)
    const factsBefore = office.current().facts
    await list().add(['SAR'], MORNING, 'ayse')
    await clock.advance(500)
    await expect.poll(() => halted()).toEqual(['SAR'])
    expect(published).toHaveBeenCalledOnce()
    expect(office.current().facts).not.toBe(factsBefore)
    await list().remove(['SAR'])
    const haltedLater = async () => {
      await clock.advance(500)
      return halted()
    }
    await expect.poll(haltedLater).toEqual([])
  })

  test('by command holds at a start before anybody is served', async () => {
    await list().add(['SAR', 'USD'], MORNING, null)
    await startAgain()
    expect(halted()).toEqual(['SAR', 'USD'])
    expect(office.halts()).toMatchObject([
      { code: 'USD', since: MORNING, by: null },
      { code: 'SAR', since: MORNING, by: null },
    ])
  })

  test('by command works while the file is broken', async () => {
    await edit('kurum: [')
    await list().add(['SAR'], MORNING, 'ayse')
    await startAgain()
    expect(halted()).toEqual(['SAR'])
  })

  test('in the file is told with its beginning and its author, over later edits and restarts', async () => {
    await command(halting('[SAR]'), 'halt SAR')
    const since = store.rows[0]?.at
    await edit(halting('[JPY, SAR]'))
    await startAgain()
    expect(office.halts()).toEqual([
      { code: 'JPY', since: store.rows[0]?.at, by: userInfo().username, via: 'file' },
      { code: 'SAR', since, by: 'ayse', via: 'command' },
    ])
    await edit(halting('[JPY]'))
    expect(office.halts().map(({ code }) => code)).toEqual(['JPY'])
  })

  test('that a command lists goes before what the file says', async () => {
    await list().add(['SAR'], 5, 'kemal')
    await edit(halting('[SAR]'))
    expect(office.halts()).toEqual([{ code: 'SAR', since: 5, by: 'kemal', via: 'command' }])
  })

  test('of a database that was moved here goes on in the list of the folder', async () => {
    store.listed = [{ code: 'SAR', since: 7, by: 'ayse', reason: null }]
    await startAgain()
    expect(halted()).toEqual(['SAR'])
    expect(await list().read()).toEqual([{ code: 'SAR', since: 7, by: 'ayse', reason: null }])
    expect(store.listed).toEqual([])
  })
})
