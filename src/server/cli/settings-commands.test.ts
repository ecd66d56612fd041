import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SettingsChange } from '#contract/settings/settings-patch.ts'
import { importOffice, SAMPLE_OFFICE } from '../../../test/fakes/imported-office.ts'
import { EXIF, jpegOf } from '../../../test/fakes/jpeg.ts'
import { addDamagedVersion, addOtherVersion } from '../../../test/fakes/other-release.ts'
import { realOfficeText } from '../../../test/fakes/real-office.ts'
import { officeFolder, runOffice } from '../../../test/fakes/run-office.ts'
import { openSqlite } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'

const at = officeFolder(Date.UTC(2026, 7, 3, 6, 5))
const { office } = at

beforeEach(() => importOffice(join(at.folder, 'demo.sqlite')))

async function withStore<Found>(read: (store: Store) => Promise<Found>, file = 'demo.sqlite'): Promise<Found> {
  await using store = await openSqlite(join(at.folder, file), { thread: "caller's" })
  return await read(store)
}

const document = () => withStore(async (store) => (await store.settingsDocument())?.document)
const versions = () => withStore((store) => store.settingsVersions(9))
const edit = (text: string) => writeFile(join(at.folder, 'yeni.yaml'), text)

const RENAMED = SAMPLE_OFFICE.replace('kisa_ad: ANGÜN', 'kisa_ad: YENİ').replace('pazar: kapalı', 'pazar: 10:00-13:00')

describe('import', () => {
  test('`import --yes` shows each change and publishes all of them as one version', async () => {
    await edit(RENAMED)
    const { exit, out } = await office('import', 'yeni.yaml', '--yes')
    expect(out).toBe(
      'Değişecek olan:\n  kurumun kısa adı: ANGÜN → YENİ\n  Pazar: kapalı → 10.00-13.00\nYayınlandı: 2. sürüm. Çalışan site bir saniye içinde alır.\n',
    )
    expect(exit).toBe(0)
    expect(await document()).toMatchObject({ shortName: 'YENİ' })
    expect(await versions()).toMatchObject([
      { number: 2, by: 'ayse', via: 'import', patch: { length: 2 } },
      { number: 1 },
    ])
    expect(await office('import', 'yeni.yaml', '--yes')).toMatchObject({
      exit: 0,
      out: 'Zaten böyle; değişen bir şey yok.\n',
    })
  })

  test('`import` shows the names of the provider and each that changes', async () => {
    const withNames = (dollar: string): string => {
      const codes = `  kodlar:\n    - { kod: USD, ad: ${dollar}, birim: 1 }\n`
      return SAMPLE_OFFICE.replace(/^saglayici: yok\n/m, `saglayici:\n  alis: bid\n  satis: ask\n${codes}`)
    }
    await edit(withNames('USD/TRY'))
    const first = await office('import', 'yeni.yaml', '--yes')
    expect(first.out).toContain('  sağlayıcının adları: — → bid, ask; USD/TRY\n')
    await edit(withNames('USDTRY').replace('\n  satis: ask', '\n  satis: offer'))
    const second = await office('import', 'yeni.yaml', '--yes')
    expect(second.out).toContain('  sağlayıcıdaki USD, adı: USD/TRY → USDTRY\n')
    expect(second.out).toContain('  sağlayıcıdaki satış alanının adı: ask → offer\n')
  })

  test.each([
    [undefined, 2, /Doğruysa --yes ekleyin\.\n$/],
    [false, 1, /^Hiçbir şey değişmedi\.\n$/],
    [true, 0, /Yayınlandı: 2\. sürüm/],
  ])('`import` asks for confirmation, and the answer %s leads to exit code %i', async (answer, code, words) => {
    await edit(RENAMED)
    const { exit, out } = await runOffice(at.settings, ['import', 'yeni.yaml'], { ...at, answer })
    expect([exit, out]).toEqual([code, expect.stringMatching(words)])
    expect(await versions()).toHaveLength(code === 0 ? 2 : 1)
  })

  test('`import` changes nothing if the file has mistakes, and names each with line and field', async () => {
    await edit(RENAMED.replace('pazar: 10:00-13:00', 'pazar: tatil').replace('  il: İstanbul', '  ili: İstanbul'))
    const { exit, out } = await office('import', 'yeni.yaml', '--yes')
    expect(exit).toBe(1)
    expect(out).toMatch(
      /^Hiçbir şey değişmedi; dosyada yanlış var: .*yeni\.yaml\n {2}satır \d+, iletisim\.adres\.ili: .*bunu mu yazmak istediniz: “il”\?\n {2}satır \d+, calisma_saatleri\.hafta\.pazar: /,
    )
    expect(await versions()).toHaveLength(1)
  })

  test('`import` rejects a real office with invented prices', async () => {
    await edit(realOfficeText())
    const { exit, out } = await office('import', 'yeni.yaml', '--yes')
    expect([exit, out]).toEqual([1, expect.stringContaining('uydurma kurlarla açılmaz')])
  })

  test('`import` warns of an unusual margin before it asks', async () => {
    await edit(SAMPLE_OFFICE.replace('USD:\n      alis: 0', 'USD:\n      alis: 0,05'))
    expect((await office('import', 'yeni.yaml')).out).toMatch(
      /OLAĞAN DIŞI:\n {2}USD alış payı \+0,05, .*müşterinin lehine/,
    )
  })

  test('`import` lists settings that were changed since the last import and would be overwritten', async () => {
    await edit(RENAMED)
    await office('import', 'yeni.yaml', '--yes')
    await office('undo', '--yes')
    const { out } = await office('import', 'yeni.yaml')
    expect(out).toMatch(
      /Son dosyadan sonra değiştirilmişti.*\n {2}kurumun kısa adı: YENİ → ANGÜN \(03\.08\.2026 09\.05, geri alma, ayse\)\n/,
    )
  })

  test('`import` reports differing halts without halting or resuming a price', async () => {
    await office('halt', 'SAR', '--yes')
    await edit(RENAMED.replace('\n  durdurulan: yok', '\n  durdurulan: [JPY]'))
    const { out } = await office('import', 'yeni.yaml', '--yes')
    expect(out).toMatch(
      /Dosyada durdurulmuş, sitede değil; .* halt JPY\nSitede durdurulmuş, dosyada değil; .* resume SAR\n/,
    )
    expect(await withStore((store) => store.halts())).toMatchObject([{ code: 'SAR', by: 'ayse' }])
  })
})

