import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { softAuthenticator } from '../../../test/fakes/authenticator.ts'
import { PANEL, valueOf, VISITOR } from '../../../test/fakes/identity.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { officeFolder } from '../../../test/fakes/run-office.ts'
import { openIdentity } from '../identity/open-identity.ts'
import { openSqlite } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'

const at = officeFolder(Date.UTC(2026, 7, 3, 6, 5), { PANEL_ORIGIN: PANEL })
const { clock, office } = at
/** The running panel's connection to the store. */
let store: Store

beforeEach(async () => {
  store = await openSqlite(join(at.folder, 'demo.sqlite'), { thread: "caller's" })
})

afterEach(() => store[Symbol.asyncDispose]())

const added = v.object({ person: v.object({ id: v.string() }), link: v.string() })

async function add(name: string, role: string): Promise<{ id: string; link: string }> {
  const { out } = await office('people', 'add', name, '--role', role, '--json')
  const { person: one, link } = v.parse(added, JSON.parse(out))
  return { id: one.id, link }
}

async function enrolled(link: string) {
  const token = link.split('/').at(-1) ?? ''
  const opening = { store, origin: PANEL, officeName: 'ANGÜN', demo: false, secret: 'secret' }
  const identity = openIdentity({ ...opening, clock, log: silentLog })
  const credential = softAuthenticator(PANEL).register(valueOf(await identity.enrolOptions(token, VISITOR)))
  const { token: session } = valueOf(
    await identity.enrol(token, { credential, own: true, deviceName: 'Gişe telefonu' }, VISITOR),
  )
  return { identity, session }
}

describe('people add', () => {
  test('`people add` prints an invitation link at the panel’s address, also as a QR code', async () => {
    const { exit, out } = await office('people', 'add', 'Ayşe Yılmaz', '--role', 'fiyat')
    expect(exit).toBe(0)
    expect(out).toMatch(
      /^Ayşe Yılmaz eklendi; yetkisi: fiyat yetkilisi\.\nAyşe Yılmaz cihazını bu bağlantıyla tanıtır; bir kez kullanılır, son geçerlilik 03\.08\.2026 09\.35:\n\n {4}https:\/\/panel\.angun\.example\/tanit\/[\w-]{43}\n/,
    )
    expect(out.match(/[█▀▄ ]{20,}/g)?.length).toBeGreaterThan(10)
    expect((await store.people())[0]).toMatchObject({ name: 'Ayşe Yılmaz', role: 'fiyat', createdBy: 'ayse' })
    const acts = (await store.acts(9)).map(({ by, via, text }) => `${by ?? ''} ${via} ${text}`)
    expect(acts.toSorted()).toEqual([
      'ayse command Ayşe Yılmaz eklendi; yetkisi: fiyat yetkilisi',
      'ayse command Ayşe Yılmaz için yeni tanıtma bağlantısı verildi',
    ])
  })

  test('`people add` creates a link that registers the person’s device', async () => {
    const { link } = await add('Ayşe', 'yonetici')
    const { identity, session } = await enrolled(link)
    expect(await identity.session(session)).toMatchObject({ session: { person: { name: 'Ayşe', role: 'yonetici' } } })
  })

  test.each([
    [['Ayşe'], 2, 'Yetki şunlardan biri olmalı: gise, fiyat, yonetici'],
    [['Ayşe', '--role', 'patron'], 2, 'Yetki şunlardan biri olmalı: gise, fiyat, yonetici'],
    [['Ayşe', '--yetki', 'fiyat'], 2, 'Kullanım: npm run office -- people add AD [--role gise|fiyat|yonetici]'],
    [[' ', '--role', 'gise'], 1, 'Ad boş olamaz.'],
    [['KEMAL ÖZ', '--role', 'gise'], 1, 'Bu adla ya da ona çok benzeyen bir adla biri zaten var; başka bir ad yazın.'],
  ])('`people add` rejects %j with a Turkish reason', async (args, code, words) => {
    await add('Kemal Öz', 'yonetici')
    const { exit, out } = await office('people', 'add', ...args)
    expect([exit, out]).toEqual([code, expect.stringContaining(words)])
    expect(await store.people()).toHaveLength(1)
  })

  test('`people add` accepts a role as it is written in Turkish: “Yönetici”', async () => {
    await office('people', 'add', 'Kemal', '--role', 'Yönetici')
    expect(await store.people()).toMatchObject([{ role: 'yonetici' }])
  })

  test('`people add` fails if PANEL_ORIGIN is not set', async () => {
    at.settings = { DATA_DIR: at.folder }
    const { exit, out } = await office('people', 'add', 'Ayşe', '--role', 'gise')
    expect([exit, out]).toEqual([1, 'Panelin adresi ayarlanmamış: PANEL_ORIGIN gerekli.\n'])
    expect(await store.people()).toEqual([])
  })
})

