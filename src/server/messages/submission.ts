import { createHash, randomUUID } from 'node:crypto'
import {
  CONTACT_FIELDS,
  type ContactFailures,
  type ContactMessage,
  HONEYPOT_FIELD,
  readContactMessage,
} from '#contract/contact-message.ts'
import { SECOND } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { withTimeout, type Runtime } from '../runtime/index.ts'
import { MAX_MESSAGES, type Store, StoreFailure } from '../store/index.ts'

/** The reason of a rejection. refusals.ts has the sentences. */
export type SubmissionRefusal =
  | { readonly kind: 'not-an-object' }
  | { readonly kind: 'unknown-field'; readonly field: string }
  /** The field for robots was filled. It is rejected visibly, because a false success would lose a person's message. */
  | { readonly kind: 'honeypot' }
  | { readonly kind: 'fields'; readonly failures: ContactFailures }
  | { readonly kind: 'store' }
  /** The message limit is reached. Older messages are not deleted for new ones. */
  | { readonly kind: 'full'; readonly phone: string }

/**
 * Resolves with success only once the message is on the disk. If `fresh` is false, it was stored before. Retries use
 * one `idempotencyKey` (the header of that name); without it, every call is a new message.
 */
export type SubmitMessage = (
  body: unknown,
  retry: { readonly idempotencyKey?: string | undefined },
) => Promise<Result<{ readonly number: number; readonly fresh: boolean }, SubmissionRefusal>>

interface SubmissionOptions extends Runtime {
  readonly store: Pick<Store, 'keepMessage' | 'hasMessage' | 'messageCount'>
  /** The site's host for Message-IDs, which must not depend on the mail settings. */
  readonly host: () => string
  readonly phone: () => string
  /** True if mail is configured. Otherwise messages are only stored. */
  readonly mailed: boolean
  readonly onKept: () => void
}

/**
 * A visitor waits at most this many milliseconds. A write that has begun then still completes, and a retry finds its
 * message.
 */
const KEPT_WITHIN = 4.5 * SECOND

export function createSubmission({ store, clock, log, host, phone, mailed, onKept }: SubmissionOptions): SubmitMessage {
  const keep = async (message: ContactMessage, submission: string): ReturnType<SubmitMessage> => {
    const mailId = `${randomUUID()}@${host()}`
    const began = clock.elapsed()
    try {
      const isFull = (await store.messageCount()) >= MAX_MESSAGES
      // A retry of a stored message is acknowledged, because it needs no room.
      if (isFull && !(await store.hasMessage(submission))) {
        log.error('contact message refused: message limit reached')
        return fail({ kind: 'full', phone: phone() })
      }
      // The visitor has already got a rejection, so nothing may be written now.
      if (clock.elapsed() - began >= KEPT_WITHIN) return fail({ kind: 'store' })
      const kept = await store.keepMessage({ ...message, submission, mailId, receivedAt: clock.now(), mailed })
      log.info({ ...kept, mailed }, 'contact message stored')
      if (kept.fresh && mailed) onKept()
      return ok(kept)
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error
      log.error({ code: error.code, reason: error.message }, 'contact message refused: the store cannot write')
      return fail({ kind: 'store' })
    }
  }

  return async (body, { idempotencyKey }) => {
    const read = readBody(body)
    if (!read.ok) return read
    const submission = idempotencyKey === undefined ? randomUUID() : submissionOf(idempotencyKey, read.value)
    const kept = await withTimeout(keep(read.value, submission), KEPT_WITHIN, clock)
    if (kept !== null) return kept
    log.error('contact message refused: the store did not answer in time')
    return fail({ kind: 'store' })
  }
}

const KNOWN_FIELDS: ReadonlySet<string> = new Set([...CONTACT_FIELDS, HONEYPOT_FIELD])

function readBody(body: unknown): Result<ContactMessage, SubmissionRefusal> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return fail({ kind: 'not-an-object' })
  const unknown = Object.keys(body).find((field) => !KNOWN_FIELDS.has(field))
  if (unknown !== undefined) return fail({ kind: 'unknown-field', field: unknown })
  const trap: unknown = Reflect.get(body, HONEYPOT_FIELD)
  if (trap !== undefined && trap !== null && trap !== '') return fail({ kind: 'honeypot' })
  const message = readContactMessage(body)
  return message.ok ? message : fail({ kind: 'fields', failures: message.error })
}

/**
 * The hash includes the text, because losing a message would be worse than a duplicate of a client that reuses its
 * keys.
 */
function submissionOf(key: string, message: ContactMessage): string {
  const words = JSON.stringify([key, ...CONTACT_FIELDS.map((field) => message[field])])
  return createHash('sha256').update(words).digest('base64url')
}