describe('import and export of the permit’s picture', () => {
  const NAMED = SAMPLE_OFFICE.replace('numara: ÖRNEK-0000', 'numara: ÖRNEK-0000\n    goruntu: belge.jpg')
  const name = (jpeg: Uint8Array) => `yetki-belgesi-${createHash('sha256').update(jpeg).digest('hex').slice(0, 8)}.jpg`

  test('`import` and `export` include the picture of the permit, and an import without the picture keeps it', async () => {
    const jpeg = jpegOf(8, 9)
    await writeFile(join(at.folder, 'belge.jpg'), jpeg)
    await edit(NAMED)
    expect(await office('import', 'yeni.yaml', '--yes')).toMatchObject({ exit: 0 })
    expect((await document())?.licence.picture).toMatchObject({ width: 8, height: 9 })
    expect(await office('export', 'kopya.yaml')).toMatchObject({ exit: 0 })
    expect(Uint8Array.from(await readFile(join(at.folder, name(jpeg))))).toEqual(jpeg)
    const unchanged = { exit: 0, out: 'Zaten böyle; değişen bir şey yok.\n' }
    expect(await office('import', 'kopya.yaml', '--yes')).toMatchObject(unchanged)
    await rm(join(at.folder, name(jpeg)))
    expect(await office('import', 'kopya.yaml', '--yes')).toMatchObject(unchanged)
  })

  test.each([
    ['is not there', null, /satır \d+, kurum\.yetki_belgesi\.goruntu: .*“belge\.jpg” diye bir dosya yok/],
    ['has EXIF', jpegOf(8, 9, [EXIF]), /goruntu: resmin içinde çekim bilgileri \(EXIF\) kalmış/],
  ])('`import` changes nothing and names the line if the picture %s', async (_name, bytes, reason) => {
    if (bytes !== null) await writeFile(join(at.folder, 'belge.jpg'), bytes)
    await edit(NAMED)
    const { exit, out } = await office('import', 'yeni.yaml', '--yes')
    expect([exit, out]).toEqual([1, expect.stringMatching(reason)])
    expect(await versions()).toHaveLength(1)
  })
})

describe('export', () => {
  test('`export` writes a commented file that imports without a change, and never overwrites a file', async () => {
    expect(await office('export', 'kopya.yaml')).toMatchObject({ exit: 0 })
    expect(await readFile(join(at.folder, 'kopya.yaml'), 'utf8')).toMatch(
      /^# ─+\n#  KURUM DOSYASI\n[^]*\n {2}kisa_ad: ANGÜN\n/,
    )
    expect(await office('import', 'kopya.yaml', '--yes')).toMatchObject({
      out: 'Zaten böyle; değişen bir şey yok.\n',
    })
    expect(await office('export', 'kopya.yaml')).toMatchObject({ exit: 1 })
  })
})

describe('undo', () => {
  test('`undo` reverts the last change, a second `undo` restores it, and both keep the halts', async () => {
    await edit(RENAMED)
    await office('import', 'yeni.yaml', '--yes')
    await office('halt', 'USD', '--yes')
    expect((await office('undo', '--yes')).out).toContain('kurumun kısa adı: YENİ → ANGÜN')
    expect(await document()).toMatchObject({ shortName: 'ANGÜN' })
    await office('undo', '--yes')
    expect(await document()).toMatchObject({ shortName: 'YENİ' })
    expect(await office('undo', '1', '--yes')).toMatchObject({ exit: 0 })
    expect(await document()).toMatchObject({ shortName: 'ANGÜN' })
    expect(await withStore((store) => store.halts())).toMatchObject([{ code: 'USD' }])
    expect(await office('undo', '99', '--yes')).toMatchObject({ exit: 1, out: '99 numaralı sürüm yok.\n' })
  })
})

