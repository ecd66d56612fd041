import * as v from 'valibot'
import { MAX_PERSON_NAME_LENGTH } from '#contract/panel/pages/people-page.ts'
import type { DeviceQuestion, SignInActions, SignInRefusal } from '#contract/panel/sign-in-page.ts'
import { DAY_LENGTH } from '#domain/calendar.ts'
import type { Result } from '#domain/result.ts'
import { type EnrolFailure, identityText, type SignedIn } from '../../identity/index.ts'
import type { AllActionsOf, AskedByAnybody } from '../action.ts'
import { stopPassCookie } from '../admission.ts'
import type { PanelContext } from '../context.ts'

const nothing = v.strictObject({})
const credential = v.looseObject({ id: v.string() })
const token = v.string()
const name = v.exactOptional(v.pipe(v.string(), v.maxLength(4 * MAX_PERSON_NAME_LENGTH)))

export const SIGN_IN_ACTIONS: AllActionsOf<SignInActions> = {
  signInOptions: {
    permission: null,
    schema: nothing,
    handler: async ({ visitor }, { identity }) => questionOr(await identity.signInOptions(visitor)),
    audit: 'none',
  },
  signIn: {
    permission: null,
    schema: v.strictObject({ credential, own: v.boolean() }),
    handler: async (asked, context) =>
      enteredOr(await context.identity.signIn(asked.body, asked.visitor), asked, context),
    audit: 'none',
  },
  enrolOptions: {
    permission: null,
    schema: v.strictObject({ token, name }),
    handler: async ({ body, visitor }, { identity }) =>
      questionOr(await identity.enrolOptions(body.token, visitor, body.name)),
    audit: 'none',
  },
  enrol: {
    permission: null,
    schema: v.strictObject({ token, name, credential, own: v.boolean(), deviceName: v.string() }),
    handler: async (asked, context) =>
      enteredOr(await context.identity.enrol(asked.body.token, asked.body, asked.visitor), asked, context),
    audit: 'none',
  },
  confirmOptions: {
    permission: 'read',
    schema: nothing,
    handler: async ({ session, visitor }, { identity }) => questionOr(await identity.confirmOptions(session, visitor)),
    audit: 'none',
  },
  confirm: {
    permission: 'read',
    schema: v.strictObject({ credential }),
    handler: async ({ session, body, visitor }, { identity }) => {
      const confirmed = await identity.confirm(session, body.credential, visitor)
      return confirmed.ok ? { kind: 'confirmed' } : refusal(confirmed.error)
    },
    audit: 'none',
  },
  signOut: {
    permission: 'read',
    schema: nothing,
    handler: async ({ token: held, setCookie }, { identity, cookie, stopCookie }) => {
      await identity.signOut(held)
      setCookie(cookie.forget())
      setCookie(stopCookie.forget())
      return { kind: 'signed-out' }
    },
    audit: 'none',
  },
}

function questionOr(options: Result<unknown, EnrolFailure>): DeviceQuestion | SignInRefusal {
  return options.ok ? { kind: 'ask-device', options: options.value } : refusal(options.error)
}

function enteredOr(
  signedIn: Result<SignedIn, EnrolFailure>,
  { setCookie }: AskedByAnybody<unknown>,
  context: PanelContext,
): { readonly kind: 'signed-in' } | SignInRefusal {
  if (!signedIn.ok) return refusal(signedIn.error)
  for (const cookie of cookiesOf(signedIn.value, context)) setCookie(cookie)
  return { kind: 'signed-in' }
}

/**
 * The maximum lifetime of a session's cookie; the server ends sessions earlier. On a shared device the cookie ends
 * with the browser.
 */
const OWN_LASTS = 30 * DAY_LENGTH

export function cookiesOf({ token: held, session }: SignedIn, context: PanelContext): readonly string[] {
  return [context.cookie.write(held, session.own ? OWN_LASTS : null), stopPassCookie(session, context)]
}

function refusal(failure: EnrolFailure): SignInRefusal {
  switch (failure.kind) {
    case 'too-many':
      return { kind: 'too-many-attempts', left: failure.left }
    case 'over':
      return { kind: 'link-over', why: failure.why }
    case 'name':
      return { kind: 'person-name', text: identityText(failure) }
    case 'refused':
    case 'device-name':
      return { kind: failure.kind }
  }
}
