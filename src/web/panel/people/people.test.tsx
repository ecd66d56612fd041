import { describe, expect, test } from 'vitest'
import type { PeopleDialog } from '#contract/panel/people.ts'
import { PanelDocument } from '../../../../test/fakes/panel-document.ts'
import { moment, panelFrame, SATURDAY } from '../../../../test/fakes/panel-page.ts'
import { addPersonPage, invitationPage, peoplePage } from '../../../../test/fakes/panel-people.ts'

const MANAGER = panelFrame('yonetici')

function asked(dialog: PeopleDialog): PanelDocument {
  return new PanelDocument(peoplePage({ dialog }), MANAGER)
}

describe('the people', () => {
  test('have a role, devices with their last use, and a link where none is registered', () => {
    const { words } = new PanelDocument(peoplePage(), MANAGER)
    expect(words).toContain('Ayşe Kaya Düzenle : Ayşe Kaya Fiyat yetkilisi · fiyat, duyuru, saatler')
    expect(words).toContain('Gişe bilgisayarı Windows · bugün 08.55')
    expect(words).toContain('Kemal’in iPhone’u bu cihaz · şimdi')
    expect(words).toContain('Henüz cihaz tanıtmadı bağlantı 17.40’a kadar geçerli Yenile')
    expect(words).toContain('Fiyat yetkilisi · girişi kapalı')
  })

  test('can do neither: take away the device in their hand, nor sign themselves out everywhere', () => {
    const { links } = new PanelDocument(peoplePage(), MANAGER)
    expect(links).not.toContain('/kisiler/ka/cihaz/k1/kaldir')
    expect(links).toContain('/kisiler/ka/cihaz/k2/kaldir')
    expect(links).not.toContain('/kisiler/ka/cikar')
    expect(links).toContain('/kisiler/ak/cikar')
  })

  test('that are closed are opened again', () => {
    const page = new PanelDocument(peoplePage(), MANAGER)
    expect(page.acts).toEqual(['/kisiler/md/baglanti', '/kisiler/so/giris-ac'])
  })

  test('ought to have two managers among them', () => {
    const page = peoplePage()
    expect(new PanelDocument(page, MANAGER).words).toContain('Şu an bir yönetici var.')
    const more = page.people.map((person) => ({ ...person, role: 'yonetici' as const }))
    expect(new PanelDocument(peoplePage({ people: more }), MANAGER).words).not.toContain('En az iki yöneticiniz olsun')
  })

  test('are asked about before they are signed out, their devices taken only if that is ticked', () => {
    const page = asked({ kind: 'sign-out', person: 'ak' })
    expect(page.question).toContain('Ayşe Kaya her yerden çıkarılsın mı? 2 cihazındaki oturumlar hemen kapanır.')
    expect(page.form('/kisiler/ak/cikar')).toEqual({ jeton: 'form-token' })
  })

  test('are asked about before a device goes', () => {
    const page = asked({ kind: 'remove-device', person: 'ak', device: 'a2' })
    expect(page.question).toContain('“Gişe bilgisayarı” kaldırılsın mı? Ayşe Kaya bu cihazla artık giremez')
    expect(page.acts).toContain('/kisiler/ak/cihaz/a2/kaldir')
  })

  test('get another role, another link, or lose their entry', () => {
    const page = asked({ kind: 'role', person: 'ak' })
    expect(page.form('/kisiler/ak/yetki')).toEqual({ jeton: 'form-token', yetki: 'fiyat' })
    expect(page.acts).toEqual(expect.arrayContaining(['/kisiler/ak/baglanti', '/kisiler/ak/giris-kapat']))
    expect(page.links).toContain('/kisiler/ak/kaldir')
  })

  test('are asked about before they are removed', () => {
    const page = asked({ kind: 'remove', person: 'md' })
    expect(page.question).toContain('Mert Demir kaldırılsın mı?')
    expect(page.acts).toContain('/kisiler/md/kaldir')
  })

  test('that could not be changed hear why where they were asked', () => {
    const outcome = { kind: 'refused', reasons: ['Son yönetici kaldırılamaz.'], fields: [] } as const
    const page = new PanelDocument(peoplePage({ dialog: { kind: 'remove', person: 'ka' }, outcome }), MANAGER)
    expect(page.question).toContain('Son yönetici kaldırılamaz.')
    expect(page.words).not.toContain('Son yönetici kaldırılamaz.')
  })

  test('of whom one has gone meanwhile are just listed', () => {
    expect(asked({ kind: 'remove', person: 'nobody' }).question).toBe('')
    expect(asked({ kind: 'remove-device', person: 'ak', device: 'gone' }).question).toBe('')
  })
})

describe('somebody new', () => {
  test('has a name and the role that was chosen', () => {
    expect(new PanelDocument(addPersonPage(), MANAGER).form('/kisiler/ekle')).toEqual({
      jeton: 'form-token',
      ad: 'Mert Demir',
      yetki: 'gise',
    })
    expect(new PanelDocument(addPersonPage({ typed: null }), MANAGER).form('/kisiler/ekle')['yetki']).toBe('gise')
  })

  test('whose name will not do hears why beside it', () => {
    const fields = [{ field: 'ad', text: 'Bu adda biri var.', likely: null }]
    const outcome = { kind: 'refused', reasons: ['Bu adda biri var.'], fields } as const
    expect(new PanelDocument(addPersonPage({ outcome }), MANAGER).words).toContain('Adı soyadı Bu adda biri var.')
  })

  test('without a role is asked for one under the roles, with the name that was typed', () => {
    const fields = [{ field: 'yetki', text: 'Bir yetki seçin.', likely: null }]
    const outcome = { kind: 'refused', reasons: ['Bir yetki seçin.'], fields } as const
    const page = new PanelDocument(addPersonPage({ typed: { name: 'Ayşe Kaya', role: undefined }, outcome }), MANAGER)
    expect(page.words).toContain('Bir yetki seçin.')
    expect(page.form('/kisiler/ekle')['ad']).toBe('Ayşe Kaya')
  })
})

describe('an invitation', () => {
  test('is a code and a link that are good for minutes, and says what comes of it', () => {
    const page = new PanelDocument(invitationPage(), MANAGER)
    expect(page.words).toContain('Tanıtma bağlantısı 29 dk kaldı')
    expect(page.words).toContain('Bir kez kullanılır, 17.42’ye kadar geçerlidir.')
    expect(page.words).toContain('panel.angun.example/tanit/kU3v0c1t8mJqgWz5hS2yQ9dXbR7nEoLpA4fTiKx6ZsM')
    expect(page.words).toContain('Mert ne yapabilir? Fiyatları görür evet Fiyatları durdurur evet')
    expect(page.words).toContain('Kişiler, silme hayır')
    expect(page.acts).toEqual(['/kisiler/md/baglanti-iptal'])
  })

  test.each([
    [SATURDAY + 20_000, 'bir dakikadan az kaldı'],
    [moment('17:12'), 'süresi doldu'],
  ])('runs out (%i)', (expiresAt, left) => {
    expect(new PanelDocument(invitationPage({ expiresAt }), MANAGER).words).toContain(left)
  })
})
