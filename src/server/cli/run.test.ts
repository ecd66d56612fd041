import { readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { importOffice } from '../../../test/fakes/imported-office.ts'
import { listenLocally } from '../../../test/fakes/listening.ts'
import { realOfficeText } from '../../../test/fakes/real-office.ts'
import { officeFolder } from '../../../test/fakes/run-office.ts'
import { startFakeSmtp } from '../../../test/fakes/smtp.ts'
import { openSqlite } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { newMessage } from '../store/test/sample-records.ts'
import type { ToolAnswer } from './run.ts'

const NOW = Date.UTC(2026, 7, 3, 6, 5)
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_FROM: 'site@angun.example', CONTACT_TO: 'gise@angun.example' }

const at = officeFolder(NOW)
const { office } = at
/** The running server's connection to the store. */
let store: Store

function besideTheServer(): void {
  beforeEach(async () => {
    store = await openSqlite(join(at.folder, 'demo.sqlite'), { thread: "caller's" })
  })
  afterEach(() => store[Symbol.asyncDispose]())
}

async function json(...args: string[]): Promise<Record<string, unknown>> {
  const { out } = await office(...args, '--json')
  return v.parse(v.record(v.string(), v.unknown()), JSON.parse(out))
}

async function keep(subject: string, message = 'Merhaba'): Promise<number> {
  const words = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '', subject, message }
  const ids = { submission: subject, mailId: `${subject}@www.angun.example` }
  return (await store.keepMessage({ ...words, ...ids, receivedAt: NOW, mailed: true })).number
}

describe('the command line', () => {
  test.each([[[]], [['--help']], [['-h']]])('the tool prints its help in Turkish for %j', async (args) => {
    const { exit, out } = await office(...args)
    expect(exit).toBe(0)
    expect(out).toMatch(/Kullanım: npm run office -- KOMUT/)
    for (const name of ['check', 'status', 'messages export', 'backup', 'restore'])
      expect(out).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'))
  })

  test('the tool prints the help of one command with its options', async () => {
    const { exit, out } = await office('messages', 'erase', '--help')
    expect(exit).toBe(0)
    expect(out).toMatch(/^Kullanım: npm run office -- messages erase \[NO\] \[SON_NO\] \[--from KİM\] \[--yes\]\n/)
    expect(out).toMatch(/Seçenekler:\n {2}--from KİM {2}\S[^]*\n {2}--yes {7}\S/)
  })

  test.each([
    [['fly']],
    [['messages', 'export', '--colour', 'red']],
    [['messages', 'erase', 'abc']],
    [['messages', 'erase', '1', '2', '3']],
    [['messages', 'export', '--from']],
    [['backup']],
  ])('the tool exits with 2 and refers to its help for %j', async (args) => {
    const { exit, out } = await office(...args)
    expect(exit).toBe(2)
    expect(out).toMatch(/Yardım: npm run office -- --help/)
    expect(await json(...args)).toMatchObject({ ok: false, error: 'usage' })
  })

  test('the tool prints each wrong setting on its own line', async () => {
    at.settings = { ...at.settings, PORT: 'x' }
    expect(await office('messages', 'export')).toEqual({
      exit: 1,
      out: 'PORT=x · beklenen: 0 ile 65535 arasında bir tam sayı\n',
    })
  })
})

