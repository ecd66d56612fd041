import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { importOffice } from '../../../test/fakes/imported-office.ts'
import { listenLocally } from '../../../test/fakes/listening.ts'
import { addDamagedVersion } from '../../../test/fakes/other-release.ts'
import { realOfficeText } from '../../../test/fakes/real-office.ts'
import { officeFolder, runOffice } from '../../../test/fakes/run-office.ts'
import { startFakeSmtp } from '../../../test/fakes/smtp.ts'
import type { ToolAnswer } from './run.ts'

const NOW = Date.UTC(2026, 7, 3, 6, 5)
const REAL = realOfficeText()

const at = officeFolder(NOW)
/** The fake site answers `/readyz` with this body. */
let report: Readonly<Record<string, unknown>>
let site: Server

beforeEach(async () => {
  report = { status: 'ready' }
  site = createServer((_, response) => response.end(JSON.stringify(report)))
  const { port } = new URL(await listenLocally(site))
  at.settings = { ...at.settings, ADMIN_PORT: port }
})

afterEach(() => void site.close())

function check(args: readonly string[] = ['--local'], piped = ''): Promise<ToolAnswer> {
  return runOffice(at.settings, ['check', ...args], { ...at, piped })
}

test('the check names an address of the settings that is not the name that the web server serves', async () => {
  await importOffice(join(at.folder, 'office.sqlite'), REAL)
  at.settings = {
    ...at.settings,
    RATE_SOCKET_URL: 'https://prices.example',
    SITE_NAME: 'www.baska.example',
    PANEL_NAME: 'Panel.Angun.example',
    PANEL_ORIGIN: 'https://panel.angun.example',
  }
  const { out } = await check()
  expect(out).toMatch(/^! Ayarlar\n {4}SITE_NAME=www\.baska\.example, .* ise https:\S+: ikisi aynı ad olmalı\.\n✓/)
})

test('before the first start, the check reads a provider with a key by the names of the office file', async () => {
  const prices = [{ symbol: 'USD/TRY', bid: '48.1150', ask: '48.3620' }]
  const provider = createServer((_, response) => response.end(JSON.stringify({ data: prices })))
  const key = { RATE_API_URL: await listenLocally(provider), RATE_API_KEY: 'secret', RATE_API_KEY_HEADER: 'X-Api-Key' }
  const officeFile = join(at.folder, 'office.yaml')
  at.settings = { ...at.settings, ...key, CENTRAL_BANK: 'demo', OFFICE_FILE: officeFile }
  const text = await readFile('office/office.yaml', 'utf8')
  const codes = '  kodlar:\n    - { kod: USD, ad: USD/TRY, birim: 1 }\n'
  await writeFile(officeFile, text.replace(/^saglayici: yok\n/m, `saglayici:\n  alis: bid\n  satis: ask\n${codes}`))
  expect((await check([])).out).toContain('    alış / satış: USD 48,1150 / 48,3620\n')
  await writeFile(officeFile, text)
  expect((await check([])).out).toContain('kurum ayarlarında “saglayici” bölümü yok')
  provider.close()
})

test('the check ignores the office file and the provider’s names if the stored settings are damaged', async () => {
  const names = 'saglayici:\n  alis: bid\n  satis: ask\n  kodlar:\n    - { kod: USD, ad: USD/TRY, birim: 1 }\n'
  const officeFile = join(at.folder, 'office.yaml')
  await writeFile(officeFile, REAL.replace(/^saglayici: yok\n/m, names))
  await importOffice(join(at.folder, 'demo-bank.sqlite'), REAL)
  addDamagedVersion(join(at.folder, 'demo-bank.sqlite'), 1)
  const key = { RATE_API_URL: 'http://127.0.0.1:1', RATE_API_KEY: 'secret', RATE_API_KEY_HEADER: 'X-Api-Key' }
  at.settings = { ...at.settings, ...key, CENTRAL_BANK: 'demo', OFFICE_FILE: officeFile }
  const { out } = await check([])
  expect(out).toContain(
    '✗ Kurum ayarları\n    bozuk: “version 2 of the settings is damaged”\n    Son yedeği geri yükleyin: ',
  )
  expect(out).not.toContain('Kur kaynağı')
})

describe('the running site', () => {
  test('the check reports the running site as well if the site reports no finding', async () => {
    const { exit, out } = await check()
    expect(out).toMatch(/✓ Çalışan site: http[^]*\n\nHer şey yolunda\.\n$/)
    expect(exit).toBe(0)
  })

  test.each(['bad', 'degraded'])('the check fails if the running site has a finding of weight %s', async (weight) => {
    const text = 'USD fiyatı 10 dakikadır bekletiliyor.'
    report = {
      status: 'degraded',
      findings: [{ kind: 'price-held', weight, text, remedy: 'angun-office approve USD' }],
    }
    const { exit, out } = await check()
    expect(exit).toBe(1)
    expect(out).toContain(`✗ Çalışan site`)
    expect(out).toContain(`    ${text}\n      npm run office -- approve USD\n`)
    expect(out).not.toContain('Her şey yolunda.')
  })

  test('the check refers to the status command if an older release reports no findings', async () => {
    report = { status: 'unwritable' }
    const { exit, out } = await check()
    expect(exit).toBe(1)
    expect(out).toContain('ayrıntısı: npm run office -- status')
  })

  test('the check warns without failing if the site does not run, because the check comes before the first start', async () => {
    at.settings = { ...at.settings, ADMIN_PORT: '1' }
    const { exit, out } = await check()
    expect(exit).toBe(0)
    expect(out).toContain('! Site çalışmıyor: yanıt yok (http://127.0.0.1:1)')
    expect(out).toMatch(/Yanlış bulunmadı; “!” ile gösterilenlere bakın\.\n$/)
  })
})