describe('people', () => {
  test('`people` prints the command that adds the first manager if nobody is registered', async () => {
    expect((await office('people')).out).toBe(
      'Panelde kimse yok. İlk yönetici:\n    npm run office -- people add "AD SOYAD" --role yonetici\n',
    )
  })

  test('`people` lists each person with role, devices and open links', async () => {
    const { link } = await add('Kemal Öz', 'yonetici')
    await enrolled(link)
    await add('Ayşe Yılmaz', 'fiyat')
    await office('people', 'close', 'ayşe yılmaz')
    await add('Zeynep', 'gise')
    const { out } = await office('people')
    expect(
      out.split('\n').map((line) =>
        line
          .replace(/^[a-z\d]{10}/, '')
          .trim()
          .replaceAll(/ {2,}/g, ' | '),
      ),
    ).toEqual([
      'Kod | Ad | Yetki | Giriş | Cihazlar',
      'Ayşe Yılmaz | fiyat yetkilisi | kapalı | —',
      'Kemal Öz | yönetici | açık | Gişe telefonu (iPhone, son giriş 03.08.2026 09.05)',
      'Zeynep | gişe | açık | bağlantısı bekliyor (son 03.08.2026 09.35)',
      '',
    ])
    const list = v.object({ people: v.array(v.object({ name: v.string() })) })
    const { people } = v.parse(list, JSON.parse((await office('people', '--json')).out))
    expect(people.map(({ name }) => name)).toEqual(['Ayşe Yılmaz', 'Kemal Öz', 'Zeynep'])
  })
})

