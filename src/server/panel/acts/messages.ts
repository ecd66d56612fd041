import type { MessagePage, MessagesPage } from '#contract/panel/messages.ts'
import { messagePath, PANEL_PATHS } from '#contract/panel/paths.ts'
import { allMessages, messagesCsv, resendMail as resend } from '../../messages/index.ts'
import { draw, go, type Order, type PanelAnswer, problem, type Question } from '../answer.ts'
import { ACT_SENTENCES } from '../copy.ts'
import { isTicked, numberIn, typedIn } from '../form.ts'
import { messagePage, MESSAGES_A_PAGE, messagesPage } from '../models/messages.ts'
import { type Done, donePath } from '../outcomes.ts'
import { type PanelParts, tellOffice } from '../parts.ts'
import { doneBy } from '../price-pages.ts'

const LONGEST_SEARCH = 100

export async function showMessages(question: Question, parts: PanelParts): Promise<PanelAnswer> {
  const { query } = question
  const shown: MessagesPage['shown'] = query['durum'] === 'cevaplanan' ? 'answered' : 'open'
  // Half a letter at the cut can't stand in the address of the next page.
  const search = typedIn(query, 'ara').slice(0, LONGEST_SEARCH).toWellFormed()
  const before = numberIn(query, 'once')
  const [messages, counts, outcome] = await Promise.all([
    parts.store.messages({
      limit: MESSAGES_A_PAGE + 1,
      handled: shown === 'answered',
      unreadFirst: shown === 'open',
      ...(search !== '' && { search }),
      ...(before !== null && { before }),
    }),
    parts.store.countMessages(),
    doneBy(question, parts),
  ])
  return draw(messagesPage(messages, counts, { shown, search, outcome }))
}

/** Whoever opens a message has read it. */
export function showMessage(asksToErase = false) {
  return async (question: Question, parts: PanelParts): Promise<PanelAnswer> => {
    const number = numberIn(question.params, 'no')
    if (number === null) return draw(problem('notFound'))
    if (!asksToErase && (await parts.store.readMessage(number, parts.clock.now()))) parts.reportIsOld()
    return drawMessage(number, parts, { asksToErase, outcome: await doneBy(question, parts) })
  }
}

async function drawMessage(
  number: number,
  { store, office }: PanelParts,
  asked: Pick<MessagePage, 'asksToErase' | 'outcome'>,
  status?: number,
): Promise<PanelAnswer> {
  const message = await store.message(number)
  if (message === null) return draw(problem('notFound'))
  return draw(messagePage(message, office.current().facts.shortName, asked), status)
}

export function markMessage(handled: boolean) {
  return async ({ params, session }: Order, parts: PanelParts): Promise<PanelAnswer> => {
    const number = numberIn(params, 'no')
    const handledAt = handled ? parts.clock.now() : null
    const by = handled ? session.person.name : null
    if (number === null || !(await parts.store.markMessage(number, handledAt, by))) return draw(problem('notFound'))
    return settled(parts, session.person.name, number, handled ? 'cevaplandi' : 'acildi', messagePath(number))
  }
}

export async function resendMail({ params, session }: Order, parts: PanelParts): Promise<PanelAnswer> {
  const number = numberIn(params, 'no')
  const message = number === null ? null : await parts.store.message(number)
  if (message === null) return draw(problem('notFound'))
  if (parts.settings.mail.kind === 'none') {
    const outcome = { kind: 'failed', text: ACT_SENTENCES.noMail, at: parts.clock.now() } as const
    return drawMessage(message.number, parts, { asksToErase: false, outcome }, 409)
  }
  const host = new URL(parts.office.current().facts.origin).hostname
  await resend(parts.store, message, host, parts.clock.now())
  return settled(parts, session.person.name, message.number, 'sirada', messagePath(message.number))
}

/** For good: its writer has asked for it, or there is no ground to keep it. The log has the number and who did it. */
export async function eraseMessage({ params, fields, session }: Order, parts: PanelParts): Promise<PanelAnswer> {
  const number = numberIn(params, 'no')
  if (number === null) return draw(problem('notFound'))
  const reasons = [
    ...(isTicked(fields, 'onay') ? [] : [ACT_SENTENCES.noReason]),
    ...(session.confirmed ? [] : [ACT_SENTENCES.confirmAgain]),
  ]
  if (reasons.length > 0)
    return drawMessage(
      number,
      parts,
      { asksToErase: true, outcome: { kind: 'failed', text: reasons.join(' '), at: parts.clock.now() } },
      403,
    )
  if (!(await parts.store.eraseMessage(number))) return draw(problem('notFound'))
  tellOffice(parts, session.person.name, 'messages', `${number} numaralı mesaj silindi`)
  return settled(parts, session.person.name, number, 'silindi', PANEL_PATHS.messages)
}

function settled(parts: PanelParts, person: string, number: number, done: Done, path: string): PanelAnswer {
  parts.reportIsOld()
  parts.log.info({ person, act: done, message: number }, 'message by the panel')
  return go(donePath(path, done, null))
}

/** All that lie there, as a sheet opens them. */
export async function messagesTable({ session }: Question, parts: PanelParts): Promise<PanelAnswer> {
  const { store, log } = parts
  const messages = await allMessages(store)
  const by = session.person.name
  log.warn({ person: by, messages: messages.length }, 'messages taken out by the panel')
  tellOffice(parts, by, 'messages', `mesajlar tablo olarak indirildi (${messages.length} mesaj)`)
  return { kind: 'file', name: 'mesajlar.csv', type: 'text/csv; charset=utf-8', text: await messagesCsv(messages) }
}
