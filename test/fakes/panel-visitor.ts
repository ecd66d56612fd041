import { type IncomingHttpHeaders, request } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { type ActionBody, type ActionName, actionPath, TOKEN_HEADER } from '../../src/contract/panel/action-shapes.ts'
import { type PanelPage, STATE_PATH } from '../../src/contract/panel/page.ts'
import { PAGE as HOME_PAGE } from '../../src/contract/panel/pages/home-page.ts'
import type { InstrumentId } from '../../src/domain/instrument.ts'
import { actsOn } from './acts.ts'
import { type Authenticator, softAuthenticator } from './authenticator.ts'

/** The panel's answer. `json` is the parsed body, or null if the body is not JSON. */
export interface PanelReply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly json: { readonly kind?: string } | null
}

type Texts = Readonly<Record<string, string>>

/** The number of requests so far; each gets an IP address of its own, so that tests do not share rate limits. */
let count = 0

/**
 * Sends requests to the panel at `url` with the host name of `origin` over real connections. Each request has another
 * address in `x-forwarded-for` unless a test sets one.
 */
export function panelVisitor(url: string, origin: string) {
  const { hostname, port } = new URL(url)

  const ask = (method: 'GET' | 'POST', path: string, given: Texts, body = '') =>
    new Promise<PanelReply>((resolve, reject) => {
      count += 1
      const address = `198.51.${count >> 8}.${count & 255}`
      const { origin: from = '', ...more } = given
      const own = { host: new URL(origin).host, 'x-forwarded-for': address, ...(from !== '' && { origin: from }) }
      const headers = { ...own, ...more }
      const asked = request({ host: hostname, port, method, path, headers })
      asked.on('error', reject)
      asked.on('response', (answer) => {
        readText(answer).then((received) => {
          const isJson = answer.headers['content-type']?.startsWith('application/json') === true
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the panel's own answer
          const json = isJson ? (JSON.parse(received) as PanelReply['json']) : null
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: received, json })
        }, reject)
      })
      asked.end(body)
    })

  /** Sends an action with the token of a session. `headers` replace the usual ones. An empty origin is not sent. */
  const call = (name: ActionName, body: unknown, { cookie = '', token = '', ...headers }: Texts = {}) =>
    ask(
      'POST',
      actionPath(name),
      { origin, 'content-type': 'application/json', cookie, [TOKEN_HEADER]: token, ...headers },
      JSON.stringify(body),
    )

  /** Requests the state of a page. */
  const state = async (address: string, cookie: string): Promise<PanelPage> => {
    const reply = await ask('GET', `${STATE_PATH}?sayfa=${encodeURIComponent(address)}`, { cookie })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the panel's own answer
    return JSON.parse(reply.text) as PanelPage
  }

  /** Returns the calls of a session by its cookie. */
  const withCookie = async (cookie: string) => {
    const { frame } = await state(HOME_PAGE.path, cookie)
    const formToken = 'formToken' in frame ? frame.formToken : ''
    const act = <Name extends ActionName>(name: Name, body: ActionBody<Name>, headers: Texts = {}) =>
      call(name, body, { cookie, token: formToken, ...headers })
    return {
      cookie,
      formToken,
      get: (path: string) => ask('GET', path, { cookie }),
      state: (address: string) => state(address, cookie),
      act,
      /** Resumes the halts that the page shows now. */
      async resume(...codes: readonly InstrumentId[]) {
        const page = await state(HOME_PAGE.path, cookie)
        return act('resume', { codes, seen: 'halts' in page.frame ? actsOn(page.frame.halts, codes) : [] })
      },
      /** Confirms the session by passkey, which the panel requires before irreversible actions. */
      confirm: async (device: Authenticator) =>
        act('confirm', { credential: device.answer(requestIn(await act('confirmOptions', {}))) }),
    }
  }

  const signedInBy = async ({ headers }: PanelReply) => {
    const [cookie = '', stopPass = ''] = headers['set-cookie']?.map((each) => each.split(';')[0] ?? '') ?? []
    return { ...(await withCookie(cookie)), stopPass }
  }

  return {
    ask,
    call,
    state,
    withCookie,
    signedInBy,
    /** Registers a new device by the link of an invitation and signs in with it. */
    async enrol(link: string) {
      const token = link.split('/').at(-1) ?? ''
      const device = softAuthenticator(origin)
      const credential = device.register(creationIn(await call('enrolOptions', { token })))
      const entered = await call('enrol', { token, credential, own: true, deviceName: 'Telefonum' })
      return { device, ...(await signedInBy(entered)) }
    },
    /** Signs in with a device and returns the panel's answer. */
    async signIn(device: Authenticator) {
      const credential = device.answer(requestIn(await call('signInOptions', {})))
      return call('signIn', { credential, own: true })
    },
  }
}

/** Returns the passkey request from the panel's answer. */
export function requestIn(reply: PanelReply): PublicKeyCredentialRequestOptionsJSON {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's own answer
  return (JSON.parse(reply.text) as { readonly options: PublicKeyCredentialRequestOptionsJSON }).options
}

/** Returns the registration request from the panel's answer. */
export function creationIn(reply: PanelReply): PublicKeyCredentialCreationOptionsJSON {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's own answer
  return (JSON.parse(reply.text) as { readonly options: PublicKeyCredentialCreationOptionsJSON }).options
}
