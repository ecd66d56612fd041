import type { FastifyInstance } from 'fastify'
import { openIdentity } from '../identity/index.ts'
import { addDemo } from './demo.ts'
import { addDocuments } from './document.ts'
import { panelFrame, signInFrame } from './frame.ts'
import { addManifest } from './manifest.ts'
import { sessionCookie } from './origin.ts'
import { addRoutes, pageFor } from './page-routes.ts'
import type { PanelSurroundings } from './panel-options.ts'
import { panelParts } from './parts.ts'
import { pageAt } from './route.ts'
import { ROUTES } from './routes.ts'
import { addSignIn } from './sign-in.ts'
import type { Opened, PanelSite } from './site.ts'
import { addStream } from './stream.ts'

interface SignedInOptions extends PanelSurroundings {
  /** All is invented, and everybody on this machine may change it. */
  readonly isDemo: boolean
  /** Signs challenges and stop passes. */
  readonly secret: string
}

/** The panel of whoever signs in: its pages and acts, and their stream. */
export function addSignedInPanel(app: FastifyInstance, options: SignedInOptions) {
  const { clock, log } = options
  let known: Opened | null = null
  const opened = (): Opened => {
    if (known === null) throw new Error('the panel is asked before it listens')
    return known
  }
  const site = panelSite(app, options, opened)
  addRoutes(app, site)
  addSignIn(app, { ...site, isPage: (path) => pageAt(ROUTES, path) !== null })
  addManifest(app)
  addStream(app, {
    async followerOf(request) {
      const state = await site.sessionOf(request)
      if (!('session' in state)) return null
      return { session: state.session.id, look: (address) => pageFor(request, address, site) }
    },
    clock,
    log,
  })
  const demoPath = options.isDemo ? addDemo(app, opened) : null
  return {
    /** Returns the link that signs in to the demo; null: this is no demo. */
    listening(origin: string): string | null {
      known = openAt(origin, options)
      if (demoPath === null) return null
      log.info({ link: `${origin}${demoPath}` }, 'the panel of the demo')
      return `${origin}${demoPath}`
    },
  }
}

function openAt(origin: string, options: SignedInOptions): Opened {
  const { store, office, isDemo, secret, clock, log } = options
  const officeName = office.current().facts.shortName
  const identity = openIdentity({ store, origin, officeName, demo: isDemo, secret, clock, log })
  return { origin, identity, cookie: sessionCookie(origin), parts: panelParts({ ...options, identity }) }
}

function panelSite(app: FastifyInstance, options: SignedInOptions, opened: () => Opened): PanelSite {
  const { report, office, settings, build, clock } = options
  const sessionOf: PanelSite['sessionOf'] = ({ method, headers }) => {
    const { identity, cookie } = opened()
    const mode = headers['sec-fetch-mode'] ?? 'navigate'
    // A page that a script renews, by the stream or in its place, is nobody who uses the panel.
    const by = method === 'GET' && mode !== 'navigate' ? 'look' : 'use'
    return identity.session(cookie.read(headers.cookie) ?? undefined, by)
  }
  const isInvented = settings.market.kind === 'demo'
  const pageOf: PanelSite['pageOf'] = async (body, session) => {
    const { sample, origin } = office.current().facts
    // The sample's own address is nobody's.
    const siteOrigin = sample ? `http://localhost:${settings.site.port}` : origin
    return { frame: panelFrame(await report.read(), session, { siteOrigin, demo: isInvented }), body }
  }
  const { send } = addDocuments(app, {
    build,
    async drawProblem(body, request) {
      const state = await sessionOf(request)
      return pageOf(body, 'session' in state ? state.session : null)
    },
  })
  const drawSignIn: PanelSite['drawSignIn'] = (reply, body, status) =>
    send(reply, { frame: signInFrame(office.current().facts, isInvented, clock), body }, status)
  return { opened, sessionOf, pageOf, send, drawSignIn }
}
