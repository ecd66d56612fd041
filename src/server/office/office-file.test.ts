import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { type OfficeFile, openOffice } from './office-file.ts'
import type { Office } from './office.ts'

let folder: string
let path: string
let sample: string
let clock: FakeClock
let logged: string[]
let file: OfficeFile

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'office-'))
  path = join(folder, 'office.yaml')
  sample = await readFile('office/office.yaml', 'utf8')
  await writeFile(path, sample)
  clock = fakeClock(Date.UTC(2026, 7, 3))
  logged = []
  const log = pino({ base: null }, { write: (line) => void logged.push(line) })
  file = await openOffice(path, { keptIn: folder, log, clock })
})

afterEach(async () => {
  await file.stop()
  await rm(folder, { recursive: true })
})

/** Lets the file be looked at twice, as happens within two seconds. */
async function twoLooks(): Promise<void> {
  for (let look = 0; look < 2; look += 1) {
    await clock.advance(1000)
    await vi.waitFor(() => expect(clock.waiting()).toBe(1))
  }
}

describe('the office file while the server runs', () => {
  test('an edit is taken up within two seconds and told to everybody', async () => {
    const heard: Office[] = []
    file.subscribe((office) => heard.push(office))
    await writeFile(path, sample.replace('\n  durdurulan: yok', '\n  durdurulan: [USD]'))
    await twoLooks()
    expect(file.current().pricing.halted).toEqual(new Set(['USD']))
    expect(heard).toEqual([file.current()])
    expect(file.editedAt()).toBe(clock.now())
  })

  test('so is one by an editor that puts a new file in the place of the old', async () => {
    await writeFile(join(folder, 'new'), sample.replace('kisa_ad: ANGÜN', 'kisa_ad: YENİ'))
    await rename(join(folder, 'new'), path)
    await twoLooks()
    expect(file.current().facts.shortName).toBe('YENİ')
  })

  test('a broken edit changes nothing and is logged once, with its line', async () => {
    const before = file.current()
    await writeFile(path, sample.replace('pazar: kapalı', 'pazar: tatil'))
    await twoLooks()
    await twoLooks()
    expect(file.current()).toBe(before)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatch(/"level":50.*"satır \d+, calisma_saatleri\.hafta\.pazar: /)
    expect(file.mistakes()).toEqual([expect.stringMatching(/^satır \d+, calisma_saatleri\.hafta\.pazar: /)])
    await writeFile(path, sample)
    await twoLooks()
    expect(file.mistakes()).toEqual([])
  })

  test('a file that was saved in another encoding changes nothing, and is told with the line', async () => {
    const before = file.current()
    await writeFile(path, Buffer.from(sample.replaceAll(/[^\0-ÿ]/g, 'x'), 'latin1'))
    await twoLooks()
    expect(file.current()).toBe(before)
    expect(file.mistakes()).toEqual([expect.stringMatching(/^satır \d+: Dosya UTF-8 değil: UTF-8 olarak kaydedin\.$/)])
  })

  test('a file that vanishes changes nothing, and counts again when it is back', async () => {
    const before = file.current()
    await rm(path)
    await twoLooks()
    expect(file.current()).toBe(before)
    expect(file.mistakes()).toEqual([`Kurum dosyası okunamadı: ${path}`])
    await writeFile(path, sample.replace('kisa_ad: ANGÜN', 'kisa_ad: YENİ'))
    await twoLooks()
    expect(file.current().facts.shortName).toBe('YENİ')
  })

  test('a file that is still being written is not taken up', async () => {
    await writeFile(path, sample.replace('kisa_ad: ANGÜN', 'kisa_ad: YARIM'))
    await clock.advance(1000)
    await vi.waitFor(() => expect(clock.waiting()).toBe(1))
    expect(file.current().facts.shortName).toBe('ANGÜN')
    await writeFile(path, sample.replace('kisa_ad: ANGÜN', 'kisa_ad: BÜTÜN'))
    await twoLooks()
    expect(file.current().facts.shortName).toBe('BÜTÜN')
  })

  test('after the stop nobody looks any more', async () => {
    await file.stop()
    expect(clock.waiting()).toBe(0)
  })
})

describe('an edit that is sound by itself', () => {
  const slip = 'USD: satış 47,4770 → 59,3463'

  beforeEach(() => {
    file.examineBy(({ facts }) => (facts.shortName === 'PAHALI' ? [slip] : []))
  })

  test('and would make a wrong price public is refused, with both prices', async () => {
    await writeFile(path, sample.replace('kisa_ad: ANGÜN', 'kisa_ad: PAHALI'))
    await twoLooks()
    expect(file.current().facts.shortName).toBe('ANGÜN')
    expect(file.mistakes()).toEqual([slip])
    expect(logged[0]).toContain(slip)
  })

  test('is the one that a restart begins with when the next edit breaks the file', async () => {
    await writeFile(path, sample.replace('kisa_ad: ANGÜN', 'kisa_ad: YENİ'))
    await twoLooks()
    await vi.waitFor(async () => expect(await keptText()).toContain('YENİ'))
    await writeFile(path, 'kurum: [')
    await file.stop()
    file = await openOffice(path, {
      keptIn: folder,
      log: pino({ base: null }, { write: (line) => void logged.push(line) }),
      clock,
    })
    expect(file.current().facts.shortName).toBe('YENİ')
    expect(file.mistakes().length).toBeGreaterThan(0)
    expect(logged.join('')).toContain('the start goes on with the last good one')
    await writeFile(path, sample.replace('kisa_ad: ANGÜN', 'kisa_ad: DÜZELDİ'))
    await twoLooks()
    expect(file.current().facts.shortName).toBe('DÜZELDİ')
    expect(file.mistakes()).toEqual([])
  })

  test('and would make a wrong price public does not come through by a restart either', async () => {
    await vi.waitFor(async () => expect(await keptText()).toContain('ANGÜN'))
    await writeFile(path, sample.replace('kisa_ad: ANGÜN', 'kisa_ad: PAHALI'))
    await file.stop()
    file = await openOffice(path, { keptIn: folder, log: pino({ enabled: false }), clock })
    file.examineBy(({ facts }) => (facts.shortName === 'PAHALI' ? [slip] : []))
    expect(file.current().facts.shortName).toBe('ANGÜN')
    expect(file.mistakes()).toEqual([slip])
  })

  test('is kept for its own path: the sample never stands in for a real office’s file', async () => {
    await vi.waitFor(async () => expect(await keptText()).toContain('ANGÜN'))
    const other = join(folder, 'gercek', 'office.yaml')
    await expect(openOffice(other, { keptIn: folder, log: pino({ enabled: false }) })).rejects.toMatchObject({
      name: 'StartRefused',
    })
  })
})

async function keptText(): Promise<string> {
  const kept = (await readdir(folder)).filter((name) => name.endsWith('.last-good.yaml'))
  expect(kept).toHaveLength(1)
  return readFile(join(folder, kept[0] ?? ''), 'utf8')
}

describe('the start', () => {
  const log = pino({ enabled: false })

  test('is refused with every mistake of the file', async () => {
    await writeFile(path, sample.replace('pazar: kapalı', 'pazar: x').replace('kisa_ad: ANGÜN', 'kisa_ad:'))
    await expect(openOffice(path, { keptIn: folder, log })).rejects.toMatchObject({
      name: 'StartRefused',
      lines: [
        expect.stringMatching(/office\.yaml, satır \d+, kurum\.kisa_ad: boş bırakılamaz$/),
        expect.stringMatching(/office\.yaml, satır \d+, calisma_saatleri\.hafta\.pazar: /),
      ],
    })
  })

  test('is refused with one line when there is no file', async () => {
    await expect(openOffice(join(folder, 'none.yaml'), { keptIn: folder, log })).rejects.toMatchObject({
      lines: [expect.stringMatching(/^Kurum dosyası okunamadı: /)],
    })
  })
})
