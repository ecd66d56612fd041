import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { SECOND } from '#domain/calendar.ts'
import { SENTENCES } from '../response/index.ts'
import { type Clock, netOf, type ProxyTrust, visitorAddress } from '../runtime/index.ts'
import { cutOff } from './answers-ahead.ts'
import { refuseRaw } from './listener.ts'
import { createVisitorPool } from './visitor-pool.ts'

/** An address may be shared by an office or by a mobile network. A browser has six connections at most. */
const PER_VISITOR = 50

const MAX_UNFINISHED = 1000

/** Bounds the requests of the public site whose bodies have not arrived. Returns the function that counts a request. */
export function boundBodies(trust: ProxyTrust): (request: IncomingMessage) => void {
  const unfinished = createVisitorPool<IncomingMessage>({ perVisitor: PER_VISITOR, inAll: MAX_UNFINISHED }, (request) =>
    cutOff(request.socket),
  )
  return (request) => {
    if (!hasBody(request)) return
    unfinished.enter(request, netOf(visitorAddress(request, trust)))
    request.once('close', () => unfinished.leave(request))
  }
}

const ANONYMOUS = { perVisitor: PER_VISITOR, inAll: 1000 }
const SIGNED_IN = { perVisitor: PER_VISITOR, inAll: 2000 }

/** The longest time for the body of a request without a session. A sign-in has about a kilobyte. */
const ANONYMOUS_BODY_MS = 5 * SECOND

interface SessionBounds {
  /** Returns the id of the session that a request proves without the store. Null means that it proves none. */
  readonly sessionOf: (request: IncomingMessage) => string | null
  readonly trust: ProxyTrust
  readonly clock: Pick<Clock, 'after'>
}

/**
 * Bounds the connections of a listener with sessions. A connection counts for its visitor (a session, else an address)
 * while the server waits for the head or the body of a request. Strangers and people who are signed in have a pool
 * each, so strangers only take places from strangers.
 */
export function boundVisitors({ sessionOf, trust, clock }: SessionBounds) {
  const anonymous = createVisitorPool(ANONYMOUS, cutOff)
  const signedIn = createVisitorPool(SIGNED_IN, cutOff)
  const latest = new WeakMap<Socket, IncomingMessage>()

  const leave = (socket: Socket): void => {
    anonymous.leave(socket)
    signedIn.leave(socket)
  }

  /** Between two requests, a proxy's connection belongs to no visitor. */
  const peer = ({ remoteAddress = '' }: Socket): string | null =>
    trust(remoteAddress, 0) ? null : netOf(remoteAddress)

  const limitBody = (request: IncomingMessage, response: ServerResponse): void => {
    const late = clock.after(ANONYMOUS_BODY_MS, () => {
      if (request.complete) return
      if (response.headersSent) cutOff(request.socket)
      else refuseRaw(request.socket, { status: 408, sentence: SENTENCES.tooSlow })
    })
    request.once('close', () => late.cancel())
  }

  return {
    connected: (socket: Socket): void => {
      socket.once('close', () => leave(socket))
      anonymous.enter(socket, peer(socket))
    },
    /** Called with every request before it is handled. */
    requested: (request: IncomingMessage, response: ServerResponse): void => {
      const { socket } = request
      const session = sessionOf(request)
      const pool = session === null ? anonymous : signedIn
      latest.set(socket, request)
      leave(socket)
      if (hasBody(request)) {
        pool.enter(socket, session ?? netOf(visitorAddress(request, trust)))
        if (session === null) limitBody(request, response)
      } else pool.enter(socket, null)
      const isLatest = (): boolean => latest.get(socket) === request && !socket.destroyed
      request.once('close', () => {
        if (isLatest() && !response.closed) pool.enter(socket, null)
      })
      response.once('close', () => {
        if (isLatest() && request.complete) pool.enter(socket, session === null ? peer(socket) : null)
      })
    },
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
