import type { MailKind, MessageFilter, Store, StoredMessage } from '../store/index.ts'
import { type CommandCall, numberOf, UsageError } from './command.ts'

export const FILTER_USAGE = '[--open | --handled] [--mail none|waiting|sent|dead] [--from KİM]'
const PAGE = 200

/**
 * Those of a number, of a row of numbers or of one person, newest first. Any large last number means all since the
 * first.
 */
export async function chosenMessages(store: Store, call: CommandCall): Promise<StoredMessage[]> {
  const [operand, last = operand] = call.operands
  const sender = senderOf(call)
  if ((operand === undefined) === (sender === undefined))
    throw new UsageError('Bir mesaj numarası ya da --from ile bir e-posta adresi veya telefon verin.')
  if (sender !== undefined) return allMessages(store, {}, sender)
  const from = numberOf(operand, 'Mesaj numarası')
  const to = numberOf(last, 'Son mesaj numarası')
  if (from === to) return oneMessage(store, String(from))
  const messages = await allMessages(store, { before: to + 1 })
  return messages.filter(({ number }) => number >= from)
}

type Sender = (message: StoredMessage) => boolean

/**
 * Whose messages are meant: "--from" takes an e-mail address, in whatever case, or a telephone number, however
 * written.
 */
export function senderOf({ options: { from } }: CommandCall): Sender | undefined {
  if (typeof from !== 'string') return undefined
  const address = from.trim().toLowerCase()
  if (address.includes('@')) return ({ email }) => email.toLowerCase() === address
  const digits = lastDigits(from)
  if (digits.length < 7) throw new UsageError(`--from bir e-posta adresi ya da telefon olmalı: ${from}`)
  return ({ phone }) => lastDigits(phone) === digits
}

/** Without its country's code and zeros before it: "+90 532 …" and "0532 …" are one telephone. */
function lastDigits(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10)
}

export async function oneMessage(store: Store, operand: string): Promise<StoredMessage[]> {
  const message = await store.message(numberOf(operand, 'Mesaj numarası'))
  return message === null ? [] : [message]
}

export async function allMessages(
  store: Store,
  filter: Omit<MessageFilter, 'limit'>,
  isMeant: Sender = () => true,
): Promise<StoredMessage[]> {
  const all: StoredMessage[] = []
  for (let before = filter.before; ;) {
    const page = await store.messages({ ...filter, limit: PAGE, ...(before !== undefined && { before }) })
    all.push(...page.filter(isMeant))
    before = page.at(-1)?.number
    if (page.length < PAGE) return all
  }
}

const MAIL_KINDS: readonly MailKind[] = ['none', 'waiting', 'sent', 'dead']

export function filterOf({ options: { open, handled, mail } }: CommandCall): Omit<MessageFilter, 'limit'> {
  if (open === true && handled === true) throw new UsageError('--open ile --handled birlikte kullanılamaz.')
  const kind = MAIL_KINDS.find((known) => known === mail)
  if (mail !== undefined && kind === undefined)
    throw new UsageError(`--mail şunlardan biri olmalı: ${MAIL_KINDS.join(', ')}`)
  return {
    ...((open === true || handled === true) && { handled: handled === true }),
    ...(kind !== undefined && { mail: kind }),
  }
}
