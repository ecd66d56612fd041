import type { MessagePage } from '../../src/contract/panel/pages/message-page.ts'
import type { MessageLine, MessagesPage } from '../../src/contract/panel/pages/messages-page.ts'
import { moment } from './panel-page.ts'

export function messageLine(more: Partial<MessageLine> = {}): MessageLine {
  return {
    number: 31,
    receivedAt: moment('16:20'),
    name: 'Elif Örnek',
    subject: 'Euro bozdurma',
    excerpt: 'Yarın 8.000 euro bozdurmak istiyorum, randevu gerekir mi?',
    read: false,
    mail: { kind: 'waiting', attempts: 3, dueAt: moment('17:20'), error: 'sunucu yanıt vermedi' },
    ...more,
  }
}

export function messagesPage(more: Partial<MessagesPage> = {}): MessagesPage {
  const sent = { kind: 'sent', at: moment('16:21', '2026-07-31') } as const
  return {
    kind: 'messages',
    shown: 'open',
    counts: { open: 3, answered: 28 },
    search: '',
    messages: [
      messageLine(),
      messageLine({
        number: 30,
        receivedAt: moment('16:20', '2026-07-31'),
        name: 'Hakan Örnek',
        subject: 'Çeyrek',
        excerpt: 'Eski çeyrek alıyor musunuz? On iki adet var.',
        mail: sent,
      }),
      messageLine({
        number: 29,
        receivedAt: moment('11:00', '2026-07-30'),
        name: 'Örnek Turizm Ltd.',
        subject: 'Kurumsal',
        excerpt: 'Kurumsal hesap açmak için hangi belgeler gerekiyor?',
        read: true,
        mail: sent,
      }),
    ],
    before: null,
    ...more,
  }
}

export function messagePage(more: Partial<MessagePage> = {}): MessagePage {
  return {
    kind: 'message',
    number: 31,
    receivedAt: moment('16:20'),
    name: 'Elif Örnek',
    email: 'elif@ornek.example',
    phone: '0 (532) 000 00 00',
    subject: 'Euro bozdurma',
    message:
      'Merhaba,\n\nYarın 8.000 euro bozdurmak istiyorum. Randevu gerekir mi, yanımda ne getireyim?\n\nTeşekkürler',
    handledAt: null,
    handledBy: null,
    mail: { kind: 'waiting', attempts: 3, dueAt: moment('17:20'), error: null },
    replyHref: 'mailto:elif@ornek.example?subject=Euro%20bozdurma',
    callHref: 'tel:+905320000000',
    ...more,
  }
}
