import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { answer, type Answer, type SiteRequest } from './site-orders.ts'

const HOST = resolve(import.meta.dirname, 'site-host.ts')

/** A process that runs several sites: a start in it takes a tenth of the time of a new process. */
export interface SiteProcess {
  /**
   * Starts the built site with exactly these settings. Its database and its log (`site.log`) are in `folder`. Its clock
   * is `ahead` ms ahead of the machine's clock.
   */
  start(folder: string, settings: Readonly<Record<string, string>>, ahead?: number): Promise<ServedSite>
  end(): Promise<void>
}

export interface ServedSite {
  readonly url: string
  readonly adminUrl: string
  readonly panelUrl: string
  /** Advances the site's clock by `ms`. */
  putForward(ms: number): Promise<void>
  stop(): Promise<void>
}

type Unnumbered<Kind extends SiteRequest['kind']> = Omit<Extract<SiteRequest, { kind: Kind }>, 'number'>

export function openSiteProcess(): SiteProcess {
  const child = fork(HOST, {
    execArgv: [],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'production',
      // Another time zone than Istanbul, because the office's days must not depend on the server's zone.
      TZ: 'America/Los_Angeles',
    },
  })
  const ended = once(child, 'exit')
  const waiting = new Map<number, (reply: Answer) => void>()
  let orders = 0
  child.on('message', (message) => {
    const reply = v.parse(answer, message)
    waiting.get(reply.to)?.(reply)
    waiting.delete(reply.to)
  })

  const tell = async (order: Unnumbered<'start'> | Unnumbered<'put forward'> | Unnumbered<'stop'>): Promise<Answer> => {
    orders += 1
    const answered = Promise.withResolvers<Answer>()
    waiting.set(orders, answered.resolve)
    child.send({ ...order, number: orders })
    const reply = await Promise.race([answered.promise, ended])
    if ('to' in reply && reply.failure === undefined) return reply
    throw new Error('to' in reply ? reply.failure : 'The process that runs the sites has ended')
  }

  return {
    async start(folder, settings, ahead = 0) {
      const { site } = await tell({ kind: 'start', folder, settings, ahead })
      if (site === undefined) throw new Error('The start was answered without an address')
      const { url } = site
      return {
        ...site,
        putForward: async (ms) => void (await tell({ kind: 'put forward', url, ms })),
        stop: async () => void (await tell({ kind: 'stop', url })),
      }
    },
    async end() {
      child.disconnect()
      await ended
    },
  }
}