describe('messages', () => {
  besideTheServer()

  test('`messages erase` removes control characters from a visitor’s text', async () => {
    for (const subject of ['a\u001B]0;x\u0007\u202E', 'b']) await keep(subject, 'b\u001B[2J\nc')
    const [{ out: one }, { out: table }] = [
      await office('messages', 'erase', '1'),
      await office('messages', 'erase', '1', '2'),
    ]
    expect((one + table).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })

  test('`messages export` writes all messages to a file that only the operator can read', async () => {
    await Promise.all(Array.from({ length: 205 }, (_, index) => keep(`s${index}`)))
    const file = join(at.folder, 'mesajlar.csv')
    expect(await json('messages', 'export', file)).toMatchObject({ ok: true, messages: 205 })
    expect((await readFile(file, 'utf8')).trim().split('\r\n')).toHaveLength(206)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await office('messages', 'export', file)).toMatchObject({ exit: 1 })
    const printed = await office('messages', 'export')
    expect(printed).toEqual({ exit: 0, out: await readFile(file, 'utf8') })
  })

  test('`messages erase` shows the sender and needs --yes', async () => {
    await keep('a')
    const asked = await office('messages', 'erase', '1')
    expect(asked.exit).toBe(2)
    expect(asked.out).toMatch(/Gönderen\s+Ayşe[^]*Bu mesaj silinecek ve geri gelmeyecek\.\n[^]*--yes ekleyin\./)
    expect(await store.message(1)).not.toBeNull()
    const erased = await office('messages', 'erase', '1', '--yes')
    expect(erased.exit).toBe(0)
    expect(erased.out).toMatch(/^1 numaralı mesaj silindi: Ayşe.*@.*\.\nPosta kutusuna giden e-posta/)
    expect(await store.message(1)).toBeNull()
    expect(await office('messages', 'erase', '1')).toMatchObject({ exit: 1, out: 'Böyle bir mesaj yok.\n' })
  })

  test('`messages erase` shows a range of messages as a table and deletes it', async () => {
    for (const subject of ['a', 'b', 'c', 'd']) await keep(subject)
    const { out } = await office('messages', 'erase', '2', '3')
    expect(out).toMatch(/^No {2}Geliş\s+Durum\s+Gönderen\s+İletim\s+Konu\n3 {3}03\.08\.2026 09\.05 {2}açık/)
    const erased = await office('messages', 'erase', '2', '999999998', '--yes')
    expect(erased.exit).toBe(0)
    expect(erased.out).toMatch(/^3 mesaj silindi: Ayşe Yılmaz \(ayse@example\.com\)\.\n/)
    expect((await store.messages({ limit: 9 })).map(({ subject }) => subject)).toEqual(['a'])
    expect(await office('messages', 'erase', '2', '9', '--yes')).toMatchObject({ exit: 1 })
  })

  test('`messages export` and `messages erase` find a sender by any notation of address or telephone', async () => {
    const ayse = { email: 'Ayse.Yilmaz@ornek.com', phone: '0532 123 45 67' }
    for (const [submission, sender] of Object.entries({ a: ayse, b: { ...ayse, email: 'ayse@baska.com' }, c: {} }))
      await store.keepMessage(newMessage(submission, sender))
    const found = v.object({ messages: v.array(v.object({ number: v.number() })) })
    const numbers = async (...sender: string[]): Promise<number[]> =>
      v.parse(found, await json('messages', 'export', ...sender)).messages.map(({ number }) => number)
    expect(await numbers('--from', 'ayse.yilmaz@ORNEK.com')).toEqual([1])
    expect(await numbers('--from', '+90 (532) 123-45-67')).toEqual([2, 1])
    expect(await office('messages', 'export', '--from', 'Ayşe')).toMatchObject({ exit: 2 })
    expect(await office('messages', 'erase', '3', '--from', '05321234567')).toMatchObject({ exit: 2 })
    expect(await json('messages', 'erase', '--from', '05321234567', '--yes')).toMatchObject({ ok: true, erased: 2 })
    expect((await store.messages({ limit: 9 })).map(({ number }) => number)).toEqual([3])
  })
})

