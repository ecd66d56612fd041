import type { FastifyInstance } from 'fastify'
import type { ReturnedForm } from '../../src/contract/contact-message.ts'
import { contactFormRoute, contactRoute } from '../../src/server/http/contact-calls.ts'
import { contactLimits } from '../../src/server/http/contact-limits.ts'
import { createSubmission } from '../../src/server/messages/submission.ts'
import { createLog } from '../../src/server/runtime/log.ts'
import { MAX_MESSAGES, type NewMessage } from '../../src/server/store/message-store.ts'
import { StoreFailure } from '../../src/server/store/store-failure.ts'
import type { AttemptCounter } from '../../src/server/store/store.ts'
import { fakeApp } from './app.ts'
import { type FakeClock, fakeClock } from './clock.ts'
import { OFFICE_FACTS } from './office-facts.ts'

export interface ContactInboxOptions {
  /** Whether the store fails to write. */
  readonly refusing?: boolean
  /** Whether the store has reached its limit of messages. */
  readonly full?: boolean
  readonly trustProxy?: false | number
  /** A counter that several replicas share. */
  readonly attempts?: AttemptCounter
}

export interface FakeContactInbox {
  readonly app: FastifyInstance
  readonly clock: FakeClock
  readonly kept: readonly NewMessage[]
  /** Forms that the server returned to the visitor because of an error. */
  readonly returned: readonly ReturnedForm[]
}

/** Serves the two routes for messages to the office with a store in memory. */
export async function fakeContactInbox({
  refusing = false,
  full = false,
  trustProxy = false,
  attempts,
}: ContactInboxOptions = {}): Promise<FakeContactInbox> {
  const kept: NewMessage[] = []
  const returned: ReturnedForm[] = []
  const clock = fakeClock(0)
  const app = fakeApp({ trustProxy })
  const submit = createSubmission({
    store: {
      hasMessage: (submission) => Promise.resolve(kept.some((each) => each.submission === submission)),
      messageCount: () => Promise.resolve(full ? MAX_MESSAGES : kept.length),
      async keepMessage(message) {
        await Promise.resolve()
        if (refusing) throw new StoreFailure('SQLITE_FULL', 'disk full')
        const before = kept.findIndex(({ submission }) => submission === message.submission)
        if (before === -1) kept.push(message)
        return { number: before === -1 ? kept.length : before + 1, fresh: before === -1 }
      },
    },
    clock,
    log: createLog({ write: () => undefined }),
    host: () => 'doviz.example',
    phone: () => OFFICE_FACTS.phone.text,
    mailed: false,
    onKept: () => undefined,
  })
  const pages = {
    returnForm(form: ReturnedForm): Promise<string> {
      returned.push(form)
      return Promise.resolve('<p>returned</p>')
    },
  }
  const limits = contactLimits(app, attempts ?? null, clock)
  const deps = { submit, pages, clock, limits, facts: () => OFFICE_FACTS }
  contactRoute(app, deps)
  await contactFormRoute(app, deps)
  return { app, clock, kept, returned }
}
