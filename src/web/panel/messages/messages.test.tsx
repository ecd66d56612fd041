import { describe, expect, test } from 'vitest'
import { PanelDocument } from '../../../../test/fakes/panel-document.ts'
import { messageLine, messagePage, messagesPage } from '../../../../test/fakes/panel-messages.ts'
import { moment, panelFrame } from '../../../../test/fakes/panel-page.ts'

const MANAGER = panelFrame('yonetici')
const COUNTER = panelFrame('gise')
const DEAD = { kind: 'dead', attempts: 9, at: moment('17:00'), error: '550 adres yok' } as const

describe('the messages', () => {
  test('are unread or not, with when they came and how they begin', () => {
    const { words } = new PanelDocument(messagesPage())
    expect(words).toContain('Açık 3 Yanıtlandı 28')
    expect(words).toContain('Okunmamış. Hakan Örnek dün 16.20 Eski çeyrek alıyor musunuz?')
    expect(words).toContain('Örnek Turizm Ltd. 30 Temmuz Kurumsal hesap')
    expect(words).not.toContain('Okunmamış. Örnek Turizm')
  })

  test('of which a mail waits say so once, above all', () => {
    const { words } = new PanelDocument(messagesPage())
    expect(words).toContain(
      'Bir e-posta bekliyor. “Elif Örnek” mesajının bildirimi 16.20’den beri gönderilemiyor; mesajın kendisi burada durur. Yeniden denenecek: 17.20.',
    )
  })

  test('that have just come wait for their mail without a warning', () => {
    const mail = { kind: 'waiting', attempts: 0, dueAt: moment('17:12'), error: null } as const
    expect(new PanelDocument(messagesPage({ messages: [messageLine({ mail })] })).words).not.toContain('bekliyor')
  })

  test('whose mail was given up are red', () => {
    const { words } = new PanelDocument(messagesPage({ messages: [messageLine({ mail: DEAD })] }))
    expect(words).toContain('Bir e-posta gönderilemedi. “Elif Örnek”')
    expect(words).toContain('gönderilemedi')
  })

  test('are searched in the view that is open, and the search goes along', () => {
    const page = new PanelDocument(messagesPage({ shown: 'answered', search: 'çeyrek & co', before: 12 }))
    const query = 'ara=%C3%A7eyrek%20%26%20co'
    expect(page.links).toContain(`/mesajlar?durum=cevaplanan&${query}&once=12`)
    expect(page.links).toContain(`/mesajlar?${query}`)
    expect(page.links).toContain('/mesajlar?durum=cevaplanan')
    expect(page.form('/mesajlar')).toEqual({ durum: 'cevaplanan', ara: 'çeyrek & co' })
  })

  test('that are none say what will come', () => {
    const none = { messages: [], counts: { open: 0, answered: 0 } } as const
    expect(new PanelDocument(messagesPage(none)).words).toContain(
      'Açık mesaj yok Siteden yazılan mesajlar buraya düşer',
    )
    expect(new PanelDocument(messagesPage({ messages: [], search: 'x' })).words).toContain('Mesaj bulunamadı')
  })

  test('leave the office as a table by a manager alone', () => {
    expect(new PanelDocument(messagesPage(), MANAGER).links).toContain('/mesajlar/tablo.csv')
    expect(new PanelDocument(messagesPage()).links).not.toContain('/mesajlar/tablo.csv')
  })
})

describe('one message', () => {
  test('is answered by mail or telephone, then put away', () => {
    const page = new PanelDocument(messagePage(), COUNTER)
    expect(page.links).toEqual(['mailto:elif@ornek.example?subject=Euro%20bozdurma', 'tel:+905320000000'])
    expect(page.acts).toEqual(['/mesajlar/31/cevaplandi'])
    expect(page.words).toContain('Bugün 16.20 · iletişim formundan')
    expect(page.words).toContain('bekliyor 16.20’den beri, 3 deneme')
  })

  test('that was answered says by whom, and is opened again', () => {
    const page = new PanelDocument(messagePage({ handledAt: moment('16:40'), handledBy: 'Ayşe Kaya', mail: DEAD }))
    expect(page.words).toContain('Yanıtlandı: Ayşe Kaya, bugün 16.40')
    expect(page.words).toContain('gönderilemedi 16.20’den beri, 9 deneme: 550 adres yok')
    expect(page.acts).toEqual(['/mesajlar/31/acik', '/mesajlar/31/yeniden-gonder'])
  })

  test('without a number has nothing to call', () => {
    const page = new PanelDocument(messagePage({ phone: '', callHref: null }))
    expect(page.words).toContain('Telefon verilmedi')
    expect(page.links).toHaveLength(1)
  })

  test('is erased by a manager, who says why first', () => {
    const page = new PanelDocument(messagePage({ asksToErase: true }), MANAGER)
    expect(page.question).toContain('Mesaj kalıcı olarak silinsin mi? Elif Örnek adlı gönderenin mesajı')
    // Nothing is ticked by itself.
    expect(page.form('/mesajlar/31/sil')).toEqual({ jeton: 'form-token' })
    expect(page.links).toContain('/mesajlar/31')
    expect(new PanelDocument(messagePage()).links).not.toContain('/mesajlar/31/sil')
  })

  test('of a stranger stays text', () => {
    const { words } = new PanelDocument(messagePage({ message: '</p><script>alert(1)</script>', name: '<b>x</b>' }))
    expect(words).toContain('</p><script>alert(1)</script>')
    expect(words).toContain('<b>x</b>')
  })
})
