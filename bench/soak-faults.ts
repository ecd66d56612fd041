import { setTimeout as pause } from 'node:timers/promises'
import type { FakeProvider } from '../test/fakes/provider.ts'
import type { ReplicaSite } from '../test/operations/replica-site.ts'
import type { Postgres } from '../test/postgres/server.ts'

/** A replica's place: what dies in it is started again. */
export interface Slot {
  site: ReplicaSite
  restart(): Promise<void>
}

interface FaultContext {
  readonly slots: readonly Slot[]
  readonly provider: FakeProvider
  readonly postgres: Postgres
  /** From 0 to 1. */
  readonly random: () => number
}

const SECOND = 1000

/**
 * Breaks something again and again, until it is stopped; each fault ends by itself. Resolves once all is whole again.
 */
export function startFaults({ slots, provider, postgres, random }: FaultContext) {
  const counts = new Map<string, number>()
  const ending = new AbortController()
  const between = (least: number, most: number): Promise<void> => pause((least + random() * (most - least)) * SECOND)

  /** The first place is spared: its memory is watched. */
  const mortal = (): Slot | undefined => slots[1 + Math.floor(random() * (slots.length - 1))]
  const any = (): Slot | undefined => slots[Math.floor(random() * slots.length)]

  const ofReplicas: Readonly<Record<string, () => Promise<void>>> = {
    async 'a replica killed'() {
      const slot = mortal()
      await slot?.site.server.kill('SIGKILL')
      await slot?.site.cable.close()
      await between(0, 5)
      await slot?.restart()
    },
    async 'a replica paused'() {
      const pid = any()?.site.server.pid
      if (pid === undefined) return
      process.kill(pid, 'SIGSTOP')
      await between(1, 25)
      process.kill(pid, 'SIGCONT')
    },
    async 'a replica cut off from the database'() {
      const cable = any()?.site.cable
      cable?.pull()
      await between(1, 20)
      cable?.plug()
    },
    async 'a replica far from the database'() {
      const cable = any()?.site.cable
      cable?.slow(50 + random() * 400)
      await between(2, 15)
      cable?.slow(0)
    },
  }
  const ofSources: Readonly<Record<string, () => Promise<void>>> = {
    async 'the provider away'() {
      await provider.refuse()
      await between(1, 15)
      await provider.back()
    },
    async 'the provider silent'() {
      provider.silence()
      await between(1, 10)
      await provider.back()
    },
    async 'the provider’s sockets cut'() {
      provider.drop()
      await between(0, 2)
    },
    async 'the database restarted'() {
      await postgres.stop(random() < 0.5 ? 'fast' : 'kill')
      await between(0, 5)
      await postgres.start()
    },
    async 'the database hanging'() {
      postgres.hang()
      await between(1, 12)
      postgres.goOn()
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
