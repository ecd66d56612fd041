import { writeFile } from 'node:fs/promises'
import { allMessages, inQueueAgain, mailText, messagesCsv } from '../contact/index.ts'
import type { StoredMessage } from '../store/index.ts'
import { oneLine } from '../text/index.ts'
import { PIPE, callerPath } from './caller.ts'
import {
  type Command,
  done,
  numberOf,
  numberOption,
  personOf,
  refused,
  type Report,
  UsageError,
  withStore,
  withStoreToRead,
} from './command.ts'
import { chosenMessages, FILTER_USAGE, filterOf, messagesOf, oneMessage, senderOf } from './message-choice.ts'
import { messageTable, messageText } from './message-text.ts'
import { agreedTo } from './office-change.ts'

export const messageCommands: readonly Command[] = [
  {
    name: 'messages list',
    usage: `${FILTER_USAGE} [--limit 20] [--before NO]`,
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
  },
  {
    name: 'messages show',
    usage: 'NO',
    summary: 'Bir mesajı bütünüyle gösterir.',
    run({ operands: [operand] }, tool) {
      const number = numberOf(operand, 'Mesaj numarası')
      return withStoreToRead(tool, async (store) => {
        const message = await store.message(number)
        return message === null ? noMessage(number) : done({ message }, messageText(message))
      })
    },
  },
  {
    name: 'messages export',
    usage: `[DOSYA.csv] ${FILTER_USAGE}`,
    summary:
      'Mesajları Excel’in açabileceği biçimde (CSV) dosyaya, dosya verilmezse ekrana yazar. Var olan dosyanın üzerine yazmaz.',
    run: (call, tool) =>
      withStoreToRead(tool, async (store) => {
        const [operand = PIPE] = call.operands
        const messages = await messagesOf(store, filterOf(call), senderOf(call))
        // The end of the last line is the terminal's.
        if (operand === PIPE) return done({ messages }, (await messagesCsv(messages)).slice(0, -1))
        const file = callerPath(operand, tool.caller)
        // Personal data: for the operator's own eyes; `wx` never replaces a file.
        await writeFile(file, await messagesCsv(messages), { flag: 'wx', mode: 0o600 })
        return done({ file, messages: messages.length }, `${messages.length} mesaj yazıldı: ${file}`)
      }),
  },
  {
    name: 'messages mark',
    usage: 'NO [--open]',
    summary: 'Bir mesajı yanıtlandı olarak işaretler; --open ile yeniden açar.',
    run: ({ options, operands: [operand] }, tool) =>
      withStore(tool, async (store) => {
        const number = numberOf(operand, 'Mesaj numarası')
        const handledAt = options['open'] === true ? null : tool.clock.now()
        if (!(await store.markMessage(number, handledAt, handledAt === null ? null : personOf(tool).by)))
          return noMessage(number)
        const what = handledAt === null ? 'yeniden açıldı' : 'yanıtlandı olarak işaretlendi'
        return done({ number, handledAt }, `${number} numaralı mesaj ${what}.`)
      }),
  },
  {
    name: 'messages resend',
    usage: 'NO | --dead',
    summary:
      'Bir mesajın e-postasını yeniden sıraya koyar; --dead gönderilememiş olanların hepsini. Sunucu bir dakika içinde gönderir.',
    operands: { least: 0, most: 1 },
    run: ({ options, operands: [operand] }, tool) =>
      withStore(tool, async (store, { mail }) => {
        if ((operand === undefined) !== (options['dead'] === true))
          throw new UsageError('Bir mesaj numarası ya da --dead verin.')
        if (mail.kind === 'none')
          return refused('mail-off', {}, 'E-posta ayarlanmamış: SMTP_URL, CONTACT_FROM ve CONTACT_TO gerekli.')
        const messages =
          operand === undefined ? await allMessages(store, { mail: 'dead' }) : await oneMessage(store, operand)
        if (operand !== undefined && messages.length === 0) return noMessage(numberOf(operand, 'Mesaj numarası'))
        for (const message of messages) await inQueueAgain(store, message, tool.clock.now())
        const lines = messages.map(
          ({ number, mail: state }) => `${number}: yeniden sırada (önceki: ${mailText(state)})`,
        )
        const requeued = messages.map(({ number }) => number)
        return done({ requeued }, lines.length === 0 ? 'Gönderilememiş mesaj yok.' : lines)
      }),
  },
  {
    name: 'messages erase',
    usage: 'NO [SON_NO] | --from KİM [--yes]',
    summary:
      'Bir mesajı kalıcı olarak siler (KVKK uyarınca silme isteği için); iki numara verilirse aradakilerin hepsini (istenmeyen mesaj yığınları için), --from ile bir e-posta adresinden ya da telefondan gelenlerin hepsini. --yes olmadan yalnızca gösterir.',
    operands: { least: 0, most: 2 },
    run: (call, tool) =>
      withStore(tool, async (store) => {
        const chosen = await chosenMessages(store, call)
        const [only, ...others] = chosen
        if (only === undefined) return refused('no-such-message', {}, 'Böyle bir mesaj yok.')
        const shown = others.length === 0 ? messageText(only) : messageTable(chosen.slice(0, MOST_SHOWN))
        const what = others.length === 0 ? 'Bu mesaj' : `Bu ${chosen.length} mesaj`
        const agreed = await agreedTo(tool, call, [...shown, '', `${what} silinecek ve geri gelmeyecek.`])
        if (agreed !== true) return agreed
        let erased = 0
        for (const { number } of chosen) if (await store.eraseMessage(number)) erased += 1
        const gone = others.length === 0 ? `${only.number} numaralı mesaj silindi` : `${erased} mesaj silindi`
        return done({ erased }, `${gone}: ${sendersText(chosen)}.`, ELSEWHERE)
      }),
  },
]

const ELSEWHERE =
  'Posta kutusuna giden e-posta ve “messages export” ile alınan tablolar bununla silinmez: onları da siz silin.'

const MOST_SENDERS = 3
/** Of a flood the newest are enough to know it by. */
const MOST_SHOWN = 20

function sendersText(messages: readonly StoredMessage[]): string {
  const senders = [...new Set(messages.map(({ name, email }) => `${oneLine(name)} (${oneLine(email)})`))]
  const rest = senders.length - MOST_SENDERS
  return `${senders.slice(0, MOST_SENDERS).join(', ')}${rest > 0 ? ` ve ${rest} kişi daha` : ''}`
}

function noMessage(number: number): Report {
  return refused('no-such-message', { number }, `${number} numaralı mesaj yok.`)
}
