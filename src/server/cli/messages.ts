import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { MailKind, MessageFilter, Store, StoredMessage } from '../store/index.ts'
import { PIPE, callerPath } from './caller.ts'
import {
  type CommandCall,
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
import { mailText, messagesCsv, messageTable, messageText } from './message-text.ts'

const FILTER_USAGE = '[--open | --handled] [--mail none|waiting|sent|dead]'
const PAGE = 200

export const messageCommands: readonly Command[] = [
  {
    name: 'messages list',
    usage: `${FILTER_USAGE} [--limit 20] [--before NO]`,
    summary: 'İletişim formundan gelen mesajları listeler; en yenisi başta.',
    run(call, tool) {
      const limit = numberOption(call, 'limit', 20)
      const before = numberOption(call, 'before', undefined)
      const filter = { ...filterOf(call), ...(before !== undefined && { before }), limit }
      return withStoreToRead(tool, async (store) => {
        const messages = await store.messages(filter)
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
        const messages = await allMessages(store, filterOf(call))
        // The end of the last line is the terminal's.
        if (operand === PIPE) return done({ messages }, messagesCsv(messages).slice(0, -1))
        const file = callerPath(operand, tool.caller)
        // Personal data: for the operator's own eyes; `wx` never replaces a file.
        await writeFile(file, messagesCsv(messages), { flag: 'wx', mode: 0o600 })
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
        for (const { number, mailId, mail: state } of messages) {
          await store.requeueMail(number, state.kind === 'sent' ? another(mailId) : mailId, tool.clock.now())
        }
        const lines = messages.map(
          ({ number, mail: state }) => `${number}: yeniden sırada (önceki: ${mailText(state)})`,
        )
        const requeued = messages.map(({ number }) => number)
        return done({ requeued }, lines.length === 0 ? 'Gönderilememiş mesaj yok.' : lines)
      }),
  },
  {
    name: 'messages erase',
    usage: 'NO [SON_NO] --yes',
    summary:
      'Bir mesajı kalıcı olarak siler (KVKK uyarınca silme isteği için); iki numara verilirse aradakilerin hepsini (istenmeyen mesaj yığınları için).',
    run: ({ options, operands: [operand, last = operand] }, tool) =>
      withStore(tool, async (store) => {
        const from = numberOf(operand, 'Mesaj numarası')
        const to = numberOf(last, 'Son mesaj numarası')
        if (options['yes'] !== true) throw new UsageError('Silinen mesaj geri gelmez. Emin olduğunuzda --yes ekleyin.')
        // Any large number means all that came after the first.
        const [newest] = await store.messages({ limit: 1 })
        const end = Math.min(to, newest?.number ?? 0)
        let erased = 0
        for (let number = from; number <= end; number += 1) if (await store.eraseMessage(number)) erased += 1
        if (erased === 0) return noMessage(from)
        return done({ erased }, from === to ? `${from} numaralı mesaj silindi.` : `${erased} mesaj silindi.`)
      }),
  },
]

function noMessage(number: number): Report {
  return refused('no-such-message', { number }, `${number} numaralı mesaj yok.`)
}

/** A new Message-ID: a mail server that has the first email would drop a second one of the same. */
function another(mailId: string): string {
  return `${randomUUID()}${mailId.slice(mailId.indexOf('@'))}`
}

async function oneMessage(store: Store, operand: string): Promise<StoredMessage[]> {
  const message = await store.message(numberOf(operand, 'Mesaj numarası'))
  return message === null ? [] : [message]
}

async function allMessages(store: Store, filter: Omit<MessageFilter, 'limit'>): Promise<StoredMessage[]> {
  const all: StoredMessage[] = []
  for (;;) {
    const last = all.at(-1)
    const page = await store.messages({ ...filter, limit: PAGE, ...(last !== undefined && { before: last.number }) })
    all.push(...page)
    if (page.length < PAGE) return all
  }
}

const MAIL_KINDS: readonly MailKind[] = ['none', 'waiting', 'sent', 'dead']

function filterOf({ options: { open, handled, mail } }: CommandCall): Omit<MessageFilter, 'limit'> {
  if (open === true && handled === true) throw new UsageError('--open ile --handled birlikte kullanılamaz.')
  const kind = MAIL_KINDS.find((known) => known === mail)
  if (mail !== undefined && kind === undefined)
    throw new UsageError(`--mail şunlardan biri olmalı: ${MAIL_KINDS.join(', ')}`)
  return {
    ...((open === true || handled === true) && { handled: handled === true }),
    ...(kind !== undefined && { mail: kind }),
  }
}