describe('halt without a running site', () => {
  test('`halt` stores a halt for the next start, and `resume` removes it', async () => {
    const { exit, out } = await office('halt', 'usd', 'ceyrek-yeni', '--yes')
    expect([exit, out]).toEqual([0, expect.stringContaining('açıldığında durdurulmuş olur')])
    expect(await withStore((store) => store.halts())).toMatchObject([{ code: 'CEYREK_YENI' }, { code: 'USD' }])
    await office('resume', 'hepsi', '--yes')
    expect(await withStore((store) => store.halts())).toEqual([])
  })

  test('`halt` writes a file if the store can’t be opened', async () => {
    await rm(join(at.folder, 'demo.sqlite'))
    await writeFile(join(at.folder, 'demo.sqlite'), 'no database '.repeat(500))
    expect(await office('halt', 'altin', '--yes')).toMatchObject({ exit: 0 })
    expect(await readFile(join(at.folder, 'waiting-halts.json'), 'utf8')).toContain('"CEYREK_YENI"')
  })

  test('`halt` rejects an unknown name', async () => {
    expect(await office('halt', 'bakır', '--yes')).toMatchObject({ exit: 2 })
  })
})

describe('a version of another release', () => {
  const margins = { RUB: { sell: { kind: 'lira', micros: 1_000_000 } }, CEYREK_YENI: { sell: { kind: 'steps' } } }

  async function addOther(patch: readonly SettingsChange[] = []): Promise<void> {
    const settings = await document()
    await withStore((store) =>
      addOtherVersion(store, {
        after: 1,
        document: { ...settings, later: 1, margins: { ...settings?.margins, ...margins } },
        patch,
      }),
    )
  }

  const stored = () => withStore(async (store) => (await store.settingsDocument())?.stored)

  test('`export` writes what this release knows and names the rest in one line', async () => {
    await addOther()
    const names = 'tanınmayan alan (margins.RUB), tanınmayan alan (later), Çeyrek (yeni) payları'
    expect((await office('export')).out).toMatch(/\n# Bu sürüm okuyamadığı için yazılmadı: .*later.*\n$/)
    const { out } = await office('export', 'disari.yaml')
    expect(out).toContain(`Bu sürüm okuyamadığı için yazılmadı: ${names}`)
  })

  test('`import` of an exported file changes nothing', async () => {
    await addOther()
    const before = await stored()
    await office('export', 'disari.yaml')
    expect((await office('import', 'disari.yaml', '--yes')).out).toContain('Zaten böyle')
    expect(await stored()).toEqual(before)
  })

  test('`import` and `undo` keep what this release does not know', async () => {
    await addOther()
    await edit(RENAMED)
    expect(await office('import', 'yeni.yaml', '--yes')).toMatchObject({ exit: 0 })
    expect(await stored()).toMatchObject({ shortName: 'YENİ', later: 1, margins })
    expect(await office('undo', '--yes')).toMatchObject({ exit: 0 })
    expect(await stored()).toMatchObject({ shortName: 'ANGÜN', later: 1, margins })
  })

  test('`import` refuses a field that this release does not know', async () => {
    await edit(`${SAMPLE_OFFICE}\nsonraki: 1\n`)
    const { exit, out } = await office('import', 'yeni.yaml', '--yes')
    expect([exit, out]).toEqual([1, expect.stringContaining('sonraki: bilinmeyen alan')])
  })

  test('`undo` of a change that this release does not know changes nothing', async () => {
    await addOther([{ path: ['later'], after: 1 }])
    expect((await office('undo', '--yes')).out).toContain('Zaten böyle')
    expect(await stored()).toMatchObject({ later: 1 })
  })
})

test('`export` and `undo` report damaged settings and name the command that helps', async () => {
  addDamagedVersion(join(at.folder, 'demo.sqlite'), 1)
  for (const command of ['export', 'undo']) {
    const { exit, out } = await office(command, ...(command === 'undo' ? ['--yes'] : []))
    expect([exit, out]).toEqual([1, expect.stringMatching(/kurum ayarlarının bir sürümü bozuk[^]*restore YEDEK/)])
  }
})

test('`import`, `export` and `undo` fail before the first start', async () => {
  await rm(join(at.folder, 'demo.sqlite'))
  await (await openSqlite(join(at.folder, 'demo.sqlite')))[Symbol.asyncDispose]()
  await edit(RENAMED)
  expect(await office('import', 'yeni.yaml', '--yes')).toMatchObject({ exit: 1 })
  expect(await office('export')).toMatchObject({ exit: 1 })
  expect(await office('undo', '--yes')).toMatchObject({ exit: 1 })
})
