import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { WORKER_PATH } from '../../src/contract/worker-contract.ts'
import { listenLocally, stopListening } from '../fakes/listening.ts'

export interface Release {
  /** A prefix of the title of each page. */
  readonly name: string
  /** Returns the release's worker code, derived from the built one; null means that the release has no worker. */
  readonly worker: (code: string) => string | null
  /** Whether requests for the stylesheet are cut. The stylesheet has another name in each release. */
  readonly losesSheet?: boolean
}

/** A proxy that serves one release of the site after another at the same address. */
export interface ReleaseFront {
  readonly url: string
  serve(next: Release): void
  /** Closes every connection, for the service worker as well as for the page. */
  cutOff(isCut: boolean): void
  stop(): Promise<void>
}

export async function openReleaseFront(site: string): Promise<ReleaseFront> {
  let current: Release = { name: '', worker: (code) => code }
  let cut = false

  const answer = async ({ url = '/', method = 'GET', headers }: IncomingMessage, response: ServerResponse) => {
    const isSheet = SHEET.test(url)
    if (cut || (isSheet && current.losesSheet === true)) {
      response.destroy()
      return
    }
    const upstream = await fetch(new URL(isSheet ? url.replace(SHEET, SHEET_OF_BUILD) : url, site), {
      method,
      headers: { accept: headers.accept ?? '*/*' },
      redirect: 'manual',
    })
    const body = Buffer.from(await upstream.arrayBuffer())
    const type = upstream.headers.get('content-type') ?? ''
    const changed = changedBy(current, url, type, body)
    for (const [name, value] of upstream.headers)
      if (!['content-encoding', 'content-length', 'etag', 'connection', 'keep-alive'].includes(name))
        response.setHeader(name, value)
    response.writeHead(changed === null ? 404 : upstream.status).end(method === 'HEAD' ? undefined : changed)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  return {
    url: await listenLocally(server),
    serve(next) {
      current = next
    },
    cutOff(isCut) {
      cut = isCut
    },
    stop: () => stopListening(server),
  }
}

const SHEET_OF_BUILD = '/assets/style-'
const SHEET = /\/assets\/(?:\w+-)?style-/

function changedBy({ name, worker }: Release, url: string, type: string, body: Buffer): Buffer | string | null {
  const ofRelease = (text: string): string => text.replaceAll(SHEET_OF_BUILD, `/assets/${name}-style-`)
  // The worker of each release uses a cache of its own.
  if (url === WORKER_PATH) return worker(ofRelease(body.toString()).replace('`angun ', `\`angun ${name} `))
  return type.startsWith('text/html') ? ofRelease(body.toString()).replace('<title>', `<title>${name} `) : body
}
