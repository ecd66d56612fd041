import type { ActionBody } from '../../src/contract/panel/action-shapes.ts'
import type { HaltedPrice } from '../../src/contract/panel/halt-answers.ts'
import type { InstrumentId } from '../../src/domain/instrument.ts'
import type { Session } from '../../src/server/identity/identity.ts'
import { ACTIONS } from '../../src/server/panel/actions.ts'
import { HALT_ACTIONS } from '../../src/server/panel/actions/halt-actions.ts'
import { orTrouble, runAction, runStop } from '../../src/server/panel/api.ts'
import { actFingerprint } from '../../src/server/store/act-fingerprint.ts'
import { silentLog } from '../fakes/recorded-log.ts'
import type { Journal } from './journal.ts'
import type { Site } from './site.ts'

export interface Someone {
  readonly id: string
  readonly name: string
  /** The state of the person's page. */
  page: { readonly halts: readonly HaltedPrice[]; readonly version: number }
}

/** An action that a person asks for. */
export type Wish =
  | { readonly action: 'halt'; readonly body: ActionBody<'halt'> }
  | { readonly action: 'resume'; readonly body: ActionBody<'resume'> }
  | { readonly action: 'changeMargins'; readonly body: ActionBody<'changeMargins'> }
  | { readonly action: 'undo'; readonly body: ActionBody<'undo'> }
  | { readonly action: 'changeRole'; readonly body: ActionBody<'changeRole'> }
  | { readonly action: 'setClosed'; readonly body: ActionBody<'setClosed'> }
  | { readonly action: 'removeDevice'; readonly body: ActionBody<'removeDevice'> }
  | { readonly action: 'settleAct'; readonly body: ActionBody<'settleAct'> }

export type Answer = { readonly kind: string } & Readonly<Record<string, unknown>>

/** One sending of an act to a site. */
export interface Sending {
  readonly site: Site
  /** The number of the journal when it was sent, and when it was answered. */
  readonly from: number
  answer: Answer | null
  /** False if the answer was lost on its way to the person. */
  isHeard: boolean
}

export interface PersonAct {
  readonly id: string
  readonly person: Someone
  readonly wish: Wish
  readonly sendings: Sending[]
}

/** Sends an act to a site like the panel's API. */
export async function carryOut({ id, person, wish }: PersonAct, { context }: Site): Promise<Answer> {
  const { action, body } = wish
  const common = { visitor: { address: '198.51.100.1', userAgent: '' }, token: '', setCookie: () => undefined }
  const answer = await orTrouble<{ readonly kind: string }>(action, silentLog, () => {
    if (wish.action === 'halt') {
      const act = { id, fingerprint: actFingerprint('halt', wish.body) }
      return runStop('halt', HALT_ACTIONS.halt, { ...common, stopper: person, body: wish.body, act }, context)
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has a row of its own type for each name
    const row = ACTIONS[action] as unknown as Parameters<typeof runAction<unknown, Answer>>[1]
    return runAction(action, row, id, { ...common, session: sessionOf(person), body }, context)
  })
  return { ...answer }
}

function sessionOf({ id, name }: Someone): Session {
  return {
    id: `session-${id}`,
    person: { id, name, role: 'yonetici', closed: false },
    device: { id: `device-${id}`, name: 'Telefon' },
    own: true,
    createdAt: 0,
    endsAt: Infinity,
    confirmed: true,
    formToken: '',
  }
}

/** The ids under which a stop is stored: a repeated stop that was resumed has an id of its own. */
export function isOfAct(stored: string, id: string): boolean {
  return stored === id || stored.startsWith(`${id}~`)
}

/** True if the stop halted the price and was resumed after it was sent. */
export function isEnded({ halts }: Journal, { id }: PersonAct, { from }: Sending, code: InstrumentId): boolean {
  return halts.some(
    (halt) => halt.code === code && isOfAct(halt.act, id) && halt.end !== null && halt.end.number > from,
  )
}
