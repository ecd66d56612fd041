import { hostname } from 'node:os'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { Authenticator } from '../fakes/authenticator.ts'
import { type PanelReply, panelVisitor } from '../fakes/panel-visitor.ts'
import { addPerson } from '../fakes/run-office.ts'
import { startPostgres } from '../postgres/server.ts'
import { describePostgres } from '../postgres/suite.ts'
import { type ReplicaGroup, startReplicaGroup } from './replica-group.ts'
import type { ReplicaSite } from './replica-site.ts'

/** The public origin of the panel. A proxy forwards its requests to either replica. */
const ORIGIN = 'https://panel.angun.example'

describePostgres('two panels over one database', () => {
  let group: ReplicaGroup
  let leader: ReplicaSite
  let follower: ReplicaSite

  beforeAll(async () => {
    const postgres = await startPostgres()
    group = await startReplicaGroup(postgres, 2, { PANEL_ORIGIN: ORIGIN })
    return async () => {
      await group.close()
      await postgres.close()
    }
  })
  // The leadership may have moved when a replica was cut off or stopped.
  beforeEach(async () => {
    leader = await group.leader()
    const [other] = group.others(leader)
    if (other === undefined) throw new Error('the follower is missing')
    follower = other
  })

  const panelOf = ({ server }: ReplicaSite) => panelVisitor(server.panelUrl, ORIGIN)
  const nameOf = ({ settings }: ReplicaSite): string => `${hostname()}:${settings['ADMIN_PORT']}`

  /** Adds a person by command and registers a device at one panel. */
  async function person(name: string, role: string, at = leader) {
    const { device, cookie } = await panelOf(at).enrol(await addPerson(at.settings, name, role))
    const [row] = await group.postgres.run(`SELECT id FROM office.people WHERE name = '${name}'`, group.database)
    return { id: String(row?.['id']), device, cookie }
  }

  const sitting = ({ cookie }: { readonly cookie: string }, at: ReplicaSite) => panelOf(at).withCookie(cookie)

  const isInAt = async (who: { readonly cookie: string }, at: ReplicaSite): Promise<boolean> =>
    (await panelOf(at).state('/', who.cookie)).body.kind === 'home'

  const signedInAgain = async (device: Authenticator, at: ReplicaSite): Promise<{ readonly cookie: string }> => {
    const panel = panelOf(at)
    return panel.signedInBy(await panel.signIn(device))
  }

  /** Opens the dollar's form at a panel with a new sell margin. */
  async function dollarForm(who: { readonly cookie: string }, at: ReplicaSite, sell: string) {
    const panel = await sitting(who, at)
    const { frame, body } = await panel.state('/fiyat/USD')
    const since = body.kind === 'price' ? body.version : null
    const margins = [{ code: 'USD' as const, sell }]
    return {
      publish: () => panel.act('changeMargins', { margins, since, seenAt: frame.renderedAt, acceptUnusual: true }),
      /** Undoes the change, so that visitors see the provider's prices again. */
      async takeBack({ json }: PanelReply) {
        const version = json !== null && 'version' in json ? Number(json.version) : 0
        expect((await panel.act('undo', { version })).json).toMatchObject({ kind: 'published' })
      },
    }
  }

  const dollars = (): Promise<(string | null)[]> =>
    Promise.all(group.replicas.map(async (replica) => (await replica.dollar()).sells))

  test('a margin that is published at one panel is public at both and is one line of the audit email', async () => {
    const kemal = await person('Kemal Üç', 'yonetici')
    // The first check of the sender of audit emails only records the current state.
    const looked = async () =>
      (await group.postgres.run("SELECT kind FROM office.alerts WHERE kind = 'office-changed'", group.database)).length
    await expect.poll(looked, { timeout: 60_000 }).toBe(1)
    await group.show()
    const form = await dollarForm(kemal, follower, '+0,02')
    const sent = await form.publish()
    expect(sent.json).toMatchObject({ kind: 'published' })
    const own = `${(Number(group.sentPrices.at(-1)?.sells) + 0.02).toFixed(3)}0`
    await expect.poll(dollars).toEqual([own, own])
    // The lines of the audit email are collected for five minutes.
    const told = async (): Promise<string[]> => {
      const waiting = "SELECT text FROM office.outbox WHERE text LIKE '%USD satış payı%'"
      return (await group.postgres.run(waiting, group.database)).map(({ text }) => String(text))
    }
    await expect.poll(told, { timeout: 60_000 }).toHaveLength(1)
    expect((await told())[0]).toMatch(/Kemal Üç \(panel\): USD satış payı \S+ → \+0,02 \(sürüm \d+\)/)
    await form.takeBack(sent)
  })

  test('a sign-in at one panel is valid at both, and “her yerden çıkar” ends it at both immediately', async () => {
    const [kemal, mert] = [await person('Kemal Bir', 'yonetici'), await person('Mert Bir', 'gise')]
    expect([await isInAt(mert, leader), await isInAt(mert, follower)]).toEqual([true, true])
    const there = await sitting(kemal, follower)
    expect((await there.confirm(kemal.device)).json).toEqual({ kind: 'confirmed' })
    const out = await there.act('signOutEverywhere', { person: mert.id, devices: 'kept' })
    expect(out.json).toEqual({ kind: 'changed' })
    expect([await isInAt(mert, leader), await isInAt(mert, follower)]).toEqual([false, false])
    expect(await isInAt(kemal, leader)).toBe(true)
  })

  test("a changed role ends the person's sessions at both panels, and a removed person cannot sign in at either", async () => {
    const [kemal, ayse] = [await person('Kemal İki', 'yonetici'), await person('Ayşe İki', 'gise', follower)]
    const there = await sitting(kemal, follower)
    await there.confirm(kemal.device)
    expect((await there.act('changeRole', { person: ayse.id, role: 'fiyat' })).json).toEqual({ kind: 'changed' })
    expect([await isInAt(ayse, leader), await isInAt(ayse, follower)]).toEqual([false, false])
    const again = await signedInAgain(ayse.device, leader)
    for (const at of [leader, follower])
      expect((await panelOf(at).state('/toplu', again.cookie)).body.kind).toBe('several')

    const here = await sitting(kemal, leader)
    expect((await here.act('removePerson', { person: ayse.id })).json).toEqual({ kind: 'changed' })
    expect([await isInAt(again, follower), await isInAt(again, leader)]).toEqual([false, false])
    for (const at of [leader, follower])
      expect((await panelOf(at).signIn(ayse.device)).json).toEqual({ kind: 'refused' })
  })

  test('if two people change the same price at two panels, the second sees a conflict with both margins', async () => {
    const [kemal, ayse] = [await person('Kemal Dört', 'yonetici'), await person('Ayşe Dört', 'fiyat', follower)]
    await group.show()
    const [first, second] = [await dollarForm(kemal, leader, '+0,03'), await dollarForm(ayse, follower, '+0,05')]
    const sent = await first.publish()
    expect(sent.json).toMatchObject({ kind: 'published' })
    expect((await second.publish()).json).toMatchObject({ kind: 'conflict', by: 'Kemal Dört' })
    await first.takeBack(sent)
  })

  test('a halt at one panel names the replicas that confirmed it, within three seconds', async () => {
    const mert = await person('Mert Beş', 'gise')
    await group.show()
    const here = await sitting(mert, follower)
    const halt = () => here.act('halt', { codes: ['USD'], reason: 'Piyasa oynak' })
    const { json } = await retryUntilKnown(halt, EVERYWHERE)
    expect(await dollars()).toEqual([null, null])
    expect(json).toMatchObject({ kind: 'halted', unconfirmed: [] })
    expect(json !== null && 'took' in json ? json.took : null).toBeLessThan(3000)
  })

  test.each(['cut off from the database', 'stopped'])(
    'a halt names a replica that is %s and did not confirm',
    async (how) => {
      const kemal = await person(`Kemal ${how}`, 'yonetici')
      const here = await sitting(kemal, leader)
      await group.leader()
      await retryUntilKnown(() => here.resume(...CURRENCY_CODES), EVERYWHERE)
      await group.show()
      if (how === 'stopped') process.kill(follower.server.pid, 'SIGSTOP')
      else follower.cable.pull()
      try {
        const { json } = await retryUntilKnown(() => here.act('halt', { codes: ['USD'], reason: '' }), WHERE_KNOWN)
        expect(json).toMatchObject({
          kind: 'halted',
          reach: 'here',
          confirmed: [nameOf(leader)],
          unconfirmed: [nameOf(follower)],
        })
        expect((await leader.dollar()).sells).toBeNull()
      } finally {
        if (how === 'stopped') process.kill(follower.server.pid, 'SIGCONT')
        else follower.cable.plug()
      }
      await expect.poll(dollars).toEqual([null, null])
    },
  )
})

const reachOf = ({ json }: PanelReply) => (json !== null && 'reach' in json ? json.reach : null)
const EVERYWHERE = (reply: PanelReply): boolean => reachOf(reply) === 'everywhere' && againIn(reply).length === 0
/** The prices that a resumption left halted, because somebody halted them again. */
const againIn = ({ json }: PanelReply): readonly unknown[] =>
  json !== null && 'again' in json && Array.isArray(json.again) ? json.again : []
const WHERE_KNOWN = (reply: PanelReply): boolean =>
  reachOf(reply) === 'here' && reply.json !== null && 'unconfirmed' in reply.json && reply.json.unconfirmed !== null

/** Repeats a request until its answer is known, as a person would on a busy machine. */
async function retryUntilKnown(
  press: () => Promise<PanelReply>,
  isKnown: (reply: PanelReply) => boolean,
): Promise<PanelReply> {
  let reply = await press()
  for (let tries = 1; tries < 10 && !isKnown(reply); tries += 1) reply = await press()
  return reply
}
