import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ChangeAnswer } from '#contract/panel/change-entries.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import type { Role } from '#contract/panel/roles.ts'
import { openClient } from '../../../../test/fakes/panel-client.tsx'
import { day, factsPage, historyPage, hoursPage, noticePage } from '../../../../test/fakes/panel-office.ts'
import { moment, panelFrame, panelPage } from '../../../../test/fakes/panel-page.ts'

const PUBLISHED: ChangeAnswer = {
  kind: 'published',
  version: 43,
  changes: ['telefon: 1 → 2'],
  took: 1000,
  unconfirmed: [],
}
const CONFLICT: ChangeAnswer = { kind: 'conflict', by: 'Kemal Aydın', at: moment('17:11'), changes: ['duyuru: “Biz”'] }

async function opened(body: PanelBody, options: Parameters<typeof openClient>[1] & { role?: Role } = {}) {
  const { role = 'fiyat', ...more } = options
  const client = openClient(panelPage(body, panelFrame(role)), more)
  await screen.findByRole('heading', { level: 1 })
  return client
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('the notice', () => {
  test('the form shows the notice on one line as it is typed, and sends the version at which it was opened', async () => {
    const client = await opened(noticePage(), { address: '/duyuru', answers: { publishNotice: PUBLISHED } })
    expect(screen.getByRole('button', { name: 'Yayınla' })).toHaveProperty('disabled', true)
    type('Duyuru metni', 'Yarın\n kapalıyız.')
    expect(screen.getByText('Yarın kapalıyız.', { selector: 'span' })).toBeTruthy()
    await client.become(panelPage(noticePage({ version: 50 })))
    press('Yayınla')
    await expect.poll(() => client.sent).not.toEqual([])
    expect(client.sent[0]?.body).toEqual({ since: 42, text: 'Yarın kapalıyız.', end: 'today', day: '', time: '' })
    expect(await screen.findByText('1 saniyede yayınlandı · sürüm 43.')).toBeTruthy()
  })

  test('the notice can be published only if its text or its end differs from the one in force', async () => {
    const notice = { text: 'Yarın kapalıyız.', until: { day: day('2026-08-02'), time: '12:00' } }
    await opened(noticePage({ notice }), { address: '/duyuru' })
    const publish = screen.getByRole('button', { name: 'Yayınla' })
    expect(publish).toHaveProperty('disabled', true)
    type('Saat', '13:00')
    expect(publish).toHaveProperty('disabled', false)
  })

  test('the address cannot fill in the text of the notice', async () => {
    await opened(noticePage(), { address: '/duyuru?metin=Kapal%C4%B1y%C4%B1z' })
    expect(screen.getByLabelText('Duyuru metni')).toHaveProperty('value', '')
  })

  test('the form asks before it replaces a notice that somebody else has published', async () => {
    const client = await opened(noticePage(), { address: '/duyuru', answers: { publishNotice: CONFLICT } })
    type('Duyuru metni', 'Kapalıyız.')
    press('Yayınla')
    expect(await screen.findByText('Bu arada Kemal Aydın değiştirdi (bugün 17.11).')).toBeTruthy()
    press('Benimki onunkinin yerine geçsin')
    await expect.poll(() => client.sent).toHaveLength(2)
    expect(client.sent.map(({ body }) => body)).toMatchObject([{ since: 42 }, { since: null }])
  })

  test('a clerk at the counter reads the notice but cannot change it', async () => {
    await opened(noticePage(), { address: '/duyuru', role: 'gise' })
    expect(screen.getByText('Değişiklikleri fiyat yetkilisi ya da yönetici yapar.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Yayınla' })).toBeNull()
  })
})

describe('closing early', () => {
  test('the form proposes times of today and names the notice that it would replace', async () => {
    const notice = { text: 'Kartla ödeme alınmıyor.', until: null }
    const client = await opened(hoursPage({ notice }), { address: '/saatler', answers: { closeEarly: PUBLISHED } })
    expect(screen.getByText('Şu anki duyurunun yerine geçer: “Kartla ödeme alınmıyor.”')).toBeTruthy()
    fireEvent.click(screen.getByLabelText('17.15'))
    press('17.15’te kapat')
    await expect.poll(() => client.sent).not.toEqual([])
    expect(client.sent[0]?.body).toEqual({ since: 42, time: '17:15', notice: 'Bugün 17.15’te kapanıyoruz.' })
  })
})

describe('the form of the week', () => {
  test('the form shows the lunch break of weekdays once and sends all days together', async () => {
    const client = await opened(hoursPage(), { address: '/saatler', answers: { changeWeek: PUBLISHED } })
    press('Haftayı değiştir')
    type('Öğle arası, pazartesi–cuma', '12.30-14')
    press('Yayınla')
    await expect.poll(() => client.sent).not.toEqual([])
    expect(client.sent[0]?.body).toEqual({
      since: 42,
      hours: [
        '09.00–18.30',
        '09.00–18.30',
        '09.00–18.30',
        '09.00–18.30',
        '09.00–12.45, 13.45–18.30',
        '09.00–18.00',
        'kapalı',
      ],
      lunch: '12.30-14',
    })
  })

  test('the form explains the notation beside an unreadable day and beside an unreadable lunch break', async () => {
    const answers = { changeWeek: { kind: 'unreadable-week', days: [6], lunch: true } } as const
    await opened(hoursPage(), { address: '/saatler', answers })
    press('Haftayı değiştir')
    type('Pazar', 'öğlene kadar')
    press('Yayınla')
    expect(await screen.findByText('09.00-18.30 biçiminde saatler ya da “kapalı” yazın.')).toBeTruthy()
    expect(screen.getByLabelText('Öğle arası, pazartesi–cuma').getAttribute('aria-invalid')).toBe('true')
  })
})