describe('backup and restore', () => {
  besideTheServer()

  test('`restore` brings a backup back and keeps a copy of the previous state', async () => {
    const file = join(at.folder, 'yedek.sqlite')
    const number = await keep('a')
    expect(await json('backup', file)).toMatchObject({ ok: true, file })
    expect(await store.markers()).toMatchObject({ 'backed-up-at': NOW, 'backed-up-bytes': (await stat(file)).size })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await store.deleteMessages(NOW + 1)
    expect(await office('restore', file)).toMatchObject({ exit: 2 })
    expect(await json('restore', file, '--yes')).toMatchObject({
      ok: true,
      messages: 1,
      before: join(at.folder, 'before-restore-20260803T060500Z.sqlite'),
    })
    expect((await store.message(number))?.subject).toBe('a')
  })

  test('`backup` never overwrites a file and reports a missing folder', async () => {
    const file = join(at.folder, 'there')
    await writeFile(file, 'mine')
    expect(await office('backup', file)).toMatchObject({ exit: 1 })
    expect(await readFile(file, 'utf8')).toBe('mine')
    expect(await json('backup', join(at.folder, 'no', 'b'))).toMatchObject({ ok: false, error: 'no-folder' })
  })

  test('`restore` rejects a file that is not a backup and leaves no file behind', async () => {
    const file = join(at.folder, 'words')
    await writeFile(file, 'words '.repeat(500))
    expect(await json('restore', file, '--yes')).toMatchObject({
      ok: false,
      error: 'not-a-backup',
      reason: 'bu bir veritabanı dosyası değil (“file is not a database”, SQLITE_NOTADB)',
    })
    expect(await json('restore', join(at.folder, 'none'), '--yes')).toMatchObject({ ok: false, error: 'missing' })
    expect((await readdir(at.folder)).filter((name) => name.startsWith('before-restore'))).toEqual([])
  })
})

describe('check', () => {
  test('`check` finds no mistake in the demo configuration', async () => {
    const { exit, out } = await office('check')
    expect(out).toMatch(/✓ Ayarlar[^]*✓ Kurum dosyası[^]*örnek veri[^]*✓ Veritabanı[^]*Yanlış bulunmadı/)
    expect(exit).toBe(0)
  })

  test('`check` rejects a real office with invented prices', async () => {
    const file = join(at.folder, 'office.yaml')
    await writeFile(file, realOfficeText())
    at.settings = { ...at.settings, OFFICE_FILE: file }
    const { exit, out } = await office('check', '--local')
    expect(exit).toBe(1)
    expect(out).toMatch(/✗ Kurum dosyası: .*\n {4}.*gerçek bir kurumun sitesi uydurma kurlarla açılmaz/)
    at.settings = { ...at.settings, RATE_FEED_URL: 'http://127.0.0.1:1' }
    expect((await office('check', '--local')).exit).toBe(0)
  })

  test('`check` reports whether the mail server can be reached', async () => {
    const smtp = await startFakeSmtp()
    at.settings = { ...at.settings, ...MAIL, SMTP_URL: smtp.url }
    expect((await office('check')).out).toMatch(/✓ E-posta sunucusu/)
    await smtp.goDown()
    const { exit, out } = await office('check')
    expect(exit).toBe(1)
    expect(out).toMatch(/✗ E-posta sunucusu\n {4}.*ECONNREFUSED/)
    expect(smtp.mails).toEqual([])
  })

  test('`check` names each outside service that does not answer', async () => {
    const nobody = 'http://127.0.0.1:1'
    at.settings = { ...at.settings, RATE_SOCKET_URL: nobody, RATE_FEED_URL: `${nobody}/feed`, TCMB_URL: nobody }
    const { exit, out } = await office('check')
    expect(exit).toBe(1)
    expect(out).toMatch(/✗ Kur kaynağı \(soket\)[^]*✗ Kur kaynağı \(JSON\)[^]*✗ TCMB kurları/)
  })
})

describe('retention', () => {
  test('`retention` prints the retention times in days', async () => {
    await importOffice(join(at.folder, 'demo.sqlite'))
    expect(await json('retention')).toMatchObject({ ok: true, messagesDays: 365, logsDays: 30 })
  })
})

