import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { startFakeCentralBank } from '../fakes/central-bank.ts'
import { priceBody } from '../fakes/price-body.ts'
import { type FakeProvider, startFakeProvider } from '../fakes/provider.ts'
import { startFakeSmtp } from '../fakes/smtp.ts'
import type { Postgres } from '../postgres/server.ts'
import { type ReplicaSite, settingsAround, startReplica } from './replica-site.ts'
import { sendMessage } from './sent-message.ts'

/** A price of the dollar, and when its source quoted it. */
export interface QuotedPrice {
  readonly sells: string
  readonly at: number
}

/** Replicas over one database, with one source of prices and one mail server. */
export interface ReplicaGroup {
  readonly replicas: readonly ReplicaSite[]
  readonly postgres: Postgres
  readonly database: string
  /** What is written here goes with the group. */
  readonly folder: string
  /** Of each, and of the operator's tool beside them. */
  readonly settings: Readonly<Record<string, string>>
  readonly provider: FakeProvider
  /** All that the source quoted, the newest last. */
  readonly sentPrices: readonly QuotedPrice[]
  /** The mails that went out, as they are. */
  mails(): readonly string[]
  others(than: ReplicaSite): ReplicaSite[]
  /** Resolves with the one that leads and is sure of it. */
  leader(among?: readonly ReplicaSite[]): Promise<ReplicaSite>
  /** The source quotes a price that it has not quoted before. */
  say(): string
  /** Resolves once visitors of these read the newest price, which the source says again and again. */
  show(among?: readonly ReplicaSite[]): Promise<void>
  /** Resolves once one leads, the others follow, everybody reads the newest price, and each takes a message. */
  expectWell(): Promise<void>
  /** One more, in the place of one that has ended; `program`: of another release. */
  replace(ended: ReplicaSite, program?: string): Promise<void>
  close(): Promise<void>
}

/** For a database that starts anew, and a machine that does much at once. */
const POLL = { interval: 100, timeout: 120_000 }

/** `more`: what each is told besides. */
export async function startReplicaGroup(
  postgres: Postgres,
  count: number,
  more: ReplicaGroup['settings'] = {},
): Promise<ReplicaGroup> {
  const folder = mkdtempSync(join(tmpdir(), 'replicas-'))
  const [provider, bank, smtp] = await Promise.all([startFakeProvider(), startFakeCentralBank(), startFakeSmtp()])
  const database = await postgres.createDatabase()
  const settings = { ...settingsAround({ provider, bank, smtp }), ...more }
  let started = 0
  let greetings = 0
  const open = (program?: string): Promise<ReplicaSite> => {
    started += 1
    return startReplica(`replica-${started}`, { folder, postgres, database, settings }, program)
  }
  const end = async ({ server, cable }: ReplicaSite): Promise<void> => {
    await server.kill('SIGKILL')
    await cable.close()
  }
  let replicas = await Promise.all(Array.from({ length: count }, () => open()))
  const sentPrices: QuotedPrice[] = []

  const say = (): string => {
    const sells = `${(47_000 + sentPrices.length) / 1000}`.padEnd(6, '0').padEnd(7, '0')
    const at = Date.now()
    sentPrices.push({ sells, at })
    provider.send(priceBody(at, { USDTRY: ['46.9', sells] }))
    return sells
  }

  const show: ReplicaGroup['show'] = async (among = replicas) => {
    const shown = async (): Promise<boolean> => {
      const newest = say()
      // Where a replica is not listening yet, it is said once more; on a busy machine it only takes longer.
      for (let attempt = 0; attempt < 20; attempt += 1) {
        await pause(100)
        const read = await Promise.all(among.map((replica) => replica.dollar()))
        if (read.every(({ sells }) => sells === newest)) return true
      }
      return false
    }
    await expect.poll(shown, POLL).toBe(true)
  }

  return {
    get replicas() {
      return replicas
    },
    postgres,
    database,
    folder,
    settings,
    provider,
    sentPrices,
    mails: () => smtp.mails.map(({ source }) => source),
    others: (than) => replicas.filter((replica) => replica !== than),
    async leader(among = replicas) {
      let leads: ReplicaSite[] = []
      const number = async (): Promise<number> => {
        const roles = await Promise.all(among.map((replica) => replica.role()))
        leads = among.filter((_replica, index) => roles[index] === 'leading')
        return leads.length
      }
      await expect.poll(number, POLL).toBe(1)
      const [found] = leads
      return found ?? expect.fail('nobody leads')
    },
    say,
    show,
    async expectWell() {
      const others = async (): Promise<unknown[]> => {
        const roles = await Promise.all(replicas.map((replica) => replica.role()))
        return roles.filter((role, index) => role !== 'leading' || index !== roles.indexOf('leading'))
      }
      await expect.poll(others, POLL).toEqual(Array.from({ length: count - 1 }, () => 'following'))
      await show()
      for (const replica of replicas) {
        const write = async (): Promise<number> => {
          greetings += 1
          return (await sendMessage(replica, `selam${greetings}`, greetings)).status
        }
        await expect.poll(write, POLL).toBe(200)
      }
    },
    async replace(ended, program) {
      await end(ended)
      replicas = [...replicas.filter((replica) => replica !== ended), await open(program)]
    },
    async close() {
      await Promise.all(replicas.map(end))
      await Promise.all([provider.stop(), bank.stop(), smtp.close()])
      rmSync(folder, { recursive: true })
    },
  }
}
