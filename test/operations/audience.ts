import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { visitSocket } from '../fakes/socket-visitor.ts'
import type { Postgres } from '../postgres/server.ts'
import type { ReplicaGroup } from './replica-group.ts'
import type { ReplicaSite } from './replica-site.ts'
import { type Answer, MESSAGE_TIMEOUT_MS, sendMessage } from './sent-message.ts'
import { dishonest, pricesIn, stepsBack } from './shown-prices.ts'

/**
 * Visitors of all replicas during a fault: one listens on a socket of each replica, one opens pages, and two send
 * messages. A refused message is sent again to the next replica, as a page does.
 */
export interface Audience {
  readonly answers: readonly Answer[]
  /**
   * Returns the database connections per second that all replicas together opened since the visitors arrived. A period
   * shorter than `calm` seconds counts as `calm` seconds.
   */
  connectionsASecond(calm: number): number
  /**
   * Ends the visits. Fails if a visitor read a wrong price, got no answer or lost a message. `there` is the database
   * server that now has the data.
   */
  leave(there?: Postgres): Promise<void>
}

export async function attend(group: ReplicaGroup): Promise<Audience> {
  const { replicas } = group
  const answers: Answer[] = []
  const complaints: string[] = []
  const connections = (): number => replicas.reduce((sum, { cable }) => sum + cable.connections(), 0)
  const watchers = await Promise.all(replicas.map(({ server }) => visitSocket(server.url)))
  for (const watcher of watchers) watcher.send('40')
  const visit = new AbortController()
  let sent = 0

  const repeatedly = async (every: number, act: (round: number) => Promise<void>): Promise<void> => {
    for (let round = 0; !visit.signal.aborted; round += 1) {
      await act(round)
      await pause(every)
    }
  }
  const at = (round: number): ReplicaSite =>
    replicas[round % replicas.length] ?? expect.fail('the group has no replicas')

  const read = async (round: number): Promise<void> => {
    const path = ['/', '/rates', '/contact'][round % 3] ?? '/'
    const { server, name } = at(round)
    const status = await statusOf(server.url + path)
    if (status !== 200) complaints.push(`${path} of ${name}: ${status}`)
  }

  const write = async (round: number): Promise<void> => {
    sent += 1
    const subject = `soru${randomBytes(6).toString('hex')}`
    const visitor = sent
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await sendMessage(at(round + attempt), subject, visitor)
      answers.push(answer)
      if (answer.status === 200) return
    }
  }

  const visits = [
    repeatedly(200, read),
    repeatedly(200, write),
    // A second writer shows whether a waiting message delays others.
    repeatedly(300, write),
    repeatedly(500, () => Promise.resolve(void group.send())),
  ]

  const [cameAt, before] = [performance.now(), connections()]
  // The visits start only after messages have been accepted.
  await expect
    .poll(() => answers.filter(({ status }) => status === 200).length, { timeout: 2 * MESSAGE_TIMEOUT_MS })
    .toBeGreaterThan(5)
  return {
    answers,
    connectionsASecond: (calm) => (connections() - before) / Math.max(calm, (performance.now() - cameAt) / 1000),
    async leave(there = group.postgres) {
      visit.abort()
      await Promise.all(visits)
      expect(complaints).toEqual([])
      const everywhere = watchers.flatMap(pricesIn)
      for (const [index, watcher] of watchers.entries()) {
        expect.soft(watcher.closed, `the socket of ${at(index).name}`).toBe(false)
        const received = pricesIn(watcher)
        expect(received.length).toBeGreaterThan(0)
        expect(dishonest(received, everywhere, group.sentPrices)).toEqual([])
        expect(stepsBack(received, group.sentPrices)).toEqual([])
        watcher.leave()
      }
      const unexpected = answers.filter(({ status }) => status !== 200 && status !== 503)
      expect(unexpected).toEqual([])
      for (const { status, sentence } of answers)
        if (status === 503) expect(sentence).toMatch(/^Mesajınız şu anda kaydedilemedi\./)
      await expectKept(group, there, answers)
    },
  }
}

/** Expects that every acknowledged message is stored exactly once and was mailed at most once. */
async function expectKept(group: ReplicaGroup, there: Postgres, answers: readonly Answer[]): Promise<void> {
  const rows = await there.run("SELECT subject FROM office.messages WHERE subject LIKE 'soru%'", group.database)
  const kept = rows.map(({ subject }) => subject)
  expect(kept).toHaveLength(new Set(kept).size)
  const acknowledged = answers.filter(({ status }) => status === 200).map(({ subject }) => subject)
  expect(acknowledged.filter((subject) => !kept.includes(subject))).toEqual([])
  const mailed = (subject: unknown): number =>
    group.mails().filter((source) => typeof subject === 'string' && source.includes(subject)).length
  expect(kept.filter((subject) => mailed(subject) > 1)).toEqual([])
  // A killed primary may lose the mark of a sent mail, which is then sent again (docs/replicas.md).
  if (there !== group.postgres) return
  // A mail that was sent but not marked as sent would be sent again.
  const forgotten = async (): Promise<unknown[]> => {
    const waiting = await there.run(
      "SELECT messages.subject FROM office.messages JOIN office.outbox ON outbox.message = messages.number WHERE state <> 'sent' AND messages.subject LIKE 'soru%'",
      group.database,
    )
    return waiting.map(({ subject }) => subject).filter((subject) => mailed(subject) > 0)
  }
  // The sending replica marks a mail as sent as soon as the database accepts writes.
  await expect.poll(forgotten, { timeout: 60_000 }).toEqual([])
}

async function statusOf(url: string): Promise<number | string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(MESSAGE_TIMEOUT_MS) })
    await answer.text()
    return answer.status
  } catch (error) {
    return String(error)
  }
}