describe('status', () => {
  besideTheServer()

  test('`status` is bad without a running server but still shows the store and the messages', async () => {
    await keep('a')
    const { exit, out } = await office('status')
    expect(exit).toBe(2)
    expect(out).toMatch(
      /^Kötü\n\nSürüm {7}\d.*\nSunucu {6}yanıt yok \(http:\/\/127\.0\.0\.1:1\)\nVeritabanı {2}.*\nMesajlar {4}1 toplam, 1 açık\nE-posta .*\n\nBaşlatmak için: npm start; /,
    )
  })

  async function reportedBy(report: object): Promise<ToolAnswer> {
    const server = createServer((_, response) => response.end(JSON.stringify(report)))
    const { port } = new URL(await listenLocally(server))
    at.settings = { ...at.settings, ADMIN_PORT: port }
    const answer = await office('status')
    server.close()
    return answer
  }

  const finding = { about: null, since: null, remedy: null }
  const since = Date.parse('2026-08-04T10:00:00+03:00')
  const degraded = {
    status: 'degraded',
    verdict: 'degraded',
    findings: [
      {
        ...finding,
        kind: 'edit-refused',
        weight: 'degraded',
        since,
        text: 'Kurum dosyasının son kaydı reddedildi: satır 3.',
        remedy: 'angun-office check',
      },
      { ...finding, kind: 'halted', weight: 'degraded', text: 'JPY durduruldu\u001B[2J.' },
    ],
    market: { alive: true, age: 3, quotes: 8, halted: ['JPY'] },
    sources: [
      { name: 'socket', state: 'failing', age: null, lastErrorText: 'bağlantı sustu', failures: 4 },
      { name: 'feed', state: 'connected', age: 1, lastErrorText: 'bir saat önceki', failures: 0 },
    ],
    bulletin: { age: 7300 },
    sockets: 12,
    messages: { expiring: [12, 15], shortened: { fromDays: 365, toDays: 30, at: since } },
  }

  test('`status` prints the running server’s verdict, findings and figures', async () => {
    const { exit, out } = await reportedBy(degraded)
    expect(exit).toBe(1)
    expect(out).toMatch(
      /^Aksıyor\n {2}- Kurum dosyasının son kaydı reddedildi: satır 3\. \(04\.08\.2026 10\.00\) → npm run office -- check\n {2}- JPY durduruldu \[2J\.\n\nSürüm +\d.*\nSunucu +çalışıyor, eksikleri var\nFiyatlar +8 tane, kaynağın son iletisi 3 sn önce, durdurulan: JPY\n/,
    )
    expect(out).toMatch(
      /TCMB bülteni {9}son alınan 2 sa önce\nCanlı akış \(soket\) {3}KULLANILAMIYOR, son iyi yanıt henüz yok \(bağlantı sustu\)\nYedek kaynak \(JSON\) {2}çalışıyor, son iyi yanıt 1 sn önce\nBağlı sayfalar {7}12\n/,
    )
  })

  test('`status` warns of a shortened message retention and lists sample and missing facts', async () => {
    const { out } = await reportedBy({
      ...degraded,
      setUp: [
        { key: 'facts', why: 'Bilgiler örnek.', where: { kind: 'field', path: 'sample' } },
        { key: 'provider', why: 'Fiyatlar uydurma.', where: { kind: 'environment', names: ['RATE_SOCKET_URL'] } },
        { key: 'backup', why: 'Yedek yok.', where: { kind: 'command', command: 'angun-office backup DOSYA' } },
      ],
    })
    expect(out).toContain(
      '\nMESAJLARIN SAKLAMA SÜRESİ KISALTILDI: 365 gün yerine 30 gün; 04.08.2026 10.00 itibarıyla geçerli\n',
    )
    expect(out.slice(out.indexOf('Örnek ya da'))).toBe(
      [
        'Örnek ya da eksik olanlar:',
        '  - Bilgiler örnek. → panelde ya da kurum dosyasında',
        '  - Fiyatlar uydurma. → .env içinde RATE_SOCKET_URL',
        '  - Yedek yok. → npm run office -- backup DOSYA\n',
      ].join('\n'),
    )
  })

  test.each([
    [0, 'İyi', { status: 'ready', verdict: 'good', findings: [] }],
    [2, 'Kötü', { status: 'unwritable', verdict: 'bad', findings: [] }],
    [2, 'Kötü', { status: 'starting' }],
  ])('`status` exits with %i if the site’s verdict is %s', async (exit, word, report) => {
    const { exit: ended, out } = await reportedBy(report)
    expect(ended).toBe(exit)
    expect(out.split('\n')[0]).toBe(word)
  })
})