describe('commands on one person', () => {
  let kemal: Awaited<ReturnType<typeof add>>
  let signedIn: Awaited<ReturnType<typeof enrolled>>
  const isIn = async (): Promise<boolean> => (await signedIn.identity.session(signedIn.session)).kind === 'signed-in'

  beforeEach(async () => {
    kemal = await add('Kemal Öz', 'yonetici')
    const sukru = await add('Şükrü Işık', 'yonetici')
    await enrolled(sukru.link)
    signedIn = await enrolled(kemal.link)
  })

  test('`people link` accepts a name or a code, and voids the earlier link', async () => {
    const first = v.parse(added, JSON.parse((await office('people', 'link', 'kemal öz', '--json')).out)).link
    const second = v.parse(added, JSON.parse((await office('people', 'link', kemal.id, '--json')).out)).link
    const states = [first, second].map((link) => signedIn.identity.invitation(link.split('/').at(-1) ?? '', VISITOR))
    expect(await Promise.all(states)).toMatchObject([{ kind: 'over' }, { kind: 'good', invitedBy: 'ayse' }])
  })

  test('`people close` finds a name without its diacritics, but not a part of a name', async () => {
    expect(await office('people', 'close', 'sukru')).toMatchObject({
      exit: 2,
      out: expect.stringContaining('Panelde böyle biri yok: sukru') as unknown,
    })
    expect(await office('people', 'close', 'Kemal Oz')).toMatchObject({ exit: 0 })
    expect(await isIn()).toBe(false)
  })

  test('`people close` signs the person out, and `people open` permits signing in again', async () => {
    expect((await office('people', 'close', 'Kemal Öz')).exit).toBe(0)
    expect([await isIn(), (await office('people', 'link', 'Kemal Öz')).out]).toEqual([
      false,
      'Bu kişinin girişi kapalı. Yeni bir bağlantı için önce girişini açın.\n',
    ])
    expect((await office('people', 'open', 'Kemal Öz')).out).toBe('Kemal Öz: girişi açıldı.\n')
    expect(await store.passkeys(kemal.id)).toHaveLength(1)
  })

  test('`people close` also ends the last manager who has a device, and names what lets one in again', async () => {
    expect((await office('people', 'close', 'Şükrü Işık')).exit).toBe(0)
    const { exit, out } = await office('people', 'close', 'Kemal Öz')
    expect([exit, out]).toEqual([
      0,
      expect.stringContaining('Panele cihazıyla girebilen yönetici kalmadı: npm run office -- people open'),
    ])
    expect(await isIn()).toBe(false)
  })

  test('`people link --instead` replaces the only device once the new one is registered', async () => {
    const [old] = await store.passkeys(kemal.id)
    const { exit, out } = await office('people', 'link', 'Kemal Öz', '--instead')
    expect([exit, out]).toEqual([
      0,
      expect.stringMatching(
        /^Bu bağlantıyla tanıtılan cihaz “Gişe telefonu” yerine geçer; eskisi o anda kaldırılır\.\n/,
      ),
    ])
    expect([await store.passkeys(kemal.id), await isIn()]).toEqual([[old], true])
    const [link = ''] = /https:\S+/.exec(out) ?? []
    const next = await enrolled(link)
    expect(await next.identity.session(next.session)).toMatchObject({ kind: 'signed-in' })
    const devices = await store.passkeys(kemal.id)
    expect([devices.length, devices[0]?.name, devices[0]?.id === old?.id, await isIn()]).toEqual([
      1,
      'Gişe telefonu',
      false,
      false,
    ])
    const texts = (await store.acts(9)).map(({ text }) => text)
    expect(texts).toContain(
      'Kemal Öz için yeni tanıtma bağlantısı verildi; tanıtılan cihaz “Gişe telefonu” yerine geçecek',
    )
    expect(texts).toContain(
      'Kemal Öz tanıtma bağlantısını kullandı; yeni cihazı “Gişe telefonu” (iPhone), “Gişe telefonu” kaldırıldı',
    )
  })

  test('`people link --instead` needs the name of the device if the person has several', async () => {
    const second = v.parse(added, JSON.parse((await office('people', 'link', 'Kemal Öz', '--json')).out)).link
    await enrolled(second)
    const names = (await store.passkeys(kemal.id)).map(({ name }) => name).join(', ')
    for (const [args, words] of [
      [['--instead'], `Hangi cihaz? Adını da yazın: ${names}`],
      [['Evdeki', '--instead'], `Böyle bir cihazı yok: Evdeki (${names})`],
      [['Gişe telefonu'], '“Gişe telefonu” yerine geçecekse --instead yazın.'],
    ] as const) {
      const { exit, out } = await office('people', 'link', 'Kemal Öz', ...args)
      expect([exit, out]).toEqual([2, expect.stringContaining(words)])
    }
    const { out } = await office('people', 'link', 'Kemal Öz', 'gise telefonu 2', '--instead')
    const [link = ''] = /https:\S+/.exec(out) ?? []
    await enrolled(link)
    const left = (await store.passkeys(kemal.id)).map(({ name }) => name)
    expect(left.toSorted()).toEqual(['Gişe telefonu', 'Gişe telefonu 2'])
  })
})
