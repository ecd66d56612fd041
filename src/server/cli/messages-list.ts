import { type Command, done, numberOption, withStoreToRead } from './command.ts'
import { FILTER_OPTIONS, filterOf, messagesOf, senderOf } from './message-choice.ts'
import { messageTable } from './message-text.ts'

export const messagesListCommand: Command = {
  name: 'messages list',
  options: {
    ...FILTER_OPTIONS,
    limit: { value: 'SAYI', summary: 'En çok bu kadar mesaj (verilmezse 20).' },
    before: { value: 'NO', summary: 'Bu numaradan öncekiler.' },
  },
  summary:
    'İletişim formundan gelen mesajları listeler; en yenisi başta. --from bir e-posta adresinden ya da telefondan gelenlerin hepsini bulur.',
  run(call, tool) {
    const limit = numberOption(call, 'limit', 20)
    const before = numberOption(call, 'before', undefined)
    const filter = { ...filterOf(call), ...(before !== undefined && { before }) }
    return withStoreToRead(tool, async (store) => {
      const messages =
        senderOf(call) === undefined
          ? await store.messages({ ...filter, limit })
          : await messagesOf(store, filter, senderOf(call))
      const { total, open } = await store.countMessages()
      return done({ messages, total, open }, messageTable(messages), '', `Toplam ${total} mesaj, ${open} açık.`)
    })
  },
}
