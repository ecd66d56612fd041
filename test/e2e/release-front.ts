import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WORKER_PATH } from '../../src/contract/worker-contract.ts'

/** What differs between two releases of the site. */
export interface Release {
  /** In the title of each page. */
  readonly name: string
  /** The code of its worker, made of the true one's; null: it has none any more. */
  readonly worker: (code: string) => string | null
  /** The line drops before its sheet, which has a name of its own in each release. */
  readonly losesSheet?: boolean
}

/** One address at which one release of the site follows another. */
export interface ReleaseFront {
  readonly url: string
  serve(next: Release): void
  /** Lets nobody in: a network that is gone for the worker as for the page. */
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
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    serve(next) {
      current = next
    },
    cutOff(isCut) {
      cut = isCut
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const SHEET_OF_BUILD = '/assets/style-'
const SHEET = /\/assets\/(?:\w+-)?style-/

function changedBy({ name, worker }: Release, url: string, type: string, body: Buffer): Buffer | string | null {
  const ofRelease = (text: string): string => text.replaceAll(SHEET_OF_BUILD, `/assets/${name}-style-`)
  // Each release keeps what it needs in a store of its own.
  if (url === WORKER_PATH) return worker(ofRelease(body.toString()).replace('`angun ', `\`angun ${name} `))
  return type.startsWith('text/html') ? ofRelease(body.toString()).replace('<title>', `<title>${name} `) : body
}
