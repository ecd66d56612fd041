import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { PanelPage } from '../../src/contract/panel/page.ts'
import { PANEL_PATHS, enrolPath } from '../../src/contract/panel/paths.ts'
import { type Authenticator, softAuthenticator } from './authenticator.ts'

/** What the panel answered; `page`: what its document was drawn of, where it is drawn as data, or null. */
export interface PanelReply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly page: PanelPage | null
}

type Texts = Readonly<Record<string, string>>

/** Nobody asks from the address of another test. */
let count = 0

/**
 * Whoever asks the panel that listens at `url` by the name under which people read it, over real connections; from
 * another address each time, as its proxy has it, unless a test says from which.
 */
export function panelVisitor(url: string, origin: string) {
  const { hostname, port } = new URL(url)

  const ask = (method: 'GET' | 'POST', path: string, given: Texts, body = '') =>
    new Promise<PanelReply>((resolve, reject) => {
      count += 1
      const address = `198.51.${count >> 8}.${count & 255}`
      const headers = { host: new URL(origin).host, 'x-forwarded-for': address, ...given }
      const asked = request({ host: hostname, port, method, path, headers })
      asked.on('error', reject)
      asked.on('response', (answer) => {
        text(answer).then((said) => {
          const isPage = answer.headers['content-type']?.startsWith('text/html') === true && said.startsWith('{')
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test's own build has drawn it
          const page = isPage ? (JSON.parse(said) as PanelPage) : null
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: said, page })
        }, reject)
      })
      asked.end(body)
    })

  const call = (path: string, body: unknown, cookie = '') =>
    ask('POST', path, { origin, 'content-type': 'application/json', cookie }, JSON.stringify(body))

  /** Whose session this cookie is, at this panel. */
  const withCookie = async (cookie: string) => {
    const get = (path: string) => ask('GET', path, { cookie })
    const [, formToken = ''] = FORM_TOKEN.exec((await get(PANEL_PATHS.home)).text) ?? []
    return {
      cookie,
      get,
      formToken,
      call: (path: string, body: unknown) => call(path, body, cookie),
      post: (path: string, fields: Texts = {}, headers: Texts = {}) =>
        ask(
          'POST',
          path,
          { cookie, origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
          new URLSearchParams({ jeton: formToken, ...fields }).toString(),
        ),
      /** By the passkey, before what can't be undone. */
      confirm: async (device: Authenticator) =>
        call('/onay', { credential: device.answer(requestIn(await call('/onay/secenekler', {}, cookie))) }, cookie),
    }
  }

  const signedInBy = ({ headers }: PanelReply) => withCookie(headers['set-cookie']?.[0]?.split(';')[0] ?? '')

  return {
    ask,
    call,
    withCookie,
    signedInBy,
    /** Registers a new device by the link of an invitation, and is in by it. */
    async enrol(link: string) {
      const token = link.split('/').at(-1) ?? ''
      const device = softAuthenticator(origin)
      const credential = device.register(creationIn(await call(enrolPath(token, '/secenekler'), {})))
      const entered = await call(enrolPath(token), { credential, own: true, deviceName: 'Telefonum' })
      return { device, ...(await signedInBy(entered)) }
    },
    /** What comes of a sign-in by a device. */
    async signIn(device: Authenticator) {
      const credential = device.answer(requestIn(await call(PANEL_PATHS.signInOptions, {})))
      return call(PANEL_PATHS.signIn, { credential, own: true })
    },
  }
}

/** In a page as data, or in a document. */
const FORM_TOKEN = /(?:"formToken":|name="jeton" value=)"([^"]+)"/

/** What the panel has a device asked. */
export function requestIn({ text: said }: PanelReply): PublicKeyCredentialRequestOptionsJSON {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's own answer
  return JSON.parse(said) as PublicKeyCredentialRequestOptionsJSON
}

export function creationIn({ text: said }: PanelReply): PublicKeyCredentialCreationOptionsJSON {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's own answer
  return JSON.parse(said) as PublicKeyCredentialCreationOptionsJSON
}
