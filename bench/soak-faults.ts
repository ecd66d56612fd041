import { setTimeout as pause } from 'node:timers/promises'
import type { FakeProvider } from '../test/fakes/provider.ts'
import type { ReplicaSite } from '../test/operations/replica-site.ts'
import type { Postgres } from '../test/postgres/server.ts'

/** A position for a replica; a replica that dies is started again. */
export interface Slot {
  site: ReplicaSite
  restart(): Promise<void>
}

interface FaultContext {
  readonly slots: readonly Slot[]
  readonly provider: FakeProvider
  readonly postgres: Postgres
  /** Returns a number from 0 to 1. */
  readonly random: () => number
}

const SECOND = 1000

/** Causes faults repeatedly until it is stopped; each fault ends by itself. Resolves after the last fault has ended. */
export function startFaults({ slots, provider, postgres, random }: FaultContext) {
  const counts = new Map<string, number>()
  const ending = new AbortController()
  const between = (least: number, most: number): Promise<void> => pause((least + random() * (most - least)) * SECOND)

  /** The first slot is never killed, because its memory is measured. */
  const mortal = (): Slot | undefined => slots[1 + Math.floor(random() * (slots.length - 1))]
  const any = (): Slot | undefined => slots[Math.floor(random() * slots.length)]

  const ofReplicas: Readonly<Record<string, () => Promise<void>>> = {
    async 'a replica is killed'() {
      const slot = mortal()
      await slot?.site.server.kill('SIGKILL')
      await slot?.site.cable.close()
      await between(0, 5)
      await slot?.restart()
    },
    async 'a replica is paused'() {
      const pid = any()?.site.server.pid
      if (pid === undefined) return
      process.kill(pid, 'SIGSTOP')
      await between(1, 25)
      process.kill(pid, 'SIGCONT')
    },
    async 'a replica loses the database'() {
      const cable = any()?.site.cable
      cable?.pull()
      await between(1, 20)
      cable?.plug()
    },
    async 'a replica reaches the database slowly'() {
      const cable = any()?.site.cable
      cable?.slow(50 + random() * 400)
      await between(2, 15)
      cable?.slow(0)
    },
  }
  const ofSources: Readonly<Record<string, () => Promise<void>>> = {
    async 'the provider refuses connections'() {
      await provider.refuse()
      await between(1, 15)
      await provider.back()
    },
    async 'the provider is silent'() {
      provider.silence()
      await between(1, 10)
      await provider.back()
    },
    async 'the provider drops its sockets'() {
      provider.drop()
      await between(0, 2)
    },
    async 'the database restarts'() {
      await postgres.stop(random() < 0.5 ? 'fast' : 'kill')
      await between(0, 5)
      await postgres.start()
    },
    async 'the database hangs'() {
      postgres.hang()
      await between(1, 12)
      postgres.resume()
    },
  }

  const repeatedly = async (faults: typeof ofReplicas, calm: number): Promise<void> => {
    const entries = Object.entries(faults)
    while (!ending.signal.aborted) {
      await between(calm / 4, calm)
      const [name, fault] = entries[Math.floor(random() * entries.length)] ?? []
      if (ending.signal.aborted || name === undefined || fault === undefined) continue
      counts.set(name, (counts.get(name) ?? 0) + 1)
      await fault()
    }
  }
  const running = Promise.all([repeatedly(ofReplicas, 12), repeatedly(ofSources, 30)])
  return {
    counts,
    async stop(): Promise<void> {
      ending.abort()
      await running
    },
  }
}