describe('an office file that is not imported yet', () => {
  const edit = (name: string, text: string | Buffer) => writeFile(join(at.folder, name), text)

  beforeEach(() => {
    at.settings = { ...at.settings, RATE_FEED_URL: 'http://127.0.0.1:1' }
  })

  test('the check validates only the given file and writes nothing', async () => {
    await edit('yeni.yaml', REAL.replace('pazar: kapalı', 'pazar: tatil'))
    const { exit, out } = await check(['yeni.yaml'])
    expect(exit).toBe(1)
    expect(out).toMatch(/^✗ Kurum dosyası: .*yeni\.yaml\n {4}satır \d+, calisma_saatleri\.hafta\.pazar: .*\n\n/)
    expect(await readdir(at.folder)).toEqual(['yeni.yaml'])
  })

  test('the check reads a file from stdin and warns about a “#” that cuts a value short', async () => {
    expect((await check(['-'], REAL)).out).toBe('✓ Kurum dosyası: verilen metin\n\nSite bu dosyayı alır.\n')
    const { exit, out } = await check(['-'], REAL.replace(/sokak: .*/, 'sokak: Kat 2 #5'))
    expect(exit).toBe(0)
    expect(out).toMatch(/^! Kurum dosyası: verilen metin\n {4}uyarı: satır \d+, iletisim\.adres\.sokak: “#” ve sonrası/)
  })

  test('the check evaluates margins with the site’s current prices and the stored margins', async () => {
    await importOffice(join(at.folder, 'office.sqlite'), REAL)
    const sourceQuotes = { USD: { buy: '47.2330', sell: '47.4770' } }
    report = { status: 'ready', market: { alive: true, age: 1, quotes: 1, halted: [], sourceQuotes } }
    const { exit, out } = await check(['-'], REAL.replace(/(USD:\n {6}alis: .*\n {6}satis: ).*/, "$1'%25'"))
    expect(exit).toBe(1)
    expect(out).toContain('USD satışı bu payla 47,4770 yerine 59,3463 olurdu; bir pay fiyatı en çok %2 değiştirebilir')
  })

  test('the check names the line of an office file that is not UTF-8', async () => {
    await edit('eski.yaml', Buffer.from('kurum:\n  ad: D\u00F6viz\n', 'latin1'))
    expect((await check(['eski.yaml'])).out).toContain('    satır 2: Dosya UTF-8 değil: UTF-8 olarak kaydedin.\n')
  })
})

describe('the office file before the first start', () => {
  let file: string

  beforeEach(async () => {
    file = join(at.folder, 'office.yaml')
    at.settings = { ...at.settings, OFFICE_FILE: file, ADMIN_PORT: '1' }
    await writeFile(file, REAL.replace('ornek_veri: hayır', 'ornek_veri: evet'))
  })

  test.each([
    ['is not there', () => rm(file), 'böyle bir dosya'],
    ['is empty', () => writeFile(file, ' \n'), 'satır 1: dosya boş'],
    ['is a folder', () => rm(file).then(() => mkdir(file)), 'klasör'],
  ])('the check fails if the office file %s', async (_, lose, reason) => {
    await lose()
    const { exit, out } = await check()
    expect([exit, out]).toEqual([1, expect.stringMatching(new RegExp(`✗ Kurum dosyası: .*\\n {4}.*${reason}`, 'i'))])
  })

  test('the check ignores the office file once the store has settings', async () => {
    await importOffice(join(at.folder, 'demo.sqlite'))
    await writeFile(file, 'kurum: [')
    const { exit, out } = await check()
    expect([exit, out]).toEqual([0, expect.stringContaining('✓ Kurum ayarları\n    örnek veri')])
  })
})

describe('test emails', () => {
  test('the check sends a test email to each recipient with --mail and prints the server’s answers', async () => {
    const smtp = await startFakeSmtp()
    const to = ['gise@angun.example', 'mudur@angun.example']
    const [counter = '', manager = ''] = to
    const mail = { CONTACT_FROM: 'site@angun.example', CONTACT_TO: counter, ALERT_TO: `${counter},${manager}` }
    at.settings = { ...at.settings, SMTP_URL: smtp.url, ...mail }
    await check([])
    expect(smtp.mails).toEqual([])

    const { exit, out } = await check(['--mail'])
    expect(exit).toBe(0)
    expect(smtp.mails.map((letter) => letter.to)).toEqual(to.map((recipient) => [recipient]))
    for (const recipient of to) expect(out).toMatch(new RegExp(`✓ Deneme mektubu: ${recipient}\n {4}sunucu aldı: “250`))

    smtp.refuse(550, 'no such mailbox')
    const refused = await check(['--mail'])
    expect(refused.exit).toBe(1)
    expect(refused.out).toMatch(/✗ Deneme mektubu: gise@angun\.example\n {4}.*550/)
    await smtp.close()
  })
})
