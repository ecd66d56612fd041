import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { HaltAnswer } from '../../src/contract/panel/halt-answers.ts'
import { type PanelReply, panelVisitor } from '../fakes/panel-visitor.ts'
import { addPerson } from '../fakes/run-office.ts'
import { startPostgres } from '../postgres/server.ts'
import { describePostgres } from '../postgres/suite.ts'
import { type ReplicaGroup, startReplicaGroup } from './replica-group.ts'
import type { ReplicaSite } from './replica-site.ts'

/** The public origin of the panel. A proxy forwards its requests to any replica. */
const ORIGIN = 'https://panel.angun.example'
const PAIRS = 50

describePostgres('the panels of three replicas over one database', () => {
  let group: ReplicaGroup
  let leader: ReplicaSite
  let one: ReplicaSite
  let other: ReplicaSite
  let people = 0

  beforeAll(async () => {
    const postgres = await startPostgres()
    group = await startReplicaGroup(postgres, 3, { PANEL_ORIGIN: ORIGIN })
    return async () => {
      await group.close()
      await postgres.close()
    }
  })
  // The leadership may have moved when a replica was cut off.
  beforeEach(async () => {
    leader = await group.leader()
    const [first, second] = group.others(leader)
    if (first === undefined || second === undefined) throw new Error('one of the three replicas is missing')
    one = first
    other = second
  })

  const panelOf = ({ server }: ReplicaSite) => panelVisitor(server.panelUrl, ORIGIN)
  const dollars = (): Promise<(string | null)[]> =>
    Promise.all(group.replicas.map(async (replica) => (await replica.dollar()).sells))

  /** Adds a manager by command and registers a device at the leader's panel. */
  async function manager() {
    people += 1
    return panelOf(leader).enrol(await addPerson(leader.settings, `Kemal ${people}`))
  }

  type Manager = Awaited<ReturnType<typeof manager>>

  /** Halts the dollar with only the stop pass, as after the end of a session. */
  const stopAt = async (at: ReplicaSite, { stopPass }: Manager): Promise<HaltAnswer> =>
    answerIn(await panelOf(at).call('halt', { codes: ['USD'], reason: '' }, { cookie: stopPass }))
  const resumeAt = async (at: ReplicaSite, { cookie }: Manager): Promise<HaltAnswer> =>
    answerIn(await (await panelOf(at).withCookie(cookie)).resume('USD'))

  test('all panels accept each other’s sessions and stop passes, and none accepts those of a person who signed out', async () => {
    const kemal = await manager()
    await group.show()
    for (const at of [one, other]) {
      expect((await panelOf(at).state('/', kemal.cookie)).body.kind).toBe('home')
      expect(await retryUntilKnown(() => stopAt(at, kemal), isEverywhere)).toMatchObject({
        kind: 'halted',
        unconfirmed: [],
      })
      expect(await dollars()).toEqual([null, null, null])
      await retryUntilKnown(() => resumeAt(at, kemal), isEverywhere)
    }
    await panelOf(one).call('signOut', {}, { cookie: kemal.cookie, token: kemal.formToken })
    for (const at of [leader, one, other]) expect(await stopAt(at, kemal)).toEqual({ kind: 'signed-out' })
  })

  test(
    `the panels give only true answers to ${PAIRS} pairs of a simultaneous halt and resume`,
    { timeout: 600_000 },
    async () => {
      const kemal = await manager()
      await retryUntilKnown(() => resumeAt(leader, kemal), isEverywhere)
      await group.show()
      for (let pair = 0; pair < PAIRS; pair += 1) {
        const [first, second] = pair % 2 === 0 ? [leader, one] : [other, leader]
        const [stop, resumption] = await Promise.all([stopAt(first, kemal), resumeAt(second, kemal)])
        const claims = [...(isEverywhere(stop) ? ['off'] : []), ...(isEverywhere(resumption) ? ['on'] : [])]
        const shown = async (): Promise<string> => {
          const each = (await dollars()).map((sells) => (sells === null ? 'off' : 'on'))
          return [...new Set(each)].join(' ')
        }
        // Both answers may be true one after the other: all replicas then show the state that was stored last.
        await expect.poll(shown).toBeOneOf(claims.length === 0 ? ['off', 'on'] : claims)
        await retryUntilKnown(() => resumeAt(second, kemal), isEverywhere)
      }
    },
  )

  test('a panel halts prices with a stop pass alone while the database is down and claims nothing about other replicas', async () => {
    const kemal = await manager()
    await retryUntilKnown(() => resumeAt(leader, kemal), isEverywhere)
    await group.show()
    for (const { cable } of group.replicas) cable.pull()
    try {
      const answer = await stopAt(one, kemal)
      expect(answer).toMatchObject({ kind: 'halted', reach: 'here', kept: 'file', unconfirmed: null, confirmed: [] })
      expect((await one.dollar()).sells).toBeNull()
      expect((await other.dollar()).sells).not.toBeNull()
    } finally {
      for (const { cable } of group.replicas) cable.plug()
    }
    await expect.poll(dollars, { timeout: 60_000 }).toEqual([null, null, null])
  })
})

const isEverywhere = ({ reach, again }: HaltAnswer): boolean => reach === 'everywhere' && again.length === 0

function answerIn({ json }: PanelReply): HaltAnswer {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the panel's own answer
  return json as HaltAnswer
}

/** Repeats a request until its answer is known, as a person would on a busy machine. */
async function retryUntilKnown(
  ask: () => Promise<HaltAnswer>,
  isKnown: (answer: HaltAnswer) => boolean,
): Promise<HaltAnswer> {
  let answer = await ask()
  for (let tries = 1; tries < 10 && !isKnown(answer); tries += 1) answer = await ask()
  return answer
}
