import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PanelBody, PanelPage } from '#contract/panel/page.ts'
import type { SignInPage } from '#contract/panel/sign-in.ts'
import type { Identity, Session, SessionState } from '../identity/index.ts'
import type { SessionCookie } from './origin.ts'
import type { PanelParts } from './parts.ts'

/** What there is once it is known where people read the panel. */
export interface Opened {
  readonly origin: string
  readonly identity: Identity
  readonly cookie: SessionCookie
  readonly parts: PanelParts
}

/** What the routes of the panel have in common. */
export interface PanelSite {
  readonly opened: () => Opened
  readonly sessionOf: (request: FastifyRequest) => Promise<SessionState>
  readonly pageOf: (body: PanelBody, session: Session | null) => Promise<PanelPage>
  readonly send: (reply: FastifyReply, page: PanelPage, status?: number) => Promise<FastifyReply>
  readonly drawSignIn: (reply: FastifyReply, page: SignInPage, status?: number) => Promise<FastifyReply>
}
