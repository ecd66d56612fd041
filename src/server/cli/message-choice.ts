import { allMessages } from '../messages/index.ts'
import { lastDigits, SHORTEST_TELEPHONE, type Store, type StoredMessage } from '../store/index.ts'
import { type CommandCall, numberOf, type OptionSpec, UsageError } from './command.ts'

export const FROM: OptionSpec = {
  value: 'KİM',
  summary: 'Bu e-posta adresinden ya da telefondan gelenlerin hepsi.',
}

/**
 * Returns the messages of one number, a range of numbers or one sender, newest first. The last number of a range may
 * exceed the newest message.
 */
export async function chosenMessages(store: Store, call: CommandCall): Promise<StoredMessage[]> {
  const [operand, last = operand] = call.operands
  const sender = senderOf(call)
  if ((operand === undefined) === (sender === undefined))
    throw new UsageError('Bir mesaj numarası ya da --from ile bir e-posta adresi veya telefon verin.')
  if (sender !== undefined) return messagesOf(store, sender)
  const from = numberOf(operand, 'Mesaj numarası')
  const to = numberOf(last, 'Son mesaj numarası')
  if (from === to) {
    const message = await store.message(from)
    return message === null ? [] : [message]
  }
  const messages = await allMessages(store, { before: to + 1 })
  return messages.filter(({ number }) => number >= from)
}

interface Sender {
  /** The search text for the store. Its result can contain other senders, which `isOf` filters out. */
  readonly search: string
  readonly isOf: (message: StoredMessage) => boolean
}

/** Parses "--from": an email address in any case, or a telephone number in any notation. */
export function senderOf({ options: { from } }: CommandCall): Sender | undefined {
  if (typeof from !== 'string') return undefined
  const address = from.trim().toLowerCase()
  if (address.includes('@')) return { search: address, isOf: ({ email }) => email.toLowerCase() === address }
  const digits = lastDigits(from)
  if (digits.length < SHORTEST_TELEPHONE)
    throw new UsageError(`--from bir e-posta adresi ya da telefon olmalı: ${from}`)
  return { search: digits, isOf: ({ phone }) => lastDigits(phone) === digits }
}

export async function messagesOf(store: Pick<Store, 'messages'>, sender: Sender | undefined): Promise<StoredMessage[]> {
  if (sender === undefined) return allMessages(store)
  return (await allMessages(store, { search: sender.search })).filter(sender.isOf)
}