test('the form of a special day sends its date when the day is removed', async () => {
  const client = await opened(hoursPage(), { address: '/saatler', answers: { removeSpecialDay: PUBLISHED } })
  press(/^Değiştir: 30 Ağustos Pazar/)
  press('Özel günü sil')
  await expect.poll(() => client.sent).not.toEqual([])
  expect(client.sent[0]).toMatchObject({ name: 'removeSpecialDay', body: { since: 42, day: day('2026-08-30') } })
})

describe('the form of a fact', () => {
  test('the form of a fact shows the old and the new value before it publishes', async () => {
    const changes = ['telefon: 0 (212) 000 00 00 → 0 (212) 111 22 33']
    const preview = { kind: 'preview', changes, byPasskey: true } as const
    const client = await opened(factsPage(), { address: '/bilgiler', answers: { changeFields: preview } })
    press('Değiştir: Telefon')
    type('Telefon', '0 (212) 111 22 33')
    press('Devam')
    expect(await screen.findByText('telefon: 0 (212) 000 00 00 → 0 (212) 111 22 33')).toBeTruthy()
    expect(screen.getByText('Anahtarınızla onaylayınca şunlar değişir:')).toBeTruthy()
    client.answer({ changeFields: PUBLISHED })
    press('Yayınla')
    await expect.poll(() => client.sent).toHaveLength(2)
    const texts = { phone: '0 (212) 111 22 33' }
    expect(client.sent.map(({ body }) => body)).toEqual([
      { since: 42, mode: 'preview', texts },
      { since: 42, mode: 'publish', texts },
    ])
  })

  test('the form of a bank account reports a wrong digit of an IBAN at once', async () => {
    await opened(factsPage(), { address: '/bilgiler' })
    press(/^Değiştir: Örnek Bankası/)
    type('TL IBAN', 'TR37 0000 0000 0000 0000 0001 01')
    expect(screen.getByText(/denetim basamakları tutmuyor/)).toBeTruthy()
  })
})

describe('the history', () => {
  test('the history lists audited actions, filters them by topic and offers to undo or restore a version', async () => {
    await opened(historyPage(), { address: '/gecmis', role: 'yonetici' })
    expect(screen.getByText('12 numaralı mesaj silindi')).toBeTruthy()
    expect(screen.getByText('Mert Demir eklendi; yetkisi: gişe').closest('li')?.textContent).toContain('Kurum aracı')
    const topics = within(screen.getByRole('navigation', { name: 'Konu' })).getAllByRole('link')
    expect(topics.map((link) => link.getAttribute('href'))).toEqual([
      '/gecmis',
      '/gecmis?konu=ayar',
      '/gecmis?konu=durdurma',
      '/gecmis?konu=kisi',
      '/gecmis?konu=mesaj',
    ])
    expect(screen.getByRole('link', { name: /^Bunu geri al: sürüm 41/ }).getAttribute('href')).toBe(
      '/gecmis/41/geri-al',
    )
    expect(screen.getByRole('link', { name: /^Buna dön: sürüm 41/ }).getAttribute('href')).toBe('/gecmis/41/don')
  })

  test.each([
    ['/gecmis/41/geri-al', '“Çeyrek (yeni) satış payı +10 → +15” geri alınsın mı?', 'undoVersion', 'Geri al', false],
    ['/gecmis/41/don', '1 Ağustos Cumartesi 10.05’teki ayarlara dönülsün mü?', 'restore', 'Bu ayarlara dön', true],
  ] as const)(
    'the dialog at %s names the rollback in its heading, lists each value that changes, and names the passkey if needed',
    async (address, heading, name, yes, byPasskey) => {
      const preview = { kind: 'preview', changes: ['Çeyrek (yeni) satış payı +15 → +10'], byPasskey } as const
      const answers = { [name]: preview }
      const client = await opened(historyPage(), { address, role: 'yonetici', answers })
      const dialog = await screen.findByRole('dialog', { name: heading })
      expect(await within(dialog).findByText('Çeyrek (yeni) satış payı +15 → +10')).toBeTruthy()
      expect(within(dialog).queryByText(/^Anahtarınızla onaylayınca/) !== null).toBe(byPasskey)
      client.answer({ [name]: PUBLISHED })
      fireEvent.click(within(dialog).getByRole('button', { name: yes }))
      await expect.poll(() => client.sent).toHaveLength(2)
      expect(client.sent.map(({ body }) => body)).toEqual([
        { version: 41, mode: 'preview' },
        { version: 41, mode: 'publish' },
      ])
    },
  )
})
