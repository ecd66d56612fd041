import type { PanelBody } from '#contract/panel/page.ts'
import type { SignInPage } from '#contract/panel/sign-in.ts'
import type { Session } from '../identity/index.ts'
import { PANEL_SENTENCES } from './copy.ts'
import type { Fields } from './form.ts'

/** A request that its guard let pass. */
export interface Question {
  readonly session: Session
  /** What stands in the address in the places of names: "/fiyat/:kod". */
  readonly params: Fields
  readonly query: Fields
}

/** The same of a form that was posted. */
export interface Order extends Question {
  readonly fields: Fields
}

export type PanelAnswer =
  | { readonly kind: 'draw'; readonly body: PanelBody; readonly status: number }
  /** Done: back to a page of the panel, so that no reload does it again. */
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'file'; readonly name: string; readonly type: string; readonly text: string }
  /** The session is over by one's own will. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'sign-in'; readonly page: SignInPage; readonly status: number }

/** A page that says what is wrong has the status of that. */
export function draw(body: PanelBody, status = body.kind === 'problem' ? body.status : 200): PanelAnswer {
  return { kind: 'draw', body, status }
}

export function go(to: string): PanelAnswer {
  return { kind: 'go', to }
}

const STATUS = {
  notFound: 404,
  forbidden: 403,
  foreign: 403,
  oldForm: 403,
  badRequest: 400,
  tooMany: 429,
  storeAway: 503,
  failed: 500,
  methodNotAllowed: 405,
  tooLarge: 413,
} as const

export type Problem = keyof typeof STATUS

export function problem(kind: Problem): Extract<PanelBody, { kind: 'problem' }> {
  return { kind: 'problem', status: STATUS[kind], ...PANEL_SENTENCES[kind] }
}
