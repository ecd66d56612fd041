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

/** A dollar price and the time at which the provider quoted it, in ms since the epoch. */
export interface QuotedPrice {
  readonly sells: string
  readonly at: number
}

/** Replicas with one database, one provider and one mail server. */
export interface ReplicaGroup {
  readonly replicas: readonly ReplicaSite[]
  readonly postgres: Postgres
  readonly database: string
  /** A folder that is deleted with the group. */
  readonly folder: string
  /** The settings of each replica and of the office tool beside it. */
  readonly settings: Readonly<Record<string, string>>
  readonly provider: FakeProvider
  /** All prices that the provider sent, newest last. */
  readonly sentPrices: readonly QuotedPrice[]
  /** Returns the source text of all mails that were sent. */
  mails(): readonly string[]
  others(than: ReplicaSite): ReplicaSite[]
  /** Waits for exactly one leader with a confirmed lease and returns it. */
  leader(among?: readonly ReplicaSite[]): Promise<ReplicaSite>
  /** Sends a price that the provider has not sent before and returns it. */
  send(): string
  /** Sends new prices until all visitors of these replicas see the newest one. */
  show(among?: readonly ReplicaSite[]): Promise<void>
  /** Waits until one replica leads, the others follow, all show the newest price, and each accepts a message. */
  expectWell(): Promise<void>
  /** Starts a replica in place of one that has ended. `program` is the main file of another release. */
  replace(ended: ReplicaSite, program?: string): Promise<void>
  close(): Promise<void>
}

/** Long enough for a database restart on a busy machine. */
const POLL = { interval: 100, timeout: 120_000 }

/** Starts the replicas. `more` are additional settings for all of them. */
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

  const send = (): string => {
    const sells = `${(47_000 + sentPrices.length) / 1000}`.padEnd(6, '0').padEnd(7, '0')
    const at = Date.now()
    sentPrices.push({ sells, at })
    provider.send(priceBody(at, { USDTRY: ['46.9', sells] }))
    return sells
  }

  const show: ReplicaGroup['show'] = async (among = replicas) => {
    const shown = async (): Promise<boolean> => {
      const newest = send()
      // If a replica is not ready yet, the price is sent again. On a busy machine this only takes longer.
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
      return found ?? expect.fail('no replica leads')
    },
    send,
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
