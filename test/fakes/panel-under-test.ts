import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { PanelPage } from '../../src/contract/panel/page.ts'
import { PANEL_PATHS, enrolPath } from '../../src/contract/panel/paths.ts'
import type { Role } from '../../src/contract/panel/roles.ts'
import { ownPrice } from '../../src/domain/margin.ts'
import { judgeSnapshot } from '../../src/server/health/health.ts'
import { siteWord } from '../../src/server/health/readyz.ts'
import type { Snapshot } from '../../src/server/health/snapshot.ts'
import { OfficePeople } from '../../src/server/identity/people.ts'
import { limitsFor } from '../../src/server/office/office.ts'
import type { PageBuild } from '../../src/server/pages/page-build.ts'
import { openPanel } from '../../src/server/panel/panel.ts'
import { type Clock, systemClock } from '../../src/server/runtime/clock.ts'
import type { Settings } from '../../src/server/runtime/settings.ts'
import { softAuthenticator } from './authenticator.ts'
import { SNAPSHOT } from './health.ts'
import { ISTANBUL } from './istanbul.ts'
import { officeAtWork } from './office-at-work.ts'
import { recordedLog } from './recorded-log.ts'
import { failing } from './store-away.ts'

export const ORIGIN = 'https://panel.angun.example'

/** What the panel answered; `page`: what its document was drawn of, or null. */
export interface PanelReply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly page: PanelPage | null
}

interface PanelTestOptions {
  readonly origin?: string | null
  readonly market?: Settings['market']
  readonly clock?: Clock
  readonly snapshot?: () => Partial<Snapshot>
}

/** Pages as their data: what they look like is the web's to test. */
const plainBuild: PageBuild = {
  mode: 'production',
  openPages: () => Promise.reject(new Error('the panel has no pages of the site')),
  serveFiles: () => Promise.resolve(),
  servePanelFiles: () => Promise.resolve(),
  drawPanel: (page) => Promise.resolve(JSON.stringify(page)),
  builds: () => Promise.resolve(null),
}

export type PanelUnderTest = Awaited<ReturnType<typeof panelUnderTest>>

/** The panel beside a running office, asked by its own name over a real connection. */
export async function panelUnderTest(options: PanelTestOptions = {}) {
  const { origin = ORIGIN, market = { kind: 'provider', url: 'http://provider.test' }, clock = systemClock } = options
  await using opening = new AsyncDisposableStack()
  const site = opening.use(await officeAtWork(undefined, clock))
  const { settings: base } = site.operator('test')
  const settings: Settings = { ...base, market, trustProxy: 1, panel: { host: '127.0.0.1', port: 0, origin } }
  const { log, lines } = recordedLog()
  const snapshot = (): Snapshot => {
    const { office, offered } = site
    const { pricing } = office.current()
    const own = [...offered.values()].flatMap((quote) => {
      const price = pricing.halted.has(quote.code)
        ? null
        : ownPrice(quote, pricing.margins, limitsFor(pricing, quote.code)).quote
      return price === null ? [] : [[quote.code, price] as const]
    })
    const { mistakes, editedAt, ...officeText } = office.status()
    return {
      ...SNAPSHOT,
      office: office.current(),
      officeMistakes: mistakes,
      officeEditedAt: editedAt,
      officeText,
      halts: office.halts(),
      offered,
      market: { board: new Map(own), sourceTime: clock.now(), halted: pricing.halted },
      ...options.snapshot?.(),
    }
  }
  const away = { is: false }
  const panel = opening.use(
    await openPanel({
      settings,
      readHealth: () => Promise.resolve(judgeSnapshot(snapshot(), clock.now(), ISTANBUL)),
      askSite: () => siteWord({ ...snapshot(), at: clock.now() }),
      office: site.office,
      store: failing(site.store, away),
      source: 'office',
      build: plainBuild,
      clock,
      log,
    }),
  )
  const { port } = new URL(panel.url)
  const own = origin ?? `http://localhost:${port}`

  let count = 0
  /** From another address each time, as its proxy has it, unless a test says from which. */
  const ask = (method: 'GET' | 'POST', path: string, given: Readonly<Record<string, string>>, body = '') =>
    new Promise<PanelReply>((resolve, reject) => {
      count += 1
      const address = `198.51.${count >> 8}.${count & 255}`
      const headers = { host: new URL(own).host, 'x-forwarded-for': address, ...given }
      const asked = request({ host: '127.0.0.1', port, method, path, headers })
      asked.on('error', reject)
      asked.on('response', (answer) => {
        text(answer).then((said) => {
          const isPage = answer.headers['content-type']?.startsWith('text/html') === true && said.startsWith('{')
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build above has drawn it
          const page = isPage ? (JSON.parse(said) as PanelPage) : null
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: said, page })
        }, reject)
      })
      asked.end(body)
    })

  const call = (path: string, body: unknown, cookie = '') =>
    ask('POST', path, { origin: own, 'content-type': 'application/json', cookie }, JSON.stringify(body))

  /** Somebody with a device of their own, signed in by it. */
  const person = async (name: string, role: Role) => {
    const people = new OfficePeople({ store: site.store, origin: own, clock, log: null })
    const added = await people.add({ name, role }, null)
    const invited = added.ok ? await people.invite(added.value.id, 'Kemal Aydın') : added
    if (!invited.ok) throw new Error(JSON.stringify(invited.error))
    const token = invited.value.link.split('/').at(-1) ?? ''
    const device = softAuthenticator(own)
    const credential = device.register(creationIn(await call(enrolPath(token, '/secenekler'), {})))
    const entered = await call(enrolPath(token), { credential, own: true, deviceName: 'Telefonum' })
    const signedIn = await signedInBy(entered)
    return {
      id: invited.value.person.id,
      device,
      ...signedIn,
      /** By the passkey, before what can't be undone. */
      confirm: async () =>
        signedIn.call('/onay', { credential: device.answer(requestIn(await signedIn.call('/onay/secenekler', {}))) }),
    }
  }

  const signedInBy = async (entered: PanelReply) => {
    const cookie = entered.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    const get = (path: string) => ask('GET', path, { cookie })
    const home = (await get(PANEL_PATHS.home)).page
    const formToken = home !== null && 'formToken' in home.frame ? home.frame.formToken : ''
    return {
      cookie,
      get,
      formToken,
      call: (path: string, body: unknown) => call(path, body, cookie),
      post: (
        path: string,
        fields: Readonly<Record<string, string>> = {},
        headers: Readonly<Record<string, string>> = {},
      ) =>
        ask(
          'POST',
          path,
          { cookie, origin: own, 'content-type': 'application/x-www-form-urlencoded', ...headers },
          new URLSearchParams({ jeton: formToken, ...fields }).toString(),
        ),
    }
  }

  const opened = opening.move()
  return {
    ...site,
    url: panel.url,
    origin: own,
    clock,
    lines,
    /** The store can't be asked from now on. */
    loseStore: () => void (away.is = true),
    ask,
    call,
    person,
    signedInBy,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** What the panel has a device asked. */
export function requestIn({ text: said }: PanelReply): PublicKeyCredentialRequestOptionsJSON {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's own answer
  return JSON.parse(said) as PublicKeyCredentialRequestOptionsJSON
}

export function creationIn({ text: said }: PanelReply): PublicKeyCredentialCreationOptionsJSON {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's own answer
  return JSON.parse(said) as PublicKeyCredentialCreationOptionsJSON
}
